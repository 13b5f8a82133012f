import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import "./themes.css";

const target = document.getElementById("app");
if (target) mount(App, { target });

// Where the browser allows it (not over plain http from another computer), the page is kept for when the server is away.
if ("serviceWorker" in navigator) {
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => undefined));
}
