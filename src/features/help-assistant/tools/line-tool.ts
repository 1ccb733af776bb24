import { mentionsIntendedPurchase } from "#domain/assistant/conversation.ts";
import { toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { findMentionedDay } from "#domain/calendar/typed/mentioned-day.ts";
import { computeLineStatus, type LineLifeRules } from "#domain/lines/line-life.ts";
import type { ToolAnswer } from "#features/help-assistant/turns/assistant-turn.ts";
import { describeLineDates } from "#features/line-life/describe-line-dates.ts";
import type { LineLifeCopy } from "#features/line-life/line-life-copy.ts";
import { getDeviceTimeZone } from "#platform/device/time-zone.ts";
import { loadPage } from "#platform/page/load-page.ts";
import { readIslandProps } from "#platform/page/read-island-props.ts";

export type LineToolSettings = {
  path: string;
  /** Address of the tool on its page. */
  href: string;
  /** Label of the link. */
  link: string;
  /** Introduces the day that the tool understood, because the visitor may have meant another one. */
  counted: string;
};

/**
 * @returns a function that answers with the dates of a line, given a message that names the day of its last membership.
 */
export async function createLineTool({ path, href, link, counted }: LineToolSettings) {
  const { copy, rules } = readIslandProps<{ copy: LineLifeCopy; rules: LineLifeRules }>(
    await loadPage(path),
    "line-life",
  );
  return (text: string): ToolAnswer | undefined => {
    const today = toLocalDay(new Date(), getDeviceTimeZone());
    const day = mentionsIntendedPurchase(text) ? undefined : findMentionedDay(text, today);
    const lineStatus = day && computeLineStatus(day, today, rules);
    if (!lineStatus) return undefined;
    const { title, texts } = describeLineDates(lineStatus, today, copy);
    return { title, texts: [...texts, `${counted} ${formatDate(day)}.`], link: { label: link, href }, names: [] };
  };
}
