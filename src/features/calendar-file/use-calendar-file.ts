import { useState } from "react";
import type { CalendarEvent } from "#platform/calendar/calendar-file.ts";
import { saveFile } from "#platform/calendar/save-file.ts";

type CalendarFileCopy = {
  /** The file's name. */
  name: string;
  /** The calendar's name in the visitor's calendar app. */
  calendar: string;
};

/**
 * Saves events as a file for the visitor's calendar. The code that writes such files loads on first use.
 *
 * @param question - identifies the visitor's input: after it changes, an earlier failure is no longer reported.
 */
export function useCalendarFile({ name, calendar }: CalendarFileCopy, question = "") {
  const [failed, setFailed] = useState<string>();

  async function save(events: readonly CalendarEvent[]) {
    try {
      const { buildCalendarFile } = await import("#platform/calendar/calendar-file.ts");
      saveFile(name, "text/calendar", buildCalendarFile({ name: calendar, events, createdAt: new Date() }));
      setFailed(undefined);
    } catch {
      setFailed(question);
    }
  }

  return { save, hasFailed: failed === question };
}
