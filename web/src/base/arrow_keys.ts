// Arrow keys among things that are one stop for the Tab key.

/** Move the focus by arrows, Home and End among the elements that `pick` selects inside a container. */
export function roving(container: HTMLElement, pick: string): { destroy(): void } {
  const all = () => [...container.querySelectorAll<HTMLElement>(pick)];
  const onKey = (event: KeyboardEvent) => {
    const items = all();
    const at = items.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    const to = {
      ArrowLeft: at - 1,
      ArrowUp: at - 1,
      ArrowRight: at + 1,
      ArrowDown: at + 1,
      Home: 0,
      End: items.length - 1,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    items[(to + items.length) % items.length]?.focus();
  };
  const onFocus = (event: FocusEvent) => {
    for (const item of all()) item.tabIndex = item === event.target ? 0 : -1;
  };
  container.addEventListener("keydown", onKey);
  container.addEventListener("focusin", onFocus);
  return {
    destroy() {
      container.removeEventListener("keydown", onKey);
      container.removeEventListener("focusin", onFocus);
    },
  };
}
