/** False before iOS 15.4 and Firefox 98. There, CSS shows an element with the attribute `open` as part of the page. */
const hasDialogs = typeof HTMLDialogElement !== "undefined";

/** Polyfills invoker commands, `closedby` and dialogs; does nothing where the browser supports them. */
export function polyfillDialogs(): void {
  if (!("commandForElement" in HTMLButtonElement.prototype)) document.addEventListener("click", runCommand);
  if (hasDialogs && !("closedBy" in HTMLDialogElement.prototype))
    document.addEventListener("click", closeOnBackdropClick);
}

function runCommand({ target }: Event): void {
  const button = target instanceof Element && target.closest<HTMLButtonElement>("button[commandfor]");
  const dialog = button && document.getElementById(button.getAttribute("commandfor") ?? "");
  if (!dialog) return;
  const isOpening = button.getAttribute("command") === "show-modal";
  if (!hasDialogs) {
    dialog.toggleAttribute("open", isOpening);
    const opener = document.querySelector<HTMLElement>(`[commandfor="${dialog.id}"][command="show-modal"]`);
    (isOpening ? dialog : opener)?.focus();
  } else if (dialog instanceof HTMLDialogElement && isOpening !== dialog.open) {
    // Some browsers do not focus a clicked button, so the dialog would not return the focus to it.
    if (isOpening) dialog.addEventListener("close", () => button.focus(), { once: true });
    dialog[isOpening ? "showModal" : "close"]();
    // Some browsers ignore the dialog's `autofocus`.
    if (isOpening) dialog.focus();
  }
}

/** Closes the dialog on a click on its backdrop: the click targets the dialog, but is outside the dialog's box. */
function closeOnBackdropClick({ target, clientX, clientY }: MouseEvent): void {
  if (!(target instanceof HTMLDialogElement) || target.getAttribute("closedby") !== "any") return;
  const { left, right, top, bottom } = target.getBoundingClientRect();
  if (clientX < left || clientX > right || clientY < top || clientY > bottom) target.close();
}
