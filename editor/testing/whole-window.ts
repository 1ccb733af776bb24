/** Gives the window of component tests what it lacks: dialogs that open, and places that are scrolled to. */
export function wholeWindow(): void {
  Element.prototype.scrollIntoView = () => {};
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
}
