/** Adds functions that the window of component tests lacks: opening dialogs, and scrolling into view. */
export function polyfillWindow(): void {
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}
