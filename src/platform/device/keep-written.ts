/**
 * Keeps what is written in a field without suggestions for whoever comes back to the page: as it shows a page that it kept,
 * WebKit resets such fields to what the HTML said.
 */
export function keepWritten(field: HTMLInputElement): void {
  addEventListener("pagehide", () => {
    field.defaultValue = field.value;
  });
}
