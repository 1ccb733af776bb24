/** What the conversation reads and says: the search, the tools, the pages and the copy. */
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import type { AssistantTool, PlaceText } from "./assistant-turn.ts";
import type { CareTopic, Contradiction } from "./conversation-topic.ts";

export type AssistantSources = {
  search: SiteSearch;
  tools: readonly AssistantTool[];
  /** @returns what a place says; undefined if its page does not load. */
  readPlace(href: string): Promise<PlaceText | undefined>;
  words: {
    greeting: string;
    thanks: string;
    machine: string;
    /** What is asked back if something does not work; each is a text to ask. */
    troubles: readonly string[];
    /** If the same is asked again. */
    repeated: string;
    handOver: Record<"asked" | "unknown" | "unsolved" | "again" | "urgent", string>;
    absences: Record<AbsentTopic, string>;
  };
  /** Places that say how to reach a person. */
  contactPlaces: readonly string[];
  care: readonly CareTopic[];
  contradictions: readonly Contradiction[];
  /** Words that choose what is quoted from a part of a page that only one meaning leads to. */
  hints: Readonly<Record<string, string>>;
};
