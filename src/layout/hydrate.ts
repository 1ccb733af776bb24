import { type ComponentType, createElement, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";

/** Wakes what `Island` rendered into an element, in short pieces: a transition lets go of the page every few milliseconds. */
export function hydrate(element: HTMLElement, component: ComponentType<never>): void {
  const { props = "{}", place = "" } = element.dataset;
  startTransition(() => {
    hydrateRoot(element, createElement(component, JSON.parse(props)), { identifierPrefix: place });
  });
}
