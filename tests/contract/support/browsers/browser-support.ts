/** Browser versions that a platform feature requires, from MDN's compatibility data. */
import compatibility from "@mdn/browser-compat-data" with { type: "json" };
import type { Identifier, SupportStatement } from "@mdn/browser-compat-data/types";

/** The first version of each browser that supports a feature, as a number; Infinity if no version does. */
export type MinimumVersions = Readonly<Record<string, number>>;

/** Finds MDN's data for a name such as `css.selectors.has`; undefined if there is none. */
export function findCompatibilityData(name: string): Identifier["__compat"] {
  return name
    .split(".")
    .reduce<Identifier | undefined>(
      (found, part) => found?.[part] as Identifier | undefined,
      compatibility as unknown as Identifier,
    )?.__compat;
}

/**
 * @param prefixes - vendor prefixes (`-webkit-`) with which the stylesheet also declares the property, so that their
 *   support counts.
 */
export function getMinimumVersions(
  name: string,
  browsers: readonly string[],
  prefixes: readonly string[] = [],
): MinimumVersions {
  const support = findCompatibilityData(name)?.support as Record<string, SupportStatement> | undefined;
  return Object.fromEntries(browsers.map((browser) => [browser, firstVersion(support?.[browser], prefixes)]));
}

function firstVersion(statement: SupportStatement | undefined, prefixes: readonly string[]): number {
  const versions = [statement ?? []]
    .flat()
    .filter(
      ({ flags, alternative_name, prefix }) => !flags && !alternative_name && (!prefix || prefixes.includes(prefix)),
    )
    .map(({ version_added }) => (typeof version_added === "string" ? versionNumber(version_added) : Infinity));
  return Math.min(Infinity, ...versions);
}

/** Converts a version to a comparable number: 14.5 is between 14.4 and 14.10; `≤37` is 37, "preview" is Infinity. */
function versionNumber(version: string): number {
  const [major = 0, minor = 0] = version.replace("≤", "").split(".").map(Number);
  return Number.isNaN(major) ? Infinity : major + minor / 100;
}

/** Finds the browsers whose minimum version (`floor`) is too old for a feature. */
export function findTooOldBrowsers(floor: Readonly<Record<string, string>>, needs: MinimumVersions): string[] {
  return Object.entries(floor)
    .filter(([browser, version]) => (needs[browser] ?? Infinity) > versionNumber(version))
    .map(([browser]) => browser);
}

/** Formats a version for messages; the inverse of `versionNumber`. */
export function formatBrowserVersion(version = Number.POSITIVE_INFINITY): string {
  if (!Number.isFinite(version)) return "never";
  const minor = Math.round((version % 1) * 100);
  return minor === 0 ? `${Math.trunc(version)}` : `${Math.trunc(version)}.${minor}`;
}
