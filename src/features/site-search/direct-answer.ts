/** Answers queries that name a phone, a destination or a place with the site's tools; loaded for such a query only. */
import type { PhoneToolSettings } from "#features/help-assistant/tools/phone-tool.ts";
import type { PlaceToolSettings } from "#features/help-assistant/tools/place-tool.ts";
import type { TripToolSettings } from "#features/help-assistant/tools/trip-tool.ts";
import type { ToolAnswer } from "#features/help-assistant/turns/assistant-turn.ts";
import { replaceAllChildren } from "#platform/page/replace-children.ts";
import type { DirectAnswerTool } from "./search-engine.ts";

export type DirectAnswerSettings = { phone: PhoneToolSettings; trip: TripToolSettings; place: PlaceToolSettings };

export type DirectAnswer = {
  /** Puts the answer's first sentences before the text of a live region, for screen readers only. */
  announce(status: HTMLElement): void;
  /** Shows the answer. @param root - contains the markup of `SiteSearchDirectAnswer`. */
  show(root: HTMLElement): void;
};

type FindAnswer = (text: string, offersSimilar?: boolean) => ToolAnswer | undefined;

const loadTool: Record<DirectAnswerTool, (settings: DirectAnswerSettings) => Promise<FindAnswer>> = {
  phone: async ({ phone }) => (await import("#features/help-assistant/tools/phone-tool.ts")).createPhoneTool(phone),
  trip: async ({ trip }) => (await import("#features/help-assistant/tools/trip-tool.ts")).createTripTool(trip),
  place: async ({ place }) => (await import("#features/help-assistant/tools/place-tool.ts")).createPlaceTool(place),
};

/** The tools that load or have loaded, so that the next query waits for the same lists. */
const loadingTools = new Map<DirectAnswerTool, Promise<FindAnswer>>();

/** Loads a tool. A failure is not cached, so the next query tries again. */
async function getTool(tool: DirectAnswerTool, settings: DirectAnswerSettings): Promise<FindAnswer> {
  const loading = loadingTools.get(tool) ?? loadTool[tool](settings);
  loadingTools.set(tool, loading);
  return loading.catch((error: unknown) => {
    loadingTools.delete(tool);
    throw error;
  });
}

/**
 * Uses the tools one after the other until one is sure, because each loads its own lists. A foreign city counts only if
 * no place in Mexico has its name.
 *
 * @param isUnanswered - whether the search has no answer; then places with similar names are offered.
 * @returns undefined if no tool is sure of what the query names.
 * @throws {Error} if a tool does not load.
 */
export async function findDirectAnswer(
  text: string,
  tools: readonly DirectAnswerTool[],
  settings: DirectAnswerSettings,
  isUnanswered: boolean,
): Promise<DirectAnswer | undefined> {
  const unsure: DirectAnswer[] = [];
  let isCity = false;
  for (const tool of tools) {
    const answer = (await getTool(tool, settings))(text);
    if (!answer) continue;
    const directAnswer = createDirectAnswer(answer, settings[tool]);
    if (!answer.isUnsure) return directAnswer;
    unsure.push(directAnswer);
    isCity = tool === "trip" || isCity;
  }
  if (unsure.length > 0) return isCity && unsure.length === 1 ? unsure[0] : undefined;
  const similar = isUnanswered && tools.includes("place") ? (await getTool("place", settings))(text, true) : undefined;
  return similar && createDirectAnswer(similar, settings.place);
}

type ToolAddress = { path: string; parameter: string };

const createDirectAnswer = (answer: ToolAnswer, address: ToolAddress): DirectAnswer => ({
  announce: (status) =>
    status.prepend(
      Object.assign(document.createElement("span"), {
        className: "visually-hidden",
        textContent: formatAnnouncement(answer),
      }),
    ),
  show: (root) => showAnswer(root, answer, (name) => buildToolAddress(address, name)),
});

/** Builds the address that opens a tool with a name filled in. */
const buildToolAddress = ({ path, parameter }: ToolAddress, name: string) =>
  `${path}?${parameter}=${encodeURIComponent(name)}`;

/** Leaves out a sentence that introduces a list, because only the first text is announced. */
const formatAnnouncement = ({ title, texts: [text], sampleNotice }: ToolAnswer) =>
  [title.replace(/[^.?!]$/, "$&."), text?.replace(/ ?[^.?!]*:$/, ""), sampleNotice && `${sampleNotice.mark}.`]
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
