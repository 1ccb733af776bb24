/** Adds what the window of component tests lacks: opening dialogs, scrolling into view, and observing sizes. */
export function polyfillWindow(): void {
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
