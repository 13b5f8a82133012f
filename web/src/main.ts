import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { learn } from "./lib/i18n/text.ts";
import { settings } from "./lib/settings.svelte.ts";
import "./themes.css";

const target = document.getElementById("app");
// Should the words of the language not come, the page is in English.
void learn(settings.language)
  .catch(() => undefined)
  .then(() => target && mount(App, { target }));

// Where the browser allows it (not over plain http from another computer), the page is kept for when the server is away.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
