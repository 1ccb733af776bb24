/** Wording rules for `src/content`. For texts quoted from the specification, see `specification.test.ts`. */
import { expect, test } from "vitest";
import { data as pages } from "#content/data/pages.ts";
import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { rowFacts } from "#content/facts/row-facts.ts";
import { laws } from "#content/legal/library/references.ts";
import { unsubscribeFieldTexts } from "#content/pages/unsubscribe-page.ts";
import { placeNames } from "#content/roaming/places/place-names.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { factReferencePattern } from "#domain/text/facts/fact-references.ts";
import { findLongSentences, insertNoBreakSpaces, isVagueLabel, maxSentenceWords } from "#domain/text/wording.ts";

// Leaves out the data files, whose texts are also in the modules that read them, and `ways-of-asking.ts`, which has
// texts by visitors.
const modules = import.meta.glob(
  [
    "../../src/content/**/*.ts",
    "!../../src/content/**/*.test.ts",
    "!../../src/content/data/**",
    "!../../src/content/site/search/ways-of-asking.ts",
  ],
  { eager: true },
);
const sources = import.meta.glob<string>(["../../src/content/**/*.ts", "!../../src/content/**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Texts of the lists, as they are read. Staff may publish them despite the advice on their style. */
const staffTexts = new Set(
  listTexts(import.meta.glob("../../src/content/data/**/*.ts", { eager: true })).map((text) =>
    insertNoBreakSpaces(text.replaceAll(factReferencePattern, (gap, name: string) => rowFacts[name] ?? gap)),
  ),
);

/** Texts of developers, each with the modules that contain it: the one that defines it and those that reuse it. */
const wording = new Map<string, string[]>();
for (const [path, module] of Object.entries(modules))
  for (const text of new Set(listTexts(module)))
    if (!staffTexts.has(text)) wording.set(text, [...(wording.get(text) ?? []), path]);

/**
 * Lists the texts in a value. Leaves out HTML, because legal texts have their own rules in `src/content/legal`, and
 * lists separated by bars, which are only searched.
 */
function listTexts(value: unknown): string[] {
  if (typeof value === "string") return /^<|\|/.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
}

/** Formats the module that contains a match, the match and the whole text. */
function describeMatch(text: string, match: string): string {
  const having = wording.get(text) ?? [];
  const writing = having.filter((path) => sources[path]?.replaceAll("\\u00a0", "\u00a0").includes(match));
  const places = (writing.length > 0 ? writing : having).map((path) => path.replace("../../", ""));
  return `${places.join(" or ")}: «${match}» in: ${text}`;
}

/** Lists all matches of `pattern` in the texts; `read` removes the parts that the rule does not cover. */
function findMatches(texts: Iterable<string>, pattern: RegExp, read = (text: string) => text): string[] {
  return [...texts].flatMap((text) => [...read(text).matchAll(pattern)].map(([found]) => describeMatch(text, found)));
}

/** Removes quotations, because quoted menus keep the phone's own wording. */
const withoutQuotes = (text: string) => text.replaceAll(/«[^»]*»/g, "«»");

test("the text of every link and button says where it leads", () => {
  const exact: string = unsubscribeFieldTexts.email.placeholder;
  const blind = [...wording.keys()].filter((text) => text !== exact && isVagueLabel(text));
  expect(wording.size).toBeGreaterThan(500);
  expect(blind.map((text) => describeMatch(text, text))).toEqual([]);
});

test("words are Mexican Spanish, quotation marks are «», and no dash replaces a colon", () => {
  const banned = /(?<!\p{L})(móvil|ordenador|cuota|sólo)(?!\p{L})|["“”]| [-–—] /giu;
  expect(findMatches(wording.keys(), banned, withoutQuotes)).toEqual([]);
});

test("no line break can separate a number from its unit", () => {
  const parted = /\d (GB|MB|días|meses|países|minutos|caracteres|pesos|horas|[ap]\.m\.)|EE\. UU\./g;
  // When lists are read, plain spaces before units become no-break spaces.
  expect(findMatches(wording.keys(), parted)).toEqual([]);
});

test(`no visible sentence has more than ${maxSentenceWords} words`, () => {
  /** Descriptions for search results are one sentence each. */
  const descriptions = new Set([
    ...sitePages.map(({ description }) => description),
    ...pages.flatMap((page) => [page.description, "withoutOffer" in page ? page.withoutOffer : ""]),
  ]);
  /** Names as officially published. */
  const officialNames = new Set<string>(Object.values(laws).map(({ name }) => name));
  /** Lists of texts that visitors type. */
  const placeLists = placeNames.regions.map(({ names }) => names);
  const written = new Set<string>([deviceNameWords.fillers, deviceNameWords.variants, ...placeLists]);
  const countryCodes = /^[A-Z]{2}( [A-Z]{2})*$/;
  const shownItems = [...wording.keys()].filter(
    (text) => !descriptions.has(text) && !officialNames.has(text) && !written.has(text) && !countryCodes.test(text),
  );
  const long = shownItems.flatMap((text) => findLongSentences(text).map((sentence) => describeMatch(text, sentence)));
  expect(long).toEqual([]);
});
