import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { Live } from "#ui/hydrated/live.ts";
import { carryOver } from "./carry-over.ts";

/**
 * Hydrates what `Island` rendered into an element, in short pieces: a transition yields to the page every few
 * milliseconds. What was entered stays, also where React has to build it anew. A component that breaks gets its
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
  const enterAgain = carryOver(element);
  const onRecoverableError = (error: unknown) => {
    enterAgain();
    console.info(`The island "${element.dataset.island}" was built anew.`, error);
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
