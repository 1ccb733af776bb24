/**
 * Finds words around a phone's name that decide whether the phone works: country of sale, carrier or account lock,
 * theft, slots for two SIM cards. It removes these words from the text, so that none of them is read as part of a name.
 */

/**
 * A condition of a phone. If a text has several, the first one of this list decides the answer's title; see
 * `buildDeviceAnswerContent`.
 */
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

/** Lists of phrases: each string, except the name of a region, has its phrases separated by `|`. */
export type CircumstanceWords = {
  /** Name of each region as used after «de», and the words for the region, by region code. */
  regions: Readonly<Record<string, readonly [name: string, words: string]>>;
  conditions: Readonly<Record<PhoneCondition, string>>;
  /** Carriers that sell phones in each region, by region code. */
  carriersAbroad: Readonly<Record<string, string>>;
  /** Words that may change the answer in a way that is unknown: «Exynos». */
  uncertainTerms: string;
  /** Words for a phone that no carrier has locked: «liberado». */
  unlockedTerms: string;
  /** Negations: «no es», «sin». A negation cancels or reverses a word of the tables above that directly follows it. */
  negations: string;
  /** Phrases that only look like the words above: «usa eSIM». */
  falseMatches: string;
  /** Names of phones that look like the words above, and stay in the text: «OnePlus Open». */
  lookalikeNames: string;
  /** Words before a region that make it the country of manufacture or a person's country, not the country of sale. */
  originPrefixes: string;
  /** Words before a person's own region: «soy de». */
  personPrefixes: string;
  /** Words that say that the phone is from the person's region too: «es de allá». */
  sharedOriginPhrases: string;
  /** Phrases of visitors who do not know whether the phone is locked: «no sé si». */
  doubtPhrases: string;
  /** Verbs that follow these phrases: «está». */
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
  /** Typed words that may change the answer in a way that is unknown. */
  uncertainWords: readonly string[];
  /** The words found for `regions`, `conditions` and `isUnlocked`, without accents and in lower case. */
  matchedText: string;
};

const unknownMeaning = "unknown";
const unlocked = "unlocked";

/** Replacements for negated meanings; negated meanings without one are dropped. */
const negatedMeanings: Readonly<Record<string, string>> = { locked: unlocked, [unlocked]: "locked", tray: "noTray" };

/**
 * @returns a function that finds a text's circumstances; `remainingText` has no accents and capitals.
 */
export function createCircumstanceReader(words: CircumstanceWords): (text: string) => PhoneCircumstances & {
  remainingText: string;
} {
  const { regions, conditions } = words;
  const regionTerms = Object.entries(regions).map(([code, [, names]]) => [names, code] as const);
  const conditionTerms = [
    ...Object.entries(conditions).map(([condition, phrases]) => [phrases, condition] as const),
    ...Object.entries(words.carriersAbroad).map(([code, names]) => [names, code, "carrier"] as const),
    [words.uncertainTerms, unknownMeaning] as const,
    [words.unlockedTerms, unlocked] as const,
  ];
  const meaningsByPhrase = new Map(
    [...regionTerms, ...conditionTerms].flatMap(([phrases, ...meant]) =>
      splitPhrases(phrases).map((phrase) => [phrase, meant]),
    ),
  );
  const regionPattern = joinAlternatives(...regionTerms.map(([names]) => names));
  const anyTermPattern = joinAlternatives(...[...regionTerms, ...conditionTerms].map(([phrases]) => phrases));
  const createPrefixPattern = (phrases: string) => `(?:(?:${joinAlternatives(phrases)})${gapPattern})`;
  // The pattern has no look-behind, because iOS 14.5 does not support it.
  const buildPattern = (...origins: string[]) =>
    new RegExp(
      [
        `(^|[^a-z0-9]|[0-9](?=[a-z]))(?:(${joinAlternatives(words.lookalikeNames)})`,
        `((?:${joinAlternatives(...origins)})${gapPattern}(?:${regionPattern})|${joinAlternatives(words.falseMatches)})`,
        `(${createPrefixPattern(words.negations)}?)${createPrefixPattern(words.versionPrefixes)}*(${anyTermPattern}))(?=[^a-z0-9]|$)`,
      ].join("|"),
      "g",
    );
  const pattern = buildPattern(words.originPrefixes, words.personPrefixes);
  const patternAfterPerson = buildPattern(words.originPrefixes);
  const fromThere = new RegExp(
    `(?:^|${gapPattern})(?:${joinAlternatives(words.sharedOriginPhrases)})(?:$|${gapPattern})`,
  );
  const doubtPattern = new RegExp(
    `(?:${joinAlternatives(words.doubtPhrases)})${gapPattern}(?:(?:.*${gapPattern})?(?:${joinAlternatives(words.doubtVerbs)})${gapPattern})?$`,
  );

  return (text) => {
    const foundMeanings = new Set<string>();
    const uncertainPhrases: string[] = [];
    const matchedPhrases: string[] = [];
    const remainingText = foldKeepingOrdinals(text).replace(
      fromThere.test(foldKeepingOrdinals(text)) ? patternAfterPerson : pattern,
      (
        match,
        start: string,
        keptName?: string,
        falseMatch?: string,
        negation?: string,
        phrase = "",
        position = 0,
        wholeText = "",
      ) => {
        if (keptName) return match;
        const possibleMeanings = falseMatch ? [] : (meaningsByPhrase.get(normalizePhrase(phrase)) ?? []);
        const actualMeanings = negation
          ? possibleMeanings.flatMap((meaning) => negatedMeanings[meaning] ?? [])
          : possibleMeanings;
        const isDoubted = doubtPattern.test(wholeText.slice(0, position + start.length));
        const certainMeanings = actualMeanings.filter(
          (meaning) => !isDoubted || (meaning !== "locked" && meaning !== unlocked),
        );
        if (certainMeanings.includes(unknownMeaning))
          uncertainPhrases.push(restoreTypedSpelling(match.slice(start.length), text));
        else if (certainMeanings.length > 0) matchedPhrases.push(match.slice(start.length));
        for (const meaning of certainMeanings) foundMeanings.add(meaning);
        return `${start} `;
      },
    );
    const isUnlocked = foundMeanings.has(unlocked) && !foundMeanings.has("locked");
    const foundConditions = (Object.keys(conditions) as PhoneCondition[]).filter((condition) =>
      foundMeanings.has(condition),
    );
    return {
      // Removing the words of «chino o japonés» leaves an «o» at the end.
      remainingText: foundMeanings.size > 0 ? remainingText.replace(/\s[oyu]\s*$/, "") : remainingText,
      regions: Object.entries(regions).flatMap(([code, [name]]) => (foundMeanings.has(code) ? { code, name } : [])),
      conditions: foundConditions.filter(
        (condition) => !isUnlocked || (condition !== "carrier" && condition !== "unpaid"),
      ),
      isUnlocked,
      uncertainWords: uncertainPhrases,
      matchedText: matchedPhrases.join(" "),
    };
  };
}

