import type { IsoDay } from "#domain/calendar/civil-time.ts";

/**
 * An error in content, or permitted content that needs a second look. `words`: the offending words. `suggestedValue`:
 * the value that the field should have. `at`: another form where the content can be corrected, such as
 * `membresias//roamingCountries`, and the label of its field. `isMissing`: a required value is missing.
 * `isContradiction`: two parts of the content contradict each other; reported until they agree, even after publishing.
 * `continuation`: the row should end on the day before `day`, and continue with other values from then on.
 * `isReminder`: a question that no change of the content can answer. It is displayed next to the field and before
 * publishing, but does not mark the field for review.
 */
export type ContentDiagnostic = {
  path: readonly PropertyKey[];
  /** The message in Spanish. */
  message: string;
  words?: string;
  suggestedValue?: string | number;
  at?: { location: string; label: string };
  continuation?: { day: IsoDay; values: readonly { path: readonly string[]; value: number }[] };
  isMissing?: true;
  isContradiction?: true;
  isReminder?: true;
};
