/** Finds in the marked copy of a page the text that a person pointed at. */
import { type HTMLElement, parse } from "node-html-parser";
import type { PickedText } from "#editor/api/api.ts";
import { readMarkedText, type TextSource } from "./text-marks.ts";

export type PageBlock = {
  text: string;
  words: readonly { word: string; source?: TextSource }[];
  /** The sources of the texts around this one, the nearest first. */
  around: readonly TextSource[];
  /** The ids of the elements around this text. */
  inside: readonly string[];
  /** All ids of the page up to this text, the nearest last. */
  ids: readonly string[];
  /** Whether the text is part of a tool, or of the header or footer. */
  room?: "tool" | "frame";
};

export type MarkedPage = { findBlock: (picked: PickedText) => PageBlock | undefined };

/** Without spaces, because browsers and the parser leave different ones. */
const pack = (text: string) => text.replaceAll(/\s+/g, "").toLowerCase();

export function openMarkedPage(html: string): MarkedPage {
  const body = parse(html, { comment: false }).querySelector("body");
  const withId = body?.querySelectorAll("[id]") ?? [];
  const texts = new WeakMap<HTMLElement, string>();
  const textOf = (element: HTMLElement) => {
    const known = texts.get(element) ?? pack(readMarkedText(element.textContent).text);
    texts.set(element, known);
    return known;
  };
  const idsUpTo = ({ range: [start] }: HTMLElement) =>
    withId.filter(({ range }) => range[0] <= start).map(({ id }) => id);

  return {
    findBlock: ({ tag, text, nth, id }) => {
      const sought = pack(text);
      if (!body || sought === "") return undefined;
      const named = /^[a-z][a-z0-9]*$/.test(tag) ? body.querySelectorAll(tag) : [];
      const same = named.filter((element) => textOf(element) === sought);
      const near = same.filter((element) => closestId(element) === id);
      // A tool may have removed or added texts, so that the number is only a hint.
      const found = (near.length === 1 ? near[0] : same[nth]) ?? near[0] ?? same[0] ?? findShortest(body, sought);
      return found && describeBlock(found, idsUpTo(found));
    },
  };

  /** The shortest element with the words, for a sentence that was pasted. */
  function findShortest(root: HTMLElement, sought: string): HTMLElement | undefined {
    let at = root;
    for (;;) {
      const inside = at.children.find(
        (child) => !/^(?:SCRIPT|STYLE|TEMPLATE)$/.test(child.tagName) && textOf(child).includes(sought),
      );
      if (!inside) break;
      at = inside;
    }
    return at === root ? undefined : at;
  }
}

function listIdsAround(element: HTMLElement): string[] {
  const around: HTMLElement | null = element.closest("[id]");
  return around ? [around.id, ...(around.parentNode ? listIdsAround(around.parentNode) : [])] : [];
}

function closestId(element: HTMLElement): string {
  const around: HTMLElement | null = element.closest("[id]");
  return around?.id ?? "";
}

function describeBlock(element: HTMLElement, ids: readonly string[]): PageBlock {
  const { text, words } = readMarkedText(element.textContent);
  const parents = [element.parentNode, element.parentNode?.parentNode, element.parentNode?.parentNode?.parentNode];
  const around = parents.flatMap((parent) => (parent ? readMarkedText(parent.textContent).words : []));
  const isIn = (selector: string) => element.closest(selector) !== null;
  const room = isIn("header, footer") && !isIn("main") ? "frame" : isIn("[data-island]") ? "tool" : undefined;
  return {
    text: text.replaceAll(/\s+/g, " ").trim(),
    words,
    around: sourcesOf(around),
    inside: listIdsAround(element),
    ids,
    ...(room && { room }),
  };
}

const sourcesOf = (words: PageBlock["words"]) => [...new Set(words.flatMap(({ source }) => source ?? []))];
