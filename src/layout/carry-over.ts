type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement | HTMLAnchorElement;

/**
 * What a visitor had entered into a tool, and where they were, for when React builds it anew because its HTML is not
 * what the server sent: a browser that translates or an extension has changed it.
 *
 * @returns what enters it into the controls that are there by then.
 */
export function carryOver(element: HTMLElement): () => void {
  const entered = controlsIn(element);
  let focused = document.activeElement;
  const follow = (event: FocusEvent) => {
    focused = event.target as Element;
  };
  element.addEventListener("focusin", follow);
  return () => {
    element.removeEventListener("focusin", follow);
    const anew = controlsIn(element);
    for (const [key, before] of entered) {
      const control = anew.get(key);
      if (!control || control === before) continue;
      enter(control, before);
      if (before === focused) control.focus({ preventScroll: true });
    }
  };
}

/** By what they are, since their ids are others when they are built anew, and some are there only with script. */
function controlsIn(element: HTMLElement): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of element.querySelectorAll<Control>("input, select, textarea, button, a")) {
    const kind = [control.tagName, control.getAttribute("type"), control.getAttribute("name"), optionOf(control)];
    let key = kind.join();
    while (found.has(key)) key += "+";
    found.set(key, control);
  }
  return found;
}

/** Of choices, which one; of buttons and links, what they say. */
function optionOf(control: Control): string | null {
  if (control.matches("button, a")) return control.textContent;
  return control.matches("[type=radio], [type=checkbox]") ? control.getAttribute("value") : "";
}

function enter(control: Control, before: Control): void {
  if (control instanceof HTMLInputElement && control.matches("[type=radio], [type=checkbox]")) {
    if ((before as HTMLInputElement).checked !== control.checked && (control.type !== "radio" || !control.checked))
      control.click();
  } else if (
    "value" in control &&
    !control.matches("button") &&
    control.value !== (before as Control & { value: string }).value
  ) {
    // React takes no notice of a value that is set on the control itself.
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), "value")?.set?.call(
      control,
      (before as HTMLInputElement).value,
    );
    control.dispatchEvent(new Event(control.matches("select") ? "change" : "input", { bubbles: true }));
  }
}
