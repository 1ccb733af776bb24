import { federalCalendar } from "#domain/calendar/business-calendar.ts";
import { toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDayWithoutYear, formatTime } from "#domain/calendar/spanish-time.ts";
import { computeRequestEntryTime, getLatestExecutionTime } from "#domain/lines/portability.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";

const { timeZone } = federalCalendar;

/**
 * Shows in a link until when the number of a request made now is ported, in central Mexico's time. Updated when the
 * visitor comes back to the page.
 *
 * @param root - contains the link.
 * @param props.text - the link's text, with `{day}` and `{time}`.
 */
export function enhancePortingDeadline(root: HTMLElement, { text }: { text: string }): void {
  const link = root.querySelector("a") as HTMLElement;
  function update(): void {
    const latestAt = getLatestExecutionTime(computeRequestEntryTime(new Date(), federalCalendar).time);
    link.textContent = fillPlaceholders(text, {
      day: formatDayWithoutYear(toLocalDay(latestAt, timeZone)),
      time: formatTime(latestAt, timeZone),
    });
  }
  update();
  document.addEventListener("visibilitychange", update);
}
