import { factUnits } from "#domain/typed-figure.ts";

/** A figure or an address that a legal text types: where, and what it is, in Spanish. */
export type TypedFact = {
  /** As it is written: `30 días`. */
  found: string;
  what: string;
  /** Of the text, from 1. */
  line: number;
};

const patterns: readonly [RegExp, string][] = [
  [new RegExp(`\\d[\\d,.]*(\\s|&nbsp;|\\u00a0)*(${factUnits})(?![\\p{L}\\d])`, "gu"), "un plazo o una cantidad"],
  [/\d[\d,.]*\s?%/g, "un porcentaje"],
  [/\$\s?\d[\d,]*/g, "una cantidad de dinero"],
  [/\b\d{1,2}(\s|&nbsp;|\u00a0)de [a-z]+ de \d{4}\b/g, "una fecha"],
  [/\b\d{2,3} \d{3,4} \d{4}\b/g, "un teléfono"],
  [/[\w.]+@[\w.]+\.\w+/g, "un correo"],
  [/\bhttps?:\/\/[^\s)\]]+/g, "una dirección"],
];

/**
 * Terms, amounts, dates and addresses that the source of a legal text types. They are facts, which it names, so that they
 * change in one place.
 */
export function typedFacts(source: string): TypedFact[] {
  const prose = source.replaceAll(/\{\{.*?\}\}/g, "");
  return patterns.flatMap(([pattern, what]) =>
    [...prose.matchAll(pattern)].map(({ 0: found, index }) => ({
      found,
      what,
      line: prose.slice(0, index).split("\n").length,
    })),
  );
}
