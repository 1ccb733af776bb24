import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { HydrationSignal } from "#ui/hydrated/hydration-signal.ts";

/** Any control; a property that the actual element does not have is undefined. */
type Control = HTMLInputElement & HTMLDetailsElement;

/**
 * Hydrates the HTML rendered by `Island` in a transition, which yields to the page every few milliseconds. Keeps
 * entered values, open details and the focus, and replays the last press of a button. This works even if React has to
 * rebuild the elements, as in a page that the browser translated. A component that throws gets its original HTML back:
 * a form keeps working, a tool is hidden.
 *
 * @param getLastPressed - returns the button pressed last; null if something else was pressed since.
 * @returns the root, with which tests unmount the component.
 */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  getLastPressed: () => HTMLElement | null = () => null,
): Root | undefined {
  let root: Root | undefined;
  const { props = "{}", place = "" } = element.dataset;
  const renderedCopy = element.cloneNode(true);
  const onUncaughtError = (error: unknown) => {
    console.warn(`The island "${element.dataset.island}" broke.`, error);
    element.dataset.failed = "";
    delete element.dataset.awake;
    element.textContent = "";
    element.append(...renderedCopy.childNodes);
  };
  const controls = findControls(element);
  const focusedElement = document.activeElement;
  const isTranslated = element.querySelector("font") !== null;
  const successors = new Map<Element | null, HTMLElement>();
  let pressedControl: HTMLElement | null = null;
  let handledTarget: EventTarget | null = null;
  const onRecoverableError = (error: unknown) => {
    if (!isTranslated) console.error(error);
    // Read the last press first: restoring a checkbox clicks it, and the page records that click as the last press.
    pressedControl ??= getLastPressed();
    for (const [kind, control] of findControls(element)) {
      const earlierControl = controls.get(kind);
      if (!earlierControl) continue;
      successors.set(earlierControl, control);
      restoreControl(control, earlierControl);
      if (earlierControl === focusedElement) control.focus();
    }
  };
  const onLive = () => {
    element.onclick = null;
    const before = getLastPressed() ?? pressedControl;
    const pressedButton = successors.get(before) ?? before;
    if (pressedButton && element.contains(pressedButton) && !pressedButton.contains(handledTarget as Node | null))
      pressedButton.click();
  };
  startTransition(() => {
    root = hydrateRoot(
      element,
      createElement(HydrationSignal, { onLive }, createElement(component, JSON.parse(props))),
      {
        identifierPrefix: place,
        onUncaughtError,
        onRecoverableError,
      },
    );
  });
  // From here on, React handles presses at once: remember what was pressed, so that it is not pressed again.
  element.onclick = ({ target }) => {
    handledTarget = target;
  };
  return root;
}

/**
 * Finds the controls by kind and by position within the kind: rebuilt elements have new ids and may have translated
 * texts.
 */
function findControls(element: HTMLElement): Map<string, Control> {
  const controls = new Map<string, Control>();
  for (const control of element.querySelectorAll<Control>("input, select, button, details, summary, a")) {
    let kind = `${control.tagName} ${control.type} ${control.className}`;
    if (/^(radio|checkbox)$/.test(control.type)) kind += control.value;
    while (controls.has(kind)) kind += "+";
    controls.set(kind, control);
  }
  return controls;
}

function restoreControl(control: Control, before: Control): void {
  if (control.checked !== before.checked) control.click();
  if (control.open !== before.open) control.open = before.open;
  if (control.value === before.value) return;
  // Use the prototype's setter: React ignores a value that is set on the element itself.
  Reflect.set(Object.getPrototypeOf(control), "value", before.value, control);
  control.dispatchEvent(new Event("change", { bubbles: true }));
}
