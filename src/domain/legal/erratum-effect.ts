import { foldSpelling } from "#domain/text/fold.ts";
import { diffWords } from "./compare/diff-words.ts";
import { numeralPattern } from "./hardcoded-facts.ts";

/** Words that can turn a duty into its opposite; without accents, as in a folded text. */
const dutyPatterns = [
  "no|ni|nunca|jamas|tampoco|sin|salvo|excepto|ningun(?:[oa]s?)?|nadie|siempre|solo|solamente|unicamente",
  "deb(?:e|en|era|eran)|pued(?:e|en|a|an)|podr(?:a|an|ia|ian)|tienen? que",
  "obliga(?:d[oa]s?|cion|ciones|n)?|prohib(?:e|en|id[oa]s?)",
];
const partyPattern = "usuari[oa]s?|operador(?:es)?|suscriptor(?:es)?|titular(?:es)?|proveedor(?:es)?";
const spelledNumberPattern = numeralPattern.normalize("NFD").replace(/\p{M}/gu, "");

const dutyPattern = buildWordPattern(dutyPatterns);
const bindingPattern = buildWordPattern([...dutyPatterns, partyPattern, spelledNumberPattern]);

function buildWordPattern(patterns: readonly string[]): RegExp {
  return new RegExp(`\\b(?:${patterns.join("|")})\\b`);
}

/** A number that counts something, unlike that of an article or a date: `2 líneas`, not `artículo 19, fracción II`. */
const countPattern = /\d+ (?!de |del |bis |fraccion|inciso|parrafo|numeral|apartado)[a-z]{3,}/;

const correctionPattern = /«([^»]*)»[\s,;:]*deben?\s+(?:decir|leerse)[\s:]*«([^»]*)»/giu;

/** `quote`: the word that binds; `isCorrection`: whether it is in a pair «Donde dice «…», debe decir «…»». */
export type ErratumEffect = { quote: string; isCorrection: boolean };

/**
 * Finds the first word by which an erratum may change what binds: in a correction, a negation, a duty, a party or a
 * number that differs between the two wordings; outside corrections, any negation or duty, because what it changes is
 * unknown.
 */
export function findErratumEffect(text: string): ErratumEffect | undefined {
  for (const [, before = "", after = ""] of text.matchAll(correctionPattern)) {
    const changedText = diffWords(foldSpelling(before), foldSpelling(after))
      .flatMap((part) => (part.kind === "same" ? [] : [part.text]))
      .join(" ; ");
    const counts = /\d/.test(changedText) ? countPattern.exec(`${foldSpelling(before)}; ${foldSpelling(after)}`) : null;
    const [quote] = bindingPattern.exec(changedText) ?? counts ?? [];
    if (quote !== undefined) return { quote, isCorrection: true };
  }
  const [quote] = dutyPattern.exec(foldSpelling(text.replace(correctionPattern, " "))) ?? [];
  return quote === undefined ? undefined : { quote, isCorrection: false };
}
