/**
 * Informs React of values entered before hydration: React keeps the fields as they are, but its state has the values of
 * the HTML, and it ignores an event if the field still has the last value that it knows.
 */
export function replayEntries(root: Element): void {
  for (const field of root.querySelectorAll("input")) {
    const { value, defaultValue, checked, defaultChecked, type } = field;
    if (checked !== defaultChecked && (checked || type === "checkbox")) {
      field.checked = !checked;
      field.click();
    } else if (value !== defaultValue) {
      field.value = defaultValue;
      setNatively(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
  for (const field of root.querySelectorAll("select"))
    if (field.selectedOptions[0]?.defaultSelected === false)
      field.dispatchEvent(new Event("change", { bubbles: true }));
}

/** Sets a value without React's own setter, which would record the value as known and then ignore the event. */
function setNatively(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
}
