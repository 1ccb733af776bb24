import { act } from "@testing-library/react";
import type { ComponentType, ReactElement } from "react";
import type { Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { hydrateIsland } from "#layout/islands/hydrate-island.ts";
import type { IslandName } from "#layout/islands/island-name.ts";
import { simulateTranslation } from "./translation.ts";

/** Pages by component. Each is rendered and parsed only once, because its HTML does not depend on the visitor. */
const renderedPages = new Map<unknown, DocumentFragment>();
let awake: Root | undefined;
let stopTranslation: (() => void) | undefined;

/**
 * Renders a page as the build does, with real content, and hydrates one of its islands. Then simulates a browser's
 * translation, which replaces text nodes. A tool must therefore replace the whole text of an element, never a text node
 * next to other nodes.
 *
 * First unmounts the previous island, whose pending updates would otherwise affect the new page.
 *
 * @param beforeItWakes - runs before hydration; may press a button, which it then returns.
 */
export async function hydrateTool(
  page: ReactElement,
  name: IslandName,
  component: ComponentType<never>,
  beforeItWakes: (island: HTMLElement) => HTMLElement | null | undefined = () => null,
): Promise<HTMLElement> {
  stopTranslation?.();
  await act(async () => awake?.unmount());
  const content = renderedPages.get(page.type) ?? parsePage(page);
  renderedPages.set(page.type, content);
  document.body.replaceChildren(content.cloneNode(true));
  const island = document.querySelector<HTMLElement>(`[data-island="${name}"]`);
  if (!island) throw new RangeError(`no island ${name}`);
  const pressed = beforeItWakes(island) ?? null;
  await act(async () => {
    awake = hydrateIsland(island, component, () => pressed);
  });
  stopTranslation = simulateTranslation(document.body);
  return island;
}

function parsePage(page: ReactElement): DocumentFragment {
  const template = document.createElement("template");
  template.innerHTML = renderToString(page);
  return template.content;
}

/** Gets an element's text, with all whitespace as plain spaces. */
export const getText = (element: Element | null | undefined) => (element?.textContent ?? "").replaceAll(/\s+/g, " ");

/** Finds a tool's visible answer; a separate status element announces it to screen readers after a pause. */
export const findAnswer = (tool: Element) => tool.querySelector<HTMLElement>("[data-answer]");

/** Lists label and target of the actions below a tool's answer; buttons have no target. */
export const listActions = (tool: Element) =>
  [...tool.querySelectorAll<HTMLElement>(":not([aria-hidden]) > [data-variant=tone]")].map((action) => [
    getText(action),
    action.getAttribute("href"),
  ]);

/** Gets the summary of the answer that stays visible on a phone. */
export const getVerdictSummary = (tool: Element) => getText(tool.querySelector("[aria-hidden][data-tone]"));
