// Sheets of paper: ordered from the server, and handed to the browser as files.
import { t, plain } from "../../words/text.ts";
import type { PaperSize, PrintOrder, Text } from "../../live/protocol.ts";
import { settings } from "../settings/settings.svelte.ts";

/** Where people print on Letter. */
const LETTER = /-(US|CA|MX|PH|CL|CO|VE)$/i;

class Press {
  paper: PaperSize = $state(LETTER.test(navigator.language) ? "letter" : "a4");
  /** The name of the file that is being made. */
  busy: string | null = $state(null);
  /** Why the last one was not made. */
  problem = $state("");

  async print(order: Omit<PrintOrder, "type" | "paper" | "language">, name: string): Promise<void> {
    this.busy = name;
    this.problem = "";
    try {
      const body: PrintOrder = { type: "PrintOrder", ...order, paper: this.paper, language: settings.language };
      const response = await fetch("/api/print", { method: "POST", body: JSON.stringify(body) });
      if (response.ok) save(await response.blob(), `${name}.pdf`);
      else this.problem = await why(response);
    } catch {
      this.problem = t("paper-the-server-cannot-be-reached-just-now");
    } finally {
      this.busy = null;
    }
  }
}

async function why(response: Response): Promise<string> {
  if (response.status === 429) return t("paper-too-many-sheets");
  return plain((await response.json()) as Text);
}

/** A file that the browser keeps. */
function save(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  Object.assign(document.createElement("a"), { href: address, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

export const press = new Press();