/**
 * @returns a function that finds the first kind in the table that a text names, and the text without that name; the
 * function returns undefined if the text names none.
 */
export function createKindReader<Kind extends string>(
  phrasesByKind: Readonly<Record<Kind, string>>,
): (text: string) => { kind: Kind; remainingText: string } | undefined {
  const kinds = Object.keys(phrasesByKind) as Kind[];
  const patterns = kinds.map((kind) => ({
    kind,
    pattern: new RegExp(`(^|[^a-z0-9])(?:${joinAlternatives(phrasesByKind[kind])})(?:e?s)?(?=[^a-z0-9]|$)`, "g"),
  }));
  return (text) =>
    patterns
      .map(({ kind, pattern }) => ({ kind, remainingText: foldKeepingOrdinals(text).replace(pattern, "$1 ") }))
      .find(({ remainingText }) => remainingText !== foldKeepingOrdinals(text));
}

/** Restores the accents and capitals that the words have in the text as typed. */
export function restoreTypedSpelling(words: string, text: string): string {
  const typedWords = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .trim()
    .split(/\s+/)
    .map((word) => typedWords.find((each) => foldKeepingOrdinals(each) === foldKeepingOrdinals(word)) ?? word)
    .join(" ");
}

/** Removes accents and capitals, but not ordinal signs. */
const foldKeepingOrdinals = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const normalizePhrase = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const splitPhrases = (phrases: string) => foldKeepingOrdinals(phrases).split("|").map(normalizePhrase);

/**
 * Pattern for the characters between the words of a phrase. Unicode classes here would take a second to compile on a
 * phone.
 */
const gapPattern = "[^a-z0-9]+";

/** Builds the source of a regular expression that matches any of the phrases, the longest ones first. */
const joinAlternatives = (...tables: readonly string[]) =>
  tables
    .flatMap(splitPhrases)
    .sort((one, other) => other.length - one.length)
    .map((phrase) => phrase.replace(/ /g, gapPattern))
    .join("|");

/**
 * Region codes, separated by spaces. Phones sold in the regions `missing` have no eSIM; those sold in the regions
 * `uncertain`, or anywhere if that is `*`, may have none. See `deviceNotes`.
 */
export type EsimGaps = { missing: string; uncertain: string };

/** Support for eSIM in the phones sold in a region. `only`: they have eSIM and no tray. */
export type EsimSupport = "no" | "unknown" | "yes" | "only";

/** @param esimOnlyRegions - codes of the regions whose phones have no tray, or `*` for all. */
export function getEsimSupport(region: string, esimGaps: EsimGaps | undefined, esimOnlyRegions = ""): EsimSupport {
  const includesRegion = (codes: string) => codes === "*" || ` ${codes} `.includes(` ${region} `);
  if (includesRegion(esimOnlyRegions)) return "only";
  if (!esimGaps) return "unknown";
  if (includesRegion(esimGaps.missing)) return "no";
  return includesRegion(esimGaps.uncertain) ? "unknown" : "yes";
}
