import { federalCalendar, isBusinessDay } from "#domain/calendar/business-calendar.ts";
import { toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatDayWithoutYear, formatTime } from "#domain/calendar/spanish-time.ts";
import { getLatestExecutionTime, getNextOpening } from "#domain/porting/porting.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";

const { timeZone } = federalCalendar;

export type PortingDeadlineCopy = {
  /** The latest time, with the placeholders `{day}` and `{time}`. */
  latest: string;
  /** The sentence that the latest time ends, with the placeholder `{start}`. */
  lead: string;
  /** When the request counts; `today` has the placeholder `{time}`, `later` also `{day}`. */
  start: Record<"now" | "today" | "later", string>;
};

/**
 * Shows when the number of a request made now is ported at the latest; outside the hours of porting, of a request made
 * as soon as they begin. Times are central Mexico's. Updates when the visitor comes back to the page.
 *
 * @param root - contains the elements for the latest time, its sentence and the request's time. They keep their own
 *   text if the number would arrive on a day that is not a business day: only the planner explains what to confirm.
 */
export function enhancePortingDeadline(root: HTMLElement, copy: PortingDeadlineCopy): void {
  const slots = [...root.querySelectorAll<HTMLElement>("[data-deadline]")];
  const ownTexts = slots.map((slot) => slot.textContent);
  function update(): void {
    const now = new Date();
    const opening = getNextOpening(now, federalCalendar);
    const latestAt = getLatestExecutionTime(opening ?? now);
    const latestDay = toLocalDay(latestAt, timeZone);
    const isKnown = isBusinessDay(latestDay, federalCalendar);
    const fill = (text: string, instant: Date) =>
      fillPlaceholders(text, {
        day: formatDayWithoutYear(toLocalDay(instant, timeZone)),
        time: formatTime(instant, timeZone),
      });
    const isToday = opening && toLocalDay(opening, timeZone) === toLocalDay(now, timeZone);
    const start = opening ? fill(isToday ? copy.start.today : copy.start.later, opening) : copy.start.now;
    const texts: Record<string, string> = {
      lead: fillPlaceholders(copy.lead, { start }),
      latest: fill(copy.latest, latestAt),
      rule: "",
      start,
    };
    for (const [index, slot] of slots.entries()) {
      const text = (isKnown ? texts[slot.dataset.deadline ?? ""] : ownTexts[index]) ?? "";
      if (slot.textContent === text) continue;
      // A new element, because an element that moves with its text would count as a layout shift.
      const newSlot = slot.cloneNode() as HTMLElement;
      newSlot.textContent = text;
      slot.replaceWith(newSlot);
      slots[index] = newSlot;
    }
  }
  update();
  document.addEventListener("visibilitychange", update);
}
