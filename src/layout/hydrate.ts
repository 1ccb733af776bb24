import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Live } from "#ui/hydrated/live.ts";

/** Any control: what it does not have is undefined. */
type Control = HTMLInputElement & HTMLDetailsElement;

/**
 * Hydrates what `Island` rendered into an element, in short pieces: a transition yields to the page every few
 * milliseconds. What was entered, unfolded and focused stays, and the button pressed last is answered, also where React
 * has to build them anew, as in a page that the browser translated. A component that breaks gets its
 * original HTML back: a form keeps working, a tool hides.
 *
 * @param lastPressed - the button that the page's last press was on, if it was on one.
 * @returns what takes the component off the page again; the page itself never does.
 */
export function hydrate(
  element: HTMLElement,
  component: ComponentType<never>,
  lastPressed: () => HTMLElement | null = () => null,
): Root | undefined {
  let root: Root | undefined;
  const { props = "{}", place = "" } = element.dataset;
  const rendered = element.cloneNode(true);
  const onUncaughtError = (error: unknown) => {
    console.warn(`The island "${element.dataset.island}" broke.`, error);
    element.dataset.failed = "";
    delete element.dataset.awake;
    element.textContent = "";
    element.append(...rendered.childNodes);
  };
  const controls = controlsIn(element);
  const focused = document.activeElement;
  const isTranslated = element.querySelector("font") !== null;
  const successors = new Map<Element | null, HTMLElement>();
  let pressed: HTMLElement | null = null;
  let answered: EventTarget | null = null;
  const onRecoverableError = (error: unknown) => {
    if (!isTranslated) console.error(error);
    // Entering a choice clicks on it: to the page, that is the last press.
    pressed ??= lastPressed();
    for (const [kind, control] of controlsIn(element)) {
      const before = controls.get(kind);
      if (!before) continue;
      successors.set(before, control);
      enter(control, before);
      if (before === focused) control.focus();
    }
  };
  const onLive = () => {
    element.onclick = null;
    const before = lastPressed() ?? pressed;
    const button = successors.get(before) ?? before;
    if (button && element.contains(button) && !button.contains(answered as Node | null)) button.click();
  };
  startTransition(() => {
    root = hydrateRoot(element, createElement(Live, { onLive }, createElement(component, JSON.parse(props))), {
      identifierPrefix: place,
      onUncaughtError,
      onRecoverableError,
    });
  });
  // React answers a press at once from here on.
  element.onclick = ({ target }) => {
    answered = target;
  };
  return root;
}

/**
 * By what they are and how many such come before: their ids are others once they are built anew, and their texts may be
 * translated.
 */
function controlsIn(element: HTMLElement): Map<string, Control> {
  const found = new Map<string, Control>();
  for (const control of element.querySelectorAll<Control>("input, select, button, details, summary, a")) {
    let kind = `${control.tagName} ${control.type} ${control.className}`;
    if (/^(radio|checkbox)$/.test(control.type)) kind += control.value;
    while (found.has(kind)) kind += "+";
    found.set(kind, control);
  }
  return found;
}

function enter(control: Control, before: Control): void {
  if (control.checked !== before.checked) control.click();
  if (control.open !== before.open) control.open = before.open;
  if (control.value === before.value) return;
  // React takes no notice of what is set on the control itself.
  Reflect.set(Object.getPrototypeOf(control), "value", before.value, control);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
