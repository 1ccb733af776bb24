import type { ChangedValue } from "./publish-api.ts";

/** `GET /api/coming`: everything that will change the site by itself, by day. */
export type ComingEntries = readonly ComingEntry[];

/** `place`: where it is edited, such as `membresias@2027-01-01` or `promociones/3`. */
export type ComingEntry = { place: string; label: string; day: string } & (
  | { changes: readonly ComingValue[]; isDraft: boolean }
  | {
      /** What begins on that day, in a list whose rows have days of their own, or in a legal text. */
      what: string;
    }
);

/** `isOutdated`: what the value replaces has changed since the value was written. */
export type ComingValue = ChangedValue & { by: string; isOutdated: boolean };

/**
 * `POST /api/coming`: moves what a list changes on a day, answers like the GET request. `id`: such as
 * `membresias@2027-01-01`; `to`: null takes the changes back, the same day confirms them.
 */
export type MoveComingRequest = { id: string; to: string | null };
