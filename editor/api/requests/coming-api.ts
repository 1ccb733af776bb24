import type { ChangedValue } from "./publish-api.ts";

/** `GET /api/coming`: everything that will change the site by itself, by day. */
export type ComingEntries = readonly ComingEntry[];

/** `location`: the form in which to edit the change, such as `membresias@2027-01-01` or `promociones/3`. */
export type ComingEntry = { location: string; label: string; day: string } & (
  | { changes: readonly ComingValue[]; isDraft: boolean }
  | {
      /** Name of the row that begins or ends on that day, or of the legal text's version that takes effect. */
      what: string;
    }
);

/** `isOutdated`: set if today's value has changed since this coming value was written. */
export type ComingValue = ChangedValue & { by: string; isOutdated: boolean };

/**
 * `POST /api/coming`: moves a list's changes of one day, and returns the new `ComingEntries`. `id`: such as
 * `membresias@2027-01-01`; `to`: the new day; null removes the changes, the same day confirms them.
 */
export type MoveComingRequest = { id: string; to: string | null };
