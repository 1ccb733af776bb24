import { act } from "@testing-library/react";
import type { ComponentType, ReactElement } from "react";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { hydrate } from "#layout/hydrate.ts";
import type { IslandName } from "#layout/island-name.ts";
import { translate } from "./translation.ts";

let awake: Root | undefined;
let stopTranslation: (() => void) | undefined;

/**
 * A page as the build writes it, with one of its islands awake: the tool with the words and figures that it really has.
 * The browser translates it, which a tool has to bear: what an element says changes as a whole, never a text beside
 * other nodes, since the one that React knows is no longer there.
 *
 * The one before it goes: what it still waits for would otherwise be written into the new page's places.
 *
 * @param beforeItWakes - returns the button that it presses, if it does.
 */
export async function hydratedTool(
  page: ReactElement,
  name: IslandName,
  component: ComponentType<never>,
  beforeItWakes: (island: HTMLElement) => HTMLElement | null | undefined = () => null,
): Promise<HTMLElement> {
  stopTranslation?.();
  await act(async () => awake?.unmount());
  document.body.innerHTML = renderToString(page);
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!island) throw new RangeError(`no island ${name}`);
  const pressed = beforeItWakes(island) ?? null;
  await act(async () => {
    awake = hydrate(island, component, () => pressed);
  });
  stopTranslation = translate(document.body);
  return island;
}

/** What an element says, with every space a plain one. */
export const textOf = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll(/\s+/g, " ");

/** The answer as it is shown; the tool's status says it aloud once it rests. */
export const answerOf = (tool: Element) => tool.querySelector<HTMLElement>("[data-answer]");

/** What a tool's answer ends with, and where it leads; a button leads nowhere. */
export const actionsOf = (tool: Element) =>
  [...tool.querySelectorAll<HTMLElement>(":not([aria-hidden]) > [data-variant=tone]")].map((action) => [
    textOf(action),
    action.getAttribute("href"),
  ]);

/** What stays in sight of the answer on a phone. */
export const visibleVerdict = (tool: Element) => textOf(tool.querySelector("[aria-hidden][data-tone]"));
