/** How the wording of `src/content` is written. What the specification quotes: `specification.test.ts`. */
import { expect, test } from "vitest";
import { data as pages } from "#content/data/pages.ts";
import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { laws } from "#content/legal/laws.ts";
import { unsubscribeForm } from "#content/pages/unsubscribe.ts";
import { sitePages } from "#content/site/site-map.ts";
import { isVagueLabel, longSentences, maxSentenceWords } from "#domain/text/wording.ts";

// Their readers have what the lists say.
const modules = import.meta.glob(
  ["../../src/content/**/*.ts", "!../../src/content/**/*.test.ts", "!../../src/content/data/**"],
  { eager: true },
);
const sources = import.meta.glob<string>(["../../src/content/**/*.ts", "!../../src/content/**/*.test.ts"], {
  eager: true,
  query: "?raw",
  import: "default",
});

/** Each wording, and the modules that have it: the one that writes it, and those that take it from there. */
const wording = new Map<string, string[]>();
for (const [path, module] of Object.entries(modules))
  for (const text of new Set(textsOf(module))) wording.set(text, [...(wording.get(text) ?? []), path]);

/**
 * Without what is HTML, since legal texts have rules of their own in `src/content/legal`; and without the names that only
 * a search reads, which bars separate.
 */
function textsOf(value: unknown): string[] {
  if (typeof value === "string") return /^<|\|/.test(value) ? [] : [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Names the module where a fault is written, the fault and the whole wording. */
function faultIn(text: string, fault: string): string {
  const having = wording.get(text) ?? [];
  const writing = having.filter((path) => sources[path]?.replaceAll("\\u00a0", "\u00a0").includes(fault));
  const places = (writing.length > 0 ? writing : having).map((path) => path.replace("../../", ""));
  return `${places.join(" or ")}: «${fault}» in: ${text}`;
}

/** Every place where a wording has what `fault` matches; `read` leaves out what the rule does not mean. */
function faults(texts: Iterable<string>, fault: RegExp, read = (text: string) => text): string[] {
  return [...texts].flatMap((text) => [...read(text).matchAll(fault)].map(([found]) => faultIn(text, found)));
}

/** A menu is quoted as the phone writes it. */
const withoutQuotes = (text: string) => text.replaceAll(/«[^»]*»/g, "«»");

test("no link or button is blind: its text says where it leads", () => {
  const exact: string = unsubscribeForm.email.placeholder;
  const blind = [...wording.keys()].filter((text) => text !== exact && isVagueLabel(text));
  expect(wording.size).toBeGreaterThan(500);
  expect(blind.map((text) => faultIn(text, text))).toEqual([]);
});

test("words are those of Mexico, quotation marks are «», and no dash stands for a colon", () => {
  const banned = /(?<!\p{L})(móvil|ordenador|cuota|sólo)(?!\p{L})|["“”]| [-–—] /giu;
  expect(faults(wording.keys(), banned, withoutQuotes)).toEqual([]);
});

test("no line break can part a number from its unit", () => {
  const parted = /\d (GB|MB|días|meses|países|minutos|caracteres|pesos|horas|[ap]\.m\.)|EE\. UU\./g;
  // Readers of the lists bind what staff typed with a plain space.
  const shown = [...wording].filter(([, paths]) => paths.length > 0);
  expect(
    faults(
      shown.map(([text]) => text),
      parted,
    ),
  ).toEqual([]);
});

test(`no sentence that a page shows has more than ${maxSentenceWords} words`, () => {
  /** For results of a search: one sentence each. */
  const descriptions = new Set([
    ...sitePages.map(({ description }) => description),
    ...pages.flatMap((page) => [page.description, "withoutOffer" in page ? page.withoutOffer : ""]),
  ]);
  /** As they were published. */
  const officialNames = new Set<string>(Object.values(laws).map(({ name }) => name));
  /** Lists of what visitors write. */
  const written = new Set<string>([deviceNameWords.asides, deviceNameWords.variants]);
  const countryCodes = /^[A-Z]{2}( [A-Z]{2})*$/;
  const shown = [...wording.keys()].filter(
    (text) => !descriptions.has(text) && !officialNames.has(text) && !written.has(text) && !countryCodes.test(text),
  );
  const long = shown.flatMap((text) => longSentences(text).map((sentence) => faultIn(text, sentence)));
  expect(long).toEqual([]);
});
