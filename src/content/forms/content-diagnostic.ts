/**
 * An error in content, or permitted content that needs a second look. `words`: the offending words. `suggestedValue`:
 * the value that the field should have. `at`: another form where the content can be corrected, such as
 * `membresias//roamingCountries`, and the label of its field. `isMissing`: a required value is missing.
 * `isContradiction`: two parts of the content contradict each other; reported until they agree, even after publishing.
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
  isMissing?: true;
  isContradiction?: true;
  isReminder?: true;
};
