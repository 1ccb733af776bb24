/**
 * Keeps the text of an `autocomplete="off"` field when the visitor comes back to the page: WebKit resets such fields to
 * their HTML value when it restores a page from its cache.
 */
export function keepTypedValue(field: HTMLInputElement): void {
  addEventListener("pagehide", () => {
    field.defaultValue = field.value;
  });
}
