/** Loads the conversation's engine, its index and its tools, on first use. */
import { loadSiteSearch } from "#features/help-suggestion/load-site-search.ts";
import { createAssistant } from "./assistant-engine.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";
import { readSection } from "./reading/read-section.ts";
import { createBenefitTool } from "./tools/benefit-tool.ts";
import { createPriceTool } from "./tools/price-tool.ts";
import type { AssistantTool, ToolAnswer } from "./turns/assistant-turn.ts";

/** Matches messages such as «Compré mi membresía el 3 de noviembre». */
const purchasePattern = /\b(compr|contrat|renov|recarg)(e|amos|aron|o)\b/;

/** Matches messages such as «Voy a Italia en mayo». */
const journeyPattern =
  /\b(voy|vamos|viajo|viajamos|vuelo|volamos|cruzo|cruzamos|ire|iremos|viaje) (a|para|por|de|hasta)\b/;

/** @throws {Error} if the index does not load. */
export async function loadAssistant({ indexPath, tools, ...settings }: HelpAssistantSettings) {
  const search = await loadSiteSearch(indexPath);
  const { benefits, line, phone, place, prices, trip } = tools;
  const startConversation = () =>
    createAssistant({
      search,
      tools: [
        toTool(phone, async () => (await import("./tools/phone-tool.ts")).createPhoneTool(phone)),
        toTool(place, async () => (await import("./tools/place-tool.ts")).createPlaceTool(place)),
        {
          ...toTool(line, async () => (await import("./tools/line-tool.ts")).createLineTool(line)),
          openingPattern: purchasePattern,
        },
        {
          ...toTool(trip, async () => (await import("./tools/trip-tool.ts")).createTripTool(trip)),
          openingPattern: journeyPattern,
        },
        ...benefits.map(createBenefitTool),
        createPriceTool(prices),
      ],
      readSection,
      ...settings,
    });
  return { startConversation };
}

type FindAnswer = (text: string) => ToolAnswer | undefined;

/** Wraps a tool so that it loads with the first question; if it does not load, the next question tries again. */
function toTool(
  { sections, namedSections = [], prompt }: Pick<AssistantTool, "sections" | "namedSections" | "prompt">,
  loadFind: () => Promise<FindAnswer>,
): AssistantTool {
  let pendingFind: Promise<FindAnswer> | undefined;
  /** The last message with its answer, because a turn may ask the tool twice. */
  let lastAnswer: { text: string; answer: ToolAnswer | undefined } | undefined;
  return {
    sections,
    namedSections,
    prompt,
    async find(text) {
      pendingFind ??= loadFind().catch((error: unknown) => {
        pendingFind = undefined;
        throw error;
      });
      const find = await pendingFind;
      if (lastAnswer?.text !== text) lastAnswer = { text, answer: find(text) };
      return lastAnswer.answer;
    },
  };
}
