import type { z } from "zod";
import { data as pageNames } from "#content/data/pages.ts";
import { siteAddresses } from "#content/site/site-map/site-addresses.ts";
import type { SitePath } from "#content/site/site-map/site-page.ts";
import { extractQueryWords, splitWords } from "#domain/match/match-rows.ts";
import { findClosestText } from "#domain/search/closest-text.ts";
import { requiredText } from "./form-fields.ts";
import type { TextRule } from "./style-rules.ts";

const sitePaths: ReadonlySet<string> = new Set(siteAddresses.map(({ path }) => path));

const isSiteAddress = (address: string) =>
  /^[^#]*(?:#[\w-]+)?$/.test(address) && sitePaths.has(address.split("#")[0] ?? "");

const namedPages = siteAddresses.map(({ path }) => {
  const row = pageNames.find((page) => page.path === path);
  return { path, words: [path, row?.title, row?.asked].map((text = "") => splitWords(text.replaceAll("/", " "))) };
});

/**
 * Finds the page whose address, title or other words contain the words of the input, or else the page with the most
 * similar address.
 */
function findNearestPage(input: string): string | undefined {
  const queryWords = extractQueryWords(input.replaceAll("/", " "));
  const hasAllWords = (knownWords: readonly string[] = []) =>
    queryWords.length > 0 && queryWords.every((word) => knownWords.some((candidate) => candidate.startsWith(word)));
  const [namedPage] = [0, 1, 2].flatMap((index) => namedPages.find(({ words }) => hasAllWords(words[index])) ?? []);
  return namedPage?.path ?? findClosestText(input, [...sitePaths]);
}

/** The address of a page of this site, with or without an anchor. */
export const pageField = requiredText("falta la página")
  .superRefine((input, context) => {
    if (isSiteAddress(input)) return;
    const nearest = findNearestPage(input);
    const message = `no hay una página «${input}» en el sitio${nearest ? `: lo más parecido es «${nearest}»` : ""}`;
    context.addIssue({ code: "custom", message, params: { suggestedValue: nearest } });
  })
  .meta({
    title: "Página",
    description: "Escribe parte de su nombre o de su dirección, o búscala con «Elegir página».",
    widget: "page",
    // Without errors, the text is an address of the site.
  }) as unknown as z.ZodType<SitePath, string>;

/** Refuses addresses in the prose of a form that has link fields, because addresses in prose are not clickable. */
export const rejectUrls: TextRule = (text) =>
  (text.match(/\bhttps?:\/\/[^\s»)]+/gi) ?? []).map((address) => ({
    message: `quita «${address}», que aquí no se puede abrir: ponla en «Agregar enlace»`,
    words: address,
  }));
