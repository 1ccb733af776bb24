/**
 * Finds words around a phone's name that decide whether the phone works: country of sale, carrier or account lock,
 * theft, slots for two SIM cards. They are removed from the text, so that none is read as part of a name.
 */

export type PhoneCondition = "stolen" | "account" | "locked" | "carrier" | "twoChips" | "refurbished";

export type CircumstanceWords = {
  /** For each region code: the region's name as used after «de», and the words for the region, separated by bars. */
  regions: Readonly<Record<string, readonly [name: string, words: string]>>;
  /** Words for each condition, separated by bars. */
  conditions: Readonly<Record<PhoneCondition, string>>;
  /** Words whose effect is unknown: «Exynos». */
  uncertain: string;
  /** Words for a phone that no carrier has locked: «liberado». */
  unlocked: string;
  /** Negations: «no es», «sin». A negation cancels a word of the tables above that follows directly. */
  negations: string;
  /** Phrases that only look like the words above: «usa eSIM». */
  falseMatches: string;
  /** Words before a region that mean the country of manufacture, not of sale. */
  originPrefixes: string;
  /** Words before a region that are removed together with the region: «versión». */
  versionPrefixes: string;
};

export type PhoneCircumstances = {
  /** Region codes. */
  regions: readonly string[];
  conditions: readonly PhoneCondition[];
  /** Whether the text says that no carrier has locked the phone. */
  isUnlocked: boolean;
  /** Words whose effect is unknown, as typed. */
  uncertainWords: readonly string[];
  /** The words found for `regions` and `conditions`, without accents and in lower case. */
  matchedText: string;
};

/**
 * @returns a function that finds a text's circumstances; `rest` is the remaining text, without accents and capitals.
 */
export function createCircumstanceReader({
  regions,
  conditions,
  uncertain,
  unlocked,
  negations,
  falseMatches,
  originPrefixes,
  versionPrefixes,
}: CircumstanceWords): (text: string) => PhoneCircumstances & { rest: string } {
  const places = meanings(Object.entries(regions).map(([code, [, words]]) => [code, words]));
  const states = meanings([...Object.entries(conditions), [unknown, uncertain]]);
  const region = anyOf([...places.keys()]);
  const some = "[^\\p{L}\\p{N}]+";
  const before = (words: string) => `(?:(?:${anyOf(plain(words).split("|"))})${some})`;
  const said = `${before(versionPrefixes)}*(${region})|(${anyOf([...states.keys()])})`;
  // No look-behind: iOS 14.5 does not support it.
  const pattern = new RegExp(
    `(^|[^\\p{L}])(?:(${before(originPrefixes)}(?:${region})|${anyOf(plain(falseMatches).split("|"))})|(${before(negations)}?)(?:${said}))(?=[^\\p{L}\\p{N}]|$)`,
    "gu",
  );
  const isFree = new RegExp(`(?:^|[^\\p{L}])(?:${anyOf(plain(unlocked).split("|"))})(?=[^\\p{L}]|$)`, "u");

  return (text) => {
    const found = new Set<string>();
    const unread: string[] = [];
    const written: string[] = [];
    const rest = plain(text).replace(
      pattern,
      (match, start: string, isNothing?: string, isNot?: string, place?: string, state?: string) => {
        const meant = place ? places.get(key(place)) : states.get(key(state ?? ""));
        if (meant === unknown) unread.push(restoreTypedSpelling(match.slice(start.length), text));
        else if (!isNothing && !isNot && meant) {
          found.add(meant);
          written.push(match.slice(start.length));
        }
        return `${start} `;
      },
    );
    const held = (Object.keys(conditions) as PhoneCondition[]).filter((hold) => found.has(hold));
    const isUnlocked = isFree.test(rest);
    return {
      // Removing the words of «chino o japonés» leaves an «o» at the end.
      rest: found.size + unread.length > 0 ? rest.replace(/\s[oyu]\s*$/, "") : rest,
      regions: Object.keys(regions).filter((code) => found.has(code)),
      conditions: held.filter((hold) => hold !== "carrier" || !isUnlocked),
      isUnlocked: isUnlocked && !held.includes("locked"),
      uncertainWords: unread,
      matchedText: written.join(" "),
    };
  };
}

const unknown = "unknown";

/** Restores the accents and capitals that the words have in the text as typed. */
export function restoreTypedSpelling(words: string, text: string): string {
  const typed = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .trim()
    .split(/\s+/)
    .map((word) => typed.find((each) => plain(each) === plain(word)) ?? word)
    .join(" ");
}

/** Removes accents and capitals, but not ordinal signs. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const key = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const meanings = (rows: readonly (readonly [meaning: string, words: string])[]) =>
  new Map(
    rows.flatMap(([meaning, words]) =>
      plain(words)
        .split("|")
        .map((word) => [key(word), meaning] as const),
    ),
  );

/** Source of a regular expression that matches any of the phrases, the longest ones first. */
const anyOf = (phrases: readonly string[]) =>
  [...phrases]
    .sort((one, other) => other.length - one.length)
    .map((phrase) => key(phrase).replace(/ /g, "[^\\p{L}\\p{N}]+"))
    .join("|");

/**
 * Region codes, separated by spaces. Phones sold in the regions `without` have no eSIM; those sold in the regions
 * `unsure`, or anywhere if that is `*`, may have none. See `deviceNotes`.
 */
export type RegionsWithoutEsim = { without: string; unsure: string };

export function getEsimSupport(region: string, sold: RegionsWithoutEsim | undefined): "yes" | "no" | "unknown" {
  const has = (codes: string) => ` ${codes} `.includes(` ${region} `);
  if (!sold) return "unknown";
  if (has(sold.without)) return "no";
  return has(sold.unsure) || sold.unsure === "*" ? "unknown" : "yes";
}
