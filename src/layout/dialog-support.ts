/** Gives browsers without invoker commands or `closedby` what the others have; where there is support it does nothing. */
export function supportDialogs(): void {
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", obeyCommand);
  if (!("closedBy" in HTMLDialogElement.prototype)) document.addEventListener("click", closeFromOutside);
}

function obeyCommand({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>("button[commandfor]");
  if (!button) return;
  const dialog = document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!(dialog instanceof HTMLDialogElement)) return;
  const command = button.getAttribute("command");
  if (command === "close") dialog.close();
  if (command === "show-modal" && !dialog.open) {
    // Some browsers do not focus a clicked button, and could not give the focus back to it.
    dialog.addEventListener("close", () => button.focus(), { once: true });
    dialog.showModal();
  }
}

/** A click on the backdrop has the dialog as its target, and lies outside its box. */
function closeFromOutside({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
