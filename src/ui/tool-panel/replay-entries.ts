/**
 * Tells React what was entered before it took over: it leaves the fields as they are, but goes on from the values of the
 * HTML, and ignores an event after which a field is as it last knew it.
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

/** Sets a value unnoticed by React, as the visitor's keys do. */
function setNatively(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
}
