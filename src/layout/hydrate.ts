import { type ComponentType, createElement, type ReactNode, startTransition, useEffect } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

/**
 * Hydrates what `Island` rendered into an element, in short pieces: a transition yields to the page every few
 * milliseconds. A component that breaks gets its original HTML back: a form keeps working, a tool hides.
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
  startTransition(() => {
    root = hydrateRoot(element, createElement(Live, { onLive }, createElement(component, JSON.parse(props))), {
      identifierPrefix: place,
      onUncaughtError,
    });
  });
  return root;
}

type LiveProps = { onLive: () => void; children?: ReactNode };

/** Tells that its component answers: after the component's own effects, and what they set. */
function Live({ onLive, children }: LiveProps) {
  useEffect(() => void setTimeout(onLive), [onLive]);
  return children;
}
