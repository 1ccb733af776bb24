import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Live } from "#ui/hydrated/live.ts";

/**
 * Hydrates what `Island` rendered into an element, in short pieces: a transition yields to the page every few
 * milliseconds. What was entered stays, also where React has to build it anew, as in a page that the
 * browser translated. A component that breaks gets its
 * original HTML back: a form keeps working, a tool hides.
 *
 * @param onLive - called once it answers, and knows what was entered before.
 * @returns what takes the component off the page again; the page itself never does.
 */
export function hydrate(
  element: HTMLElement,
  component: ComponentType<never>,
  onLive: () => void = () => {},
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
  const entered = fieldsIn(element);
  const focused = document.activeElement;
  const isTranslated = element.querySelector("font") !== null;
  const onRecoverableError = (error: unknown) => {
    if (!isTranslated) console.error(error);
    for (const [kind, field] of fieldsIn(element)) {
      const before = entered.get(kind);
      if (before) enter(field, before);
      if (before === focused) field.focus();
    }
  };
  startTransition(() => {
    root = hydrateRoot(element, createElement(Live, { onLive }, createElement(component, JSON.parse(props))), {
      identifierPrefix: place,
      onUncaughtError,
      onRecoverableError,
    });
  });
  return root;
}

/** By what they are and how many such come before: their ids are others once they are built anew. */
function fieldsIn(element: HTMLElement): Map<string, HTMLInputElement> {
  const found = new Map<string, HTMLInputElement>();
  for (const field of element.querySelectorAll<HTMLInputElement>("input, select")) {
    let kind = field.type + (/^(radio|checkbox)$/.test(field.type) ? field.value : "");
    while (found.has(kind)) kind += "+";
    found.set(kind, field);
  }
  return found;
}

function enter(field: HTMLInputElement, before: HTMLInputElement): void {
  if (field.checked !== before.checked) field.click();
  if (field.value === before.value) return;
  // React takes no notice of what is set on the field itself.
  Reflect.set(Object.getPrototypeOf(field), "value", before.value, field);
  field.dispatchEvent(new Event("change", { bubbles: true }));
}
