import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { begin } from "./words/text.ts";
import { settings } from "./base/settings/settings.svelte.ts";
import "./base/settings/themes.css";

const target = document.getElementById("app");
// Should the words of the language not come, the page is in English.
void begin(settings.language)
  .catch(() => begin((settings.language = "en")))
  .then(() => target && mount(App, { target }));

// Where the browser allows it (not over plain http from another computer), the page is kept for when the server is away.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
