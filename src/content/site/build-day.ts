import { centralTimeZone, dayAt } from "#domain/calendar/civil-time.ts";

/** The day the site was built, in central Mexico time; pages that depend on a date mention it. */
export const buildDay = dayAt(new Date(), centralTimeZone);
