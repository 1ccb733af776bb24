type Field = HTMLInputElement | HTMLSelectElement;

/** A value that a visitor entered in a field; `isChecked` is for radio buttons and checkboxes. */
type Entry = { field: string; value: string; isChecked: boolean };

/**
 * Finds the values that were entered before hydration: those in the page's history entry, and those that the visitor
 * entered or the browser restored since, which take precedence.
 */
export function findEntries(root: Element): Entry[] {
  const entriesByField = new Map(
    listFields(root)
      .filter(isChanged)
      .map((field) => [nameField(field), readEntry(field)]),
  );
  const keptEntries = new Map(readKeptEntries().map((entry) => [entry.field, entry]));
  return [...new Map([...keptEntries, ...entriesByField]).values()];
}

/**
 * Stores a tool's fields in the page's history entry, without long numbers such as an IMEI. Chromium restores neither
 * sliders nor fields without completion, and no browser restores fields that the page adds after an answer.
 */
export function keepEntries(root: Element): void {
  const ownFields = listFields(root)
    .map(readEntry)
    .filter(({ value }) => !/(\d\W?){13}/.test(value));
  const otherEntries = readKeptEntries().filter(({ field }) => !ownFields.some((entry) => entry.field === field));
  history.replaceState({ ...history.state, entries: [...otherEntries, ...ownFields] }, "");
}

function readKeptEntries(): readonly Entry[] {
  const { entries = [] } = (history.state ?? {}) as { entries?: readonly Entry[] };
  return entries;
}

function listFields(root: Element): Field[] {
  return [...root.querySelectorAll<Field>("input, select")];
}

function readEntry(field: Field): Entry {
  return { field: nameField(field), value: field.value, isChecked: "checked" in field && field.checked };
}

/** Name of a field in the page; of a radio button or checkbox, with its value. */
function nameField(field: Field): string {
  return isChoice(field) ? `${field.name}=${field.value}` : field.name;
}

function isChoice({ type }: Field): boolean {
  return /^(radio|checkbox)$/.test(type);
}

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.defaultSelected === false;
  const { value, defaultValue, checked, defaultChecked, type } = field;
  if (type === "radio") return checked && !defaultChecked;
  return type === "checkbox" ? checked !== defaultChecked : value !== defaultValue;
}

/**
 * Reports entries to React, whose state still has the values of the HTML. Waits before each entry, so that React first
 * renders the tool with the previous one, which may add fields and reset others. React ignores an event that does not
 * change the value it last recorded.
 */
export async function replayEntries(root: Element, entries: readonly Entry[]): Promise<void> {
  for (const entry of entries) {
    await undefined;
    const field = listFields(root).find((each) => nameField(each) === entry.field);
    if (field) replay(field, entry);
  }
}

function replay(field: Field, { value, isChecked }: Entry): void {
  if (field instanceof HTMLSelectElement) {
    const initial = [...field.options].find(({ defaultSelected }) => defaultSelected) ?? field.options[0];
    if (value === initial?.value) return;
    field.value = value;
    field.dispatchEvent(new Event("change", { bubbles: true }));
  } else if (isChoice(field)) {
    // A click cannot clear a radio button.
    if (isChecked === field.defaultChecked || (field.type === "radio" && !isChecked)) return;
    field.checked = field.defaultChecked;
    field.click();
  } else {
    field.value = field.defaultValue;
    setNatively(field, value);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }
}

/**
 * Sets a value with the browser's setter. React's setter would record the value, and React would then ignore the event.
 */
function setNatively(field: HTMLInputElement, value: string): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")?.set?.call(field, value);
}
