import { type HTMLElement, parse } from "node-html-parser";
import type { PickedText } from "#editor/api/api.ts";
import { type MarkedSource, readMarkedText } from "./text-marks.ts";

export type PageBlock = {
  text: string;
  words: readonly { word: string; source?: MarkedSource }[];
  /** Sources of the surrounding texts, nearest first. */
  surroundingSources: readonly MarkedSource[];
  /** The ids of the elements around this text. */
  containingIds: readonly string[];
  /** All ids on the page before this text, nearest last. */
  precedingIds: readonly string[];
  /** Whether the text is part of a tool, or of the header or footer. */
  region?: "tool" | "frame" | undefined;
};

export type MarkedPage = { findBlock: (pickedText: PickedText) => PageBlock | undefined };

/** Removes spaces, because browsers and the parser keep different ones. */
const removeSpaces = (text: string) => text.replaceAll(/\s+/g, "").toLowerCase();

export function openMarkedPage(html: string): MarkedPage {
  const body = parse(html, { comment: false }).querySelector("body");
  const elementsWithId = body?.querySelectorAll("[id]") ?? [];
  const texts = new WeakMap<HTMLElement, string>();
  const getText = (element: HTMLElement) => {
    const packedText = texts.get(element) ?? removeSpaces(readMarkedText(element.textContent).text);
    texts.set(element, packedText);
    return packedText;
  };
  const listIdsUpTo = ({ range: [start] }: HTMLElement) =>
    elementsWithId.filter(({ range }) => range[0] <= start).map(({ id }) => id);

  return {
    findBlock: ({ tag, text, nth, id }) => {
      const searchedText = removeSpaces(text);
      if (!body || searchedText === "") return undefined;
      const taggedElements = /^[a-z][a-z0-9]*$/.test(tag) ? body.querySelectorAll(tag) : [];
      const equalElements = taggedElements.filter((element) => getText(element) === searchedText);
      const nearElements = equalElements.filter((element) => findClosestId(element) === id);
      // A tool may have removed or added texts, so the number is only a hint.
      const match =
        (nearElements.length === 1 ? nearElements[0] : equalElements[nth]) ?? nearElements[0] ?? equalElements[0];
      return match && describeBlock(match, listIdsUpTo(match));
    },
  };
}

function listIdsAround(element: HTMLElement): string[] {
  const elementAround: HTMLElement | null = element.closest("[id]");
  return elementAround
    ? [elementAround.id, ...(elementAround.parentNode ? listIdsAround(elementAround.parentNode) : [])]
    : [];
}

function findClosestId(element: HTMLElement): string {
  const elementWithId: HTMLElement | null = element.closest("[id]");
  return elementWithId?.id ?? "";
}

function describeBlock(element: HTMLElement, precedingIds: readonly string[]): PageBlock {
  const { text, words } = readMarkedText(element.textContent);
  const parents = [element.parentNode, element.parentNode?.parentNode, element.parentNode?.parentNode?.parentNode];
  const surroundingSources = parents.flatMap((parent) => (parent ? readMarkedText(parent.textContent).words : []));
  const isInside = (selector: string) => element.closest(selector) !== null;
  const region =
    isInside("header, footer") && !isInside("main") ? "frame" : isInside("[data-island]") ? "tool" : undefined;
  return {
    text: text.replaceAll(/\s+/g, " ").trim(),
    words,
    surroundingSources: listSources(surroundingSources),
    containingIds: listIdsAround(element),
    precedingIds,
    region,
  };
}

const listSources = (words: PageBlock["words"]) => [...new Set(words.flatMap(({ source }) => source ?? []))];
