import { type ComponentType, createElement } from "react";
import { hydrateRoot } from "react-dom/client";

/** Wakes what `Island` rendered into an element. */
export function hydrate(element: HTMLElement, component: ComponentType<never>): void {
  const { props = "{}", place = "" } = element.dataset;
  hydrateRoot(element, createElement(component, JSON.parse(props)), { identifierPrefix: place });
}
