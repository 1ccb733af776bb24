/** Answers queries that name a phone, a destination or a place with the site's tools; loaded for such a query only. */
import type { ToolAnswer } from "#features/help-assistant/assistant-turn.ts";
import type { PhoneToolSettings } from "#features/help-assistant/tools/phone-answer.ts";
import type { PlaceToolSettings } from "#features/help-assistant/tools/place-answer.ts";
import type { TripToolSettings } from "#features/help-assistant/tools/trip-answer.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import type { DirectAnswerTool } from "./search-engine.ts";

export type DirectAnswerSettings = { phone: PhoneToolSettings; trip: TripToolSettings; place: PlaceToolSettings };

export type DirectAnswer = {
  /** Puts the answer's first sentences before the text of a live region, for screen readers only. */
  announce(status: HTMLElement): void;
  /** Shows the answer. @param root - contains the markup of `SiteSearchDirectAnswer`. */
  show(root: HTMLElement): void;
};

type FindAnswer = (text: string) => ToolAnswer | undefined;

const loadTool: Record<DirectAnswerTool, (settings: DirectAnswerSettings) => Promise<FindAnswer>> = {
  phone: async ({ phone }) => (await import("#features/help-assistant/tools/phone-answer.ts")).createPhoneTool(phone),
  trip: async ({ trip }) => (await import("#features/help-assistant/tools/trip-answer.ts")).createTripTool(trip),
  place: async ({ place }) => (await import("#features/help-assistant/tools/place-answer.ts")).createPlaceTool(place),
};

const loadedTools = new Map<DirectAnswerTool, FindAnswer>();

/**
 * Asks the tools one after the other, because each loads its own lists.
 *
 * @returns undefined if no tool knows what the query names.
 */
export async function findDirectAnswer(
  text: string,
  tools: readonly DirectAnswerTool[],
  settings: DirectAnswerSettings,
): Promise<DirectAnswer | undefined> {
  for (const tool of tools) {
    const find = loadedTools.get(tool) ?? (await loadTool[tool](settings));
    loadedTools.set(tool, find);
    const answer = find(text);
    if (answer)
      return {
        announce: (status) =>
          status.prepend(
            Object.assign(document.createElement("span"), {
              className: "visually-hidden",
              textContent: formatAnnouncement(answer),
            }),
          ),
        show: (root) => showAnswer(root, answer, (name) => buildToolAddress(settings[tool], name)),
      };
  }
  return undefined;
}

/** Builds the address that opens a tool with a name filled in. */
const buildToolAddress = ({ path, parameter }: { path: string; parameter: string }, name: string) =>
  `${path}?${parameter}=${encodeURIComponent(name)}`;

const formatAnnouncement = ({ title, texts: [text], sampleNotice }: ToolAnswer) =>
  [title.replace(/[^.?!]$/, "$&."), text, sampleNotice && `${sampleNotice.mark}.`]
    .filter(Boolean)
    .map((part) => `${part} `)
    .join("");

function showAnswer(root: HTMLElement, answer: ToolAnswer, buildAddress: (name: string) => string): void {
  const findPart = (name: string) => root.querySelector<HTMLElement>(`[data-direct-${name}]`) as HTMLElement;
  const { title, texts, sampleNotice, link, names } = answer;
  findPart("title").textContent = title;
  const paragraphs = texts.map((text) => Object.assign(document.createElement("p"), { textContent: text }));
  replaceAllChildren(findPart("texts"), ...paragraphs);
  findPart("sample").hidden = !sampleNotice;
  findPart("sample-text").textContent = sampleNotice?.text ?? "";
  const button = findPart("link");
  button.setAttribute("href", link.href);
  (button.querySelector("[data-label]") as HTMLElement).textContent = link.label;
  const template = findPart("name") as HTMLTemplateElement;
  const items = names.map((name) => {
    const item = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
    Object.assign(item.firstElementChild as HTMLElement, { textContent: name, href: buildAddress(name) });
    return item;
  });
  replaceAllChildren(findPart("names"), template, ...items);
  findPart("names").hidden = names.length === 0;
}
