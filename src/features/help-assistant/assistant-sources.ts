/** The data and texts that the conversation needs: the search, the tools, the pages and the copy. */
import type { AbsentTopic } from "#domain/search/intent-model.ts";
import type { SiteSearch } from "#domain/search/site-search.ts";
import type { Contradiction, SafetyTopic } from "./reading/conversation-topic.ts";
import type { AssistantTool, SectionText } from "./turns/assistant-turn.ts";

export type AssistantSources = {
  search: SiteSearch;
  tools: readonly AssistantTool[];
  /** @returns the text of a section; undefined if its page does not load. */
  readSection(href: string): Promise<SectionText | undefined>;
  copy: {
    greeting: string;
    thanks: string;
    identity: string;
    /** Questions that the assistant suggests if something does not work. */
    troubles: readonly string[];
    /** What it asks of «no tengo datos», and the two replies, each of which is also a question. */
    withoutData: Record<"question" | "ranOut" | "cannotBrowse", string>;
    /** Shown if the visitor repeats a question. */
    repeated: string;
    handOver: Record<"asked" | "unknown" | "unsolved" | "again" | "urgent", string>;
    absences: Record<AbsentTopic, string>;
  };
  /** Addresses of the sections that explain how to reach a person. */
  contactSections: readonly string[];
  safetyTopics: readonly SafetyTopic[];
  contradictions: readonly Contradiction[];
  /** Words added to the message, by section, when the paragraphs to quote from that section are picked. */
  quoteHints: Readonly<Record<string, string>>;
};
