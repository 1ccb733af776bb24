import type { DailyHours } from "#domain/calendar/support-hours.ts";
import type { SupportStatusSentences } from "#features/support-status/describe-support-status.ts";
import type { HandOverReason } from "./assistant-turn.ts";
import type { LineToolSettings } from "./tools/line-answer.ts";
import type { PhoneToolSettings } from "./tools/phone-answer.ts";
import type { PlaceToolSettings } from "./tools/place-answer.ts";
import type { TripToolSettings } from "./tools/trip-answer.ts";

/** What every tool has besides its own settings; see `AssistantTool`. */
type ToolPlaces = { places: readonly string[]; prompt: string };

export type HelpAssistantSettings = {
  indexPath: string;
  contactPlaces: readonly string[];
  words: {
    waiting: string;
    greeting: string;
    thanks: string;
    which: string;
    /** Legend of the most similar places, if nothing answers. */
    nearest: string;
    /** What a press on the button that asks for a person says. */
    person: string;
    handOver: Record<HandOverReason, string>;
  };
  hours: DailyHours;
  status: SupportStatusSentences;
  mail: { to: string; subject: string; intro: string };
  tools: {
    phone: PhoneToolSettings & ToolPlaces;
    line: LineToolSettings & ToolPlaces;
    place: PlaceToolSettings & ToolPlaces;
    trip: TripToolSettings & ToolPlaces;
  };
};
