/** Finds the rows of the two overlapping offers that a build error names. */
import type { FormSchema } from "#content/forms/check/path-label.ts";
import type { OfferClash } from "#domain/plans/offer.ts";
import type { FieldPath } from "#editor/api/api.ts";

type Versions = { before: unknown; after: unknown };

/** Finds the paths of the overlapping offers' period fields, changed rows first; empty for any other error. */
export function findOverlappingPeriods(
  { nameField, items }: FormSchema,
  { before, after }: Versions,
  fault: Error,
): FieldPath[] {
  const names: readonly string[] = ((fault.cause ?? {}) as Partial<OfferClash>).names ?? [];
  const [days] = Object.entries(items?.properties ?? {}).find(([, { widget }]) => widget === "period") ?? [];
  if (nameField === undefined || days === undefined || !Array.isArray(after)) return [];
  const stayed = new Set(Array.isArray(before) ? before.map((row) => JSON.stringify(row)) : []);
  return after
    .map((row, index) => ({ name: row?.[nameField], path: [index, days], isOld: stayed.has(JSON.stringify(row)) }))
    .filter(({ name }) => names.includes(name))
    .toSorted((one, other) => Number(one.isOld) - Number(other.isOld))
    .map(({ path }) => path);
}
