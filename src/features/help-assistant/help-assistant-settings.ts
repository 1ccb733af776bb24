import type { DailyHours } from "#domain/calendar/support-hours.ts";
import type { SupportStatusSentences } from "#features/support-status/describe-support-status.ts";
import type { AssistantSources } from "./assistant-sources.ts";
import type { BenefitToolSettings } from "./tools/benefit-tool.ts";
import type { LineToolSettings } from "./tools/line-tool.ts";
import type { PhoneToolSettings } from "./tools/phone-tool.ts";
import type { PlaceToolSettings } from "./tools/place-tool.ts";
import type { PriceToolSettings } from "./tools/price-tool.ts";
import type { TripToolSettings } from "./tools/trip-tool.ts";
import type { AssistantLink, AssistantTool } from "./turns/assistant-turn.ts";

/** The settings that every tool shares; see `AssistantTool`. */
type ToolSections = Pick<AssistantTool, "sections" | "namedSections" | "prompt">;

export type HelpAssistantSettings = Pick<
  AssistantSources,
  "contactSections" | "safetyTopics" | "contradictions" | "quoteHints"
> & {
  indexPath: string;
  /** Shown without a network if the browser's cache does not have the answers. */
  offline: { text: string; actions: readonly AssistantLink[] };
  copy: AssistantSources["copy"] & {
    waiting: string;
    /** Announced if nothing is written. */
    empty: string;
    choiceQuestion: string;
    /** Legend of the most similar sections, shown if nothing answers. */
    nearest: string;
    /** Legend of the other needs in a message. */
    alsoAsked: string;
    /** The visitor's message when the button that asks for a person is pressed. */
    person: string;
    /** Note below a message whose personal number was masked. */
    masked: string;
    handOver: { failed: string };
  };
  hours: DailyHours;
  status: SupportStatusSentences;
  mail: { to: string; subject: string; intro: string };
  tools: {
    phone: PhoneToolSettings & ToolSections;
    line: LineToolSettings & ToolSections;
    place: PlaceToolSettings & ToolSections;
    trip: TripToolSettings & ToolSections;
    benefits: readonly BenefitToolSettings[];
    prices: PriceToolSettings;
  };
};
