/** The conversation's engine, its index and its tools; loaded on first use. */
import { createSiteSearch, type SearchIndex } from "#domain/search/site-search.ts";
import { createAssistant } from "./assistant-engine.ts";
import type { AssistantTool, ToolAnswer } from "./assistant-turn.ts";
import { fetchData } from "./fetch-data.ts";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";
import { readPlace } from "./read-place.ts";
import { createBenefitTool } from "./tools/benefit-tool.ts";

/** «Compré mi membresía el 3 de noviembre.» */
const purchase = /\b(compr|contrat|renov|recarg)(e|amos|aron|o)\b/;

/** «Voy a Italia en mayo.» */
const journey = /\b(voy|vamos|viajo|viajamos|vuelo|volamos|cruzo|cruzamos|ire|iremos|viaje) (a|para|por|de|hasta)\b/;

/** @throws {Error} if the index does not load. */
export async function loadAssistant({ indexPath, tools, ...settings }: HelpAssistantSettings) {
  const search = await createSiteSearch(await fetchData<SearchIndex>(indexPath));
  const { benefits, line, phone, place, trip } = tools;
  const start = () =>
    createAssistant({
      search,
      tools: [
        toTool(phone, async () => (await import("./tools/phone-answer.ts")).createPhoneTool(phone)),
        toTool(place, async () => (await import("./tools/place-answer.ts")).createPlaceTool(place)),
        {
          ...toTool(line, async () => (await import("./tools/line-answer.ts")).createLineTool(line)),
          opening: purchase,
        },
        {
          ...toTool(trip, async () => (await import("./tools/trip-answer.ts")).createTripTool(trip)),
          opening: journey,
        },
        ...benefits.map(createBenefitTool),
      ],
      readPlace,
      ...settings,
    });
  return { start };
}

type Find = (text: string) => ToolAnswer | undefined;

/** A tool that loads when it is asked for the first time; if it does not load, the next question tries again. */
function toTool(
  { places, namedPlaces = [], prompt }: Pick<AssistantTool, "places" | "namedPlaces" | "prompt">,
  load: () => Promise<Find>,
): AssistantTool {
  let loading: Promise<Find> | undefined;
  /** The last text with its answer, because a turn may ask for the same twice. */
  let last: { text: string; answer: ToolAnswer | undefined } | undefined;
  return {
    places,
    namedPlaces,
    prompt,
    async find(text) {
      loading ??= load().catch((error: unknown) => {
        loading = undefined;
        throw error;
      });
      const find = await loading;
      if (last?.text !== text) last = { text, answer: find(text) };
      return last.answer;
    },
  };
}
