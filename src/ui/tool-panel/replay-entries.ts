type Field = HTMLInputElement | HTMLSelectElement;

/** A field whose value is not that of the HTML, and that value. */
type Entry = { field: Field; value: string };

/** Finds the values that the visitor entered, or that the browser restored, before hydration. */
export function findEntries(root: Element): Entry[] {
  return [...root.querySelectorAll<Field>("input, select")].filter(isChanged).map((field) => ({
    field,
    value: field.value,
  }));
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  const { value, defaultValue, checked, defaultChecked, type } = field;
  if (type === "radio") return checked && !defaultChecked;
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}

/**
 * Reports entries to React, whose state still has the values of the HTML. Each report may render the tool again, which
 * resets the other fields. React ignores an event that does not change the value it last recorded.
 */
export function replayEntries(entries: readonly Entry[]): void {
  for (const { field, value } of entries) {
    if (field instanceof HTMLSelectElement) {
      field.value = value;
      field.dispatchEvent(new Event("change", { bubbles: true }));
    } else if (/^(radio|checkbox)$/.test(field.type)) {
      field.checked = field.defaultChecked;
      field.click();
    } else {
      field.value = field.defaultValue;
      setNatively(field, value);
      field.dispatchEvent(new Event("input", { bubbles: true }));
    }
  }
}

/**
 * Sets a value with the browser's setter. React's setter would record the value, and React would then ignore the event.
 */
function setNatively(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
}
