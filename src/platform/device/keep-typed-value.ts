/**
 * Keeps the text of an `autocomplete="off"` field when the visitor comes back to the page, and restores it. Chromium
 * does not restore such fields, and WebKit resets them to their HTML value when it restores a page from its cache.
 */
export function keepTypedValue(field: HTMLInputElement): void {
  if (!field.value) field.value = history.state?.typed ?? "";
  addEventListener("pagehide", () => {
    field.defaultValue = field.value;
    history.replaceState({ ...history.state, typed: field.value }, "");
  });
}
