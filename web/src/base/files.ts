// Files in and out of the page.

/** Let the browser save a text under a name. */
export function save(name: string, text: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 1000);
}

/** A file as letters that any line carries. */
export function packed(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}

/** The text of a file that was chosen. */
export async function chosenText(event: Event): Promise<string | null> {
  const file = (event.currentTarget as HTMLInputElement).files?.[0];
  return file ? file.text() : null;
}
