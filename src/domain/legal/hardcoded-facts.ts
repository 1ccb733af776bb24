import { factUnits } from "#domain/text/numbers/hardcoded-figure.ts";

/** A figure or an address typed into a legal text, with its kind in Spanish. */
export type HardcodedFact = {
  /** The fact as written: `30 días`. */
  factText: string;
  kindLabel: string;
  /** Line of the text, counted from 1. */
  line: number;
};

const spacePattern = String.raw`(?:\s|&nbsp;)`;

const digitsPattern = String.raw`\d+(?:[.,]\d+)*`;

export const numeralPattern = [
  "dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince",
  "dieci(?:séis|siete|ocho|nueve)|veint(?:e|iún|iun[oa]|idós|itrés|icuatro|icinco|iséis|isiete|iocho|inueve)",
  "treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa|cien|ciento",
  "(?:dos|tres|cuatro|seis|ocho)cient[oa]s|quinient[oa]s|setecient[oa]s|novecient[oa]s|mil|mill(?:ón|ones)",
].join("|");

/**
 * Matches a number in words: `diecisiete`, `treinta y uno`, `mil quinientos`. A lone `un` or `una` does not match,
 * because they are articles too: «por un año».
 */
const spelledNumberPattern = String.raw`(?<![\p{L}\d])(?:${numeralPattern})(?:\s+(?:y\s+)?(?:${numeralPattern}|un[oa]?)(?![\p{L}\d]))*`;

/** Matches the text between a number and its unit: `17 (diecisiete) días` and `**17** días`. */
const gapPattern = String.raw`[*_]*(?:${spacePattern}*\([^()\n]{1,60}\))?${spacePattern}*`;

const unitEndPattern = String.raw`(?![\p{L}\d])`;

/**
 * Units after which a number in words counts as a fact. «países» and «veces» are not included: «los tres países» names
 * countries, and «dos veces» is a frequency.
 */
const spelledUnits = "días|horas|meses|minutos|semanas|años|GB|MB";

const currencyPattern = String.raw`(?:pesos?|centavos?|dólar(?:es)?|MXN|M\.N\.|USD|UMAs?)${unitEndPattern}`;

const durationPatterns = [
  `${digitsPattern}${gapPattern}(?:${factUnits}|semanas|veces)${unitEndPattern}`,
  `${spelledNumberPattern}${gapPattern}(?:${spelledUnits})${unitEndPattern}`,
];

const moneyPatterns = [
  String.raw`\$${spacePattern}?${digitsPattern}(?:${spacePattern}${currencyPattern})?`,
  `(?:${digitsPattern}|${spelledNumberPattern})${gapPattern}(?:de${spacePattern})?${currencyPattern}`,
  String.raw`(?<![\p{L}\d])(?:MXN|USD)${spacePattern}?${digitsPattern}`,
];

const factPatterns: readonly [RegExp, string][] = [
  [joinPatterns(durationPatterns), "un plazo o una cantidad"],
  [
    joinPatterns([
      `(?:${digitsPattern}|${spelledNumberPattern})${gapPattern}(?:%|por${spacePattern}ciento${unitEndPattern})`,
    ]),
    "un porcentaje",
  ],
  [joinPatterns(moneyPatterns), "una cantidad de dinero"],
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
  return factPatterns.flatMap(([pattern, kindLabel]) =>
    [...prose.matchAll(pattern)].map(({ 0: factText, index }) => ({
      factText,
      kindLabel,
      line: prose.slice(0, index).split("\n").length,
    })),
  );
}
