import ical, { ICalAlarmType } from "ical-generator";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { createUniqueId } from "#platform/marketing/identity.ts";

export type CalendarEvent = {
  /**
   * Id of the event, unique within the file and always the same, so that saving the event again does not duplicate it.
   */
  id: string;
  summary: string;
  description: string;
  /** Minutes from the reminder to the event; absent if there is no reminder. */
  remindMinutesBefore?: number;
} & ({ at: Date } | { day: IsoDay });

type CalendarFile = {
  /** The name that calendars show. */
  name: string;
  events: readonly CalendarEvent[];
  /** Creation time of the file. */
  createdAt: Date;
};

/** Builds the text of an `.ics` file (RFC 5545): instants in UTC, whole days without a time zone. */
export function buildCalendarFile({ name, events, createdAt }: CalendarFile): string {
  // Before iOS 15.4 and Chrome 92, `randomUUID` is missing. The library calls it although every event has an `id`.
  if (!("randomUUID" in crypto)) Object.assign(crypto, { randomUUID: createUniqueId });
  const calendar = ical({ name, prodId: { company: "wim", product: "Sitio web", language: "ES" } });
  for (const { id, summary, description, remindMinutesBefore, ...when } of events) {
    const event = calendar.createEvent({
      id,
      stamp: createdAt,
      summary,
      description,
      // The calendar has no time zone, so the library takes the day from the time in UTC.
      ...("at" in when ? { start: when.at } : { start: new Date(`${when.day}T00:00Z`), allDay: true }),
    });
    if (remindMinutesBefore)
      event.createAlarm({ type: ICalAlarmType.display, trigger: remindMinutesBefore * 60, description: summary });
  }
  // The library leaves out the line break that RFC 5545 requires after the last line.
  return `${calendar.toString()}\r\n`;
}
