/**
 * Finds words around a phone's name that decide whether the phone works: country of sale, carrier or account lock,
 * theft, slots for two SIM cards. They are removed from the text, so that none is read as part of a name.
 */

/** Of several conditions in a text, the first one here decides the answer's title; see `buildDeviceAnswerContent`. */
export type PhoneCondition =
  | "stolen"
  | "account"
  | "copy"
  | "locked"
  | "unpaid"
  | "carrier"
  | "twoChips"
  | "tray"
  | "noTray"
  | "refurbished";

/** Tables of phrases, separated by bars. */
export type CircumstanceWords = {
  /** For each region code: the region's name as used after «de», and the words for the region. */
  regions: Readonly<Record<string, readonly [name: string, words: string]>>;
  conditions: Readonly<Record<PhoneCondition, string>>;
  /** For each region code: carriers that sell phones there. */
  carriersAbroad: Readonly<Record<string, string>>;
  /** Words whose effect is unknown: «Exynos». */
  uncertain: string;
  /** Words for a phone that no carrier has locked: «liberado». */
  unlocked: string;
  /** Negations: «no es», «sin». A negation cancels or reverses a word of the tables above that directly follows it. */
  negations: string;
  /** Phrases that only look like the words above: «usa eSIM». */
  falseMatches: string;
  /** Names of phones that look like the words above, and stay in the text: «OnePlus Open». */
  keptNames: string;
  /** Words before a region that make it the country of manufacture, or a person's country, not that of sale. */
  originPrefixes: string;
  /** Words before a region that is a person's own, and words by which the phone is from there too: «es de allá». */
  personPrefixes: string;
  fromThere: string;
  /** Phrases of visitors who do not know whether the phone is locked, and the verbs after them: «no sé si … está». */
  doubts: string;
  doubtVerbs: string;
  /** Words before a region or condition that are removed together with it: «versión». */
  versionPrefixes: string;
};

/** A region of sale, and its name as used after «de». */
export type SaleRegion = { code: string; name: string };

export type PhoneCircumstances = {
  regions: readonly SaleRegion[];
  conditions: readonly PhoneCondition[];
  /** Whether the text says that no carrier has locked the phone. */
  isUnlocked: boolean;
  /** Words whose effect is unknown, as typed. */
  uncertainWords: readonly string[];
  /** The words found for `regions`, `conditions` and `isUnlocked`, without accents and in lower case. */
  matchedText: string;
};

const unknown = "unknown";
const unlocked = "unlocked";

/** Replacements for negated meanings; negated meanings without one are dropped. */
const opposites: Readonly<Record<string, string>> = { locked: unlocked, [unlocked]: "locked", tray: "noTray" };

/**
 * @returns a function that finds a text's circumstances; `rest` is the remaining text, without accents and capitals.
 */
