import type { ChangedValue } from "./publish-api.ts";

/** `GET /api/coming`: everything that will change the site by itself, by day. */
export type ComingEntries = readonly ComingEntry[];

/** `place`: where it is edited, such as `membresias@2027-01-01` or `promociones/3`. */
export type ComingEntry = { place: string; label: string; day: string } & (
  | { changes: readonly ComingValue[]; isDraft: boolean }
  | {
      /** Name of the row that begins or ends on that day, or of the legal text's version that takes effect. */
      what: string;
    }
);

/** `isOutdated`: the replaced value has changed since this value was written. */
export type ComingValue = ChangedValue & { by: string; isOutdated: boolean };

/**
 * `POST /api/coming`: moves the changes that a list makes on a day, and answers like the GET request. `id`: such as
 * `membresias@2027-01-01`; `to`: null removes the changes, the same day confirms them.
 */
export type MoveComingRequest = { id: string; to: string | null };
