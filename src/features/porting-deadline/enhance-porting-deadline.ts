import { federalCalendar, isBusinessDay } from "#domain/calendar/business-calendar.ts";
import { toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDayWithoutYear, formatTime } from "#domain/calendar/spanish-time.ts";
import { getLatestExecutionTime, getNextOpening } from "#domain/porting/porting.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";

const { timeZone } = federalCalendar;

export type PortingDeadlineCopy = {
  /** Text during the hours of porting; has the placeholders `{day}` and `{time}`. */
  now: string;
  /** Text if the next hours of porting are today; has the placeholder `{time}`. */
  today: string;
  /** Text if the next hours of porting are on another day; has the placeholders `{day}` and `{time}`. */
  later: string;
};

/**
 * Shows in a link when the number of a request made now is ported at the latest. Outside the hours of porting, shows
 * when to make the request so that the number is ported a day later. Times are central Mexico's. Updates when the
 * visitor comes back to the page.
 *
 * @param root - contains the link. The link keeps its own text if the number would arrive on a day that is not a
 * business day, because only the planner explains what to confirm.
 */
export function enhancePortingDeadline(root: HTMLElement, copy: PortingDeadlineCopy): void {
  const link = root.querySelector("a") as HTMLElement;
  const ownText = link.textContent;
  function update(): void {
    const now = new Date();
    const opening = getNextOpening(now, federalCalendar);
    const latestAt = getLatestExecutionTime(opening ?? now);
    if (!isBusinessDay(toLocalDay(latestAt, timeZone), federalCalendar)) {
      link.textContent = ownText;
      return;
    }
    const shownAt = opening ?? latestAt;
    const day = toLocalDay(shownAt, timeZone);
    const isToday = day === toLocalDay(now, timeZone);
    link.textContent = fillPlaceholders(opening ? (isToday ? copy.today : copy.later) : copy.now, {
      day: formatDayWithoutYear(day),
      time: formatTime(shownAt, timeZone),
    });
  }
  update();
  document.addEventListener("visibilitychange", update);
}