export function createCircumstanceReader(words: CircumstanceWords): (text: string) => PhoneCircumstances & {
  rest: string;
} {
  const { regions, conditions } = words;
  const places = Object.entries(regions).map(([code, [, names]]) => [names, code] as const);
  const states = [
    ...Object.entries(conditions).map(([condition, phrases]) => [phrases, condition] as const),
    ...Object.entries(words.carriersAbroad).map(([code, names]) => [names, code, "carrier"] as const),
    [words.uncertain, unknown] as const,
    [words.unlocked, unlocked] as const,
  ];
  const meanings = new Map(
    [...places, ...states].flatMap(([phrases, ...meant]) => phrasesOf(phrases).map((phrase) => [phrase, meant])),
  );
  const region = anyOf(...places.map(([names]) => names));
  const either = anyOf(...[...places, ...states].map(([phrases]) => phrases));
  const before = (phrases: string) => `(?:(?:${anyOf(phrases)})${gap})`;
  // No look-behind: iOS 14.5 does not support it.
  const buildPattern = (...origins: string[]) =>
    new RegExp(
      [
        `(^|[^a-z0-9]|[0-9](?=[a-z]))(?:(${anyOf(words.keptNames)})`,
        `((?:${anyOf(...origins)})${gap}(?:${region})|${anyOf(words.falseMatches)})`,
        `(${before(words.negations)}?)${before(words.versionPrefixes)}*(${either}))(?=[^a-z0-9]|$)`,
      ].join("|"),
      "g",
    );
  const pattern = buildPattern(words.originPrefixes, words.personPrefixes);
  const patternOfThere = buildPattern(words.originPrefixes);
  const fromThere = new RegExp(`(?:^|${gap})(?:${anyOf(words.fromThere)})(?:$|${gap})`);
  const doubt = new RegExp(`(?:${anyOf(words.doubts)})${gap}(?:(?:.*${gap})?(?:${anyOf(words.doubtVerbs)})${gap})?$`);

  return (text) => {
    const found = new Set<string>();
    const unread: string[] = [];
    const written: string[] = [];
    const rest = plain(text).replace(
      fromThere.test(plain(text)) ? patternOfThere : pattern,
      (match, start: string, kept?: string, nothing?: string, negation?: string, phrase = "", at = 0, whole = "") => {
        if (kept) return match;
        const all = nothing ? [] : (meanings.get(key(phrase)) ?? []);
        const meant = negation ? all.flatMap((meaning) => opposites[meaning] ?? []) : all;
        const isDoubted = doubt.test(whole.slice(0, at + start.length));
        const said = meant.filter((meaning) => !isDoubted || (meaning !== "locked" && meaning !== unlocked));
        if (said.includes(unknown)) unread.push(restoreTypedSpelling(match.slice(start.length), text));
        else if (said.length > 0) written.push(match.slice(start.length));
        for (const meaning of said) found.add(meaning);
        return `${start} `;
      },
    );
    const isUnlocked = found.has(unlocked) && !found.has("locked");
    const held = (Object.keys(conditions) as PhoneCondition[]).filter((condition) => found.has(condition));
    return {
      // Removing the words of «chino o japonés» leaves an «o» at the end.
      rest: found.size > 0 ? rest.replace(/\s[oyu]\s*$/, "") : rest,
      regions: Object.entries(regions).flatMap(([code, [name]]) => (found.has(code) ? { code, name } : [])),
      conditions: held.filter((condition) => !isUnlocked || (condition !== "carrier" && condition !== "unpaid")),
      isUnlocked,
      uncertainWords: unread,
      matchedText: written.join(" "),
    };
  };
}

/**
 * @returns a function that finds the first kind in the table that a text names, and the text without that name; the
 * function returns undefined if the text names none.
 */
export function createKindReader<Kind extends string>(
  words: Readonly<Record<Kind, string>>,
): (text: string) => { kind: Kind; rest: string } | undefined {
  const kinds = Object.keys(words) as Kind[];
  const patterns = kinds.map((kind) => ({
    kind,
    pattern: new RegExp(`(^|[^a-z0-9])(?:${anyOf(words[kind])})(?:e?s)?(?=[^a-z0-9]|$)`, "g"),
  }));
  return (text) =>
    patterns
      .map(({ kind, pattern }) => ({ kind, rest: plain(text).replace(pattern, "$1 ") }))
      .find(({ rest }) => rest !== plain(text));
}

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

const phrasesOf = (phrases: string) => plain(phrases).split("|").map(key);

/** What may separate the words of a phrase. Unicode classes here would take a second to compile on a phone. */
const gap = "[^a-z0-9]+";

/** Source of a regular expression that matches any of the phrases, the longest ones first. */
const anyOf = (...tables: readonly string[]) =>
  tables
    .flatMap(phrasesOf)
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/ /g, gap))
    .join("|");

/**
 * Region codes, separated by spaces. Phones sold in the regions `without` have no eSIM; those sold in the regions
 * `unsure`, or anywhere if that is `*`, may have none. See `deviceNotes`.
 */
export type RegionsWithoutEsim = { without: string; unsure: string };

/** `only`: the phones sold there have eSIM and no tray. */
export type EsimSupport = "no" | "unknown" | "yes" | "only";

/** @param only - codes of the regions whose phones have no tray, or `*` for all. */
export function getEsimSupport(region: string, sold: RegionsWithoutEsim | undefined, only = ""): EsimSupport {
  const has = (codes: string) => codes === "*" || ` ${codes} `.includes(` ${region} `);
  if (has(only)) return "only";
  if (!sold) return "unknown";
  if (has(sold.without)) return "no";
  return has(sold.unsure) ? "unknown" : "yes";
}
