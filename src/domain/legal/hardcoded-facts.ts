import { factUnits } from "#domain/text/numbers/hardcoded-figure.ts";

/** A figure or an address typed into a legal text, with its kind in Spanish. */
export type HardcodedFact = {
  /** As written: `30 días`. */
  found: string;
  kindLabel: string;
  /** Line of the text, counted from 1. */
  line: number;
};

const space = String.raw`(?:\s|&nbsp;)`;

const digits = String.raw`\d+(?:[.,]\d+)*`;

const numerals = [
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince",
  "dieci(?:séis|siete|ocho|nueve)|veint(?:e|iún|iun[oa]|idós|itrés|icuatro|icinco|iséis|isiete|iocho|inueve)",
  "treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento",
  "(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|mil|mill(?:ón|ones)",
].join("|");

/**
 * A number in words: `diecisiete`, `treinta y uno`, `mil quinientos`. A lone `un` or `una` does not match, because they
 * are articles too: «por un año».
 */
const words = String.raw`(?<![\p{L}\d])(?:${numerals})(?:\s+(?:y\s+)?(?:${numerals}|un[oa]?)(?![\p{L}\d]))*`;

/** Text allowed between a number and its unit: `17 (diecisiete) días` and `**17** días`. */
const gap = String.raw`[*_]*(?:${space}*\([^()\n]{1,60}\))?${space}*`;

const unitEnd = String.raw`(?![\p{L}\d])`;

/**
 * Units after which a number in words counts as a fact. «países» and «veces» are not included: «los tres países» names
 * countries, and «dos veces» is a frequency.
 */
const spelledUnits = "días|horas|meses|minutos|semanas|años|GB|MB";

const currency = String.raw`(?:pesos?|centavos?|dólar(?:es)?|MXN|M\.N\.|USD|UMAs?)${unitEnd}`;

const terms = [
  `${digits}${gap}(?:${factUnits}|semanas|veces)${unitEnd}`,
  `${words}${gap}(?:${spelledUnits})${unitEnd}`,
];

const money = [
  String.raw`\$${space}?${digits}(?:${space}${currency})?`,
  `(?:${digits}|${words})${gap}(?:de${space})?${currency}`,
  String.raw`(?<![\p{L}\d])(?:MXN|USD)${space}?${digits}`,
];

const patterns: readonly [RegExp, string][] = [
  [joinPatterns(terms), "un plazo o una cantidad"],
  [joinPatterns([`(?:${digits}|${words})${gap}(?:%|por${space}ciento${unitEnd})`]), "un porcentaje"],
  [joinPatterns(money), "una cantidad de dinero"],
  [/\b\d{1,2}(\s|&nbsp;)de [a-z]+ de \d{4}\b/g, "una fecha"],
  [/\b\d{2,3} \d{3,4} \d{4}\b/g, "un teléfono"],
  [/[\w.]+@[\w.]+\.\w+/g, "un correo"],
  [/\b(?:https?:\/\/|www\.)[^\s)\]]+/g, "una dirección"],
];

function joinPatterns(sources: readonly string[]): RegExp {
  return new RegExp(sources.join("|"), "giu");
}

/**
 * Finds durations, amounts, dates and addresses typed into the source of a legal text, in figures or words. The text
 * should name facts instead, so that they change in one place.
 */
export function findHardcodedFacts(source: string): HardcodedFact[] {
  const prose = source.replaceAll(/\{\{.*?\}\}/g, "");
  return patterns.flatMap(([pattern, kindLabel]) =>
    [...prose.matchAll(pattern)].map(({ 0: found, index }) => ({
      found,
      kindLabel,
      line: prose.slice(0, index).split("\n").length,
    })),
  );
}
