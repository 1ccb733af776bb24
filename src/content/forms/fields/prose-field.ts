/**
 * Fields for prose in lists. Figures, names and addresses in prose are facts, such as `{{plazo.paquete}}`, filled in on
 * reading.
 */
import { editorFacts, isOfferFact, longestOfferFacts, longestRowFacts, rowFacts } from "#content/facts/row-facts.ts";
import {
  factReferencePattern,
  fillFacts,
  formatUnknownFactMessage,
  listFactNames,
  removeEmptySampleMarks,
} from "#domain/text/facts/fact-references.ts";
import { listHardcodedFigures } from "#domain/text/numbers/hardcoded-figure.ts";
import { listStyleViolationMessages } from "#domain/text/wording.ts";
import { formatLengthMessage, shortTextField } from "./form-fields.ts";
import type { TextRule } from "./style-rules.ts";

type ProseOptions = {
  /** Maximum number of letters, with facts filled in and those of the offer at their longest. */
  max?: number;
  description?: string;
  /** Whether part of the text is highlighted. */
  hasHighlight?: boolean;
  /** Whether the text is left out on days when one of its facts is empty. */
  mayBeAbsent?: boolean;
  /** Whether figures may be typed, as in a notice of one day; each should still be a fact. */
  allowsFigures?: boolean;
  /** Rules that apply after those of all prose. */
  rules?: readonly TextRule[];
  /** Style rules that apply after those of all prose. */
  styleRules?: readonly TextRule[];
};

export function proseField(
  title: string,
  {
    max = 90,
    description,
    hasHighlight,
    mayBeAbsent = false,
    allowsFigures = false,
    rules = [],
    styleRules = [],
  }: ProseOptions = {},
) {
  const field = shortTextField(title, {
    max: 1_000,
    widget: "prose",
    description,
    allowedMarkup: hasHighlight ? ["fact", "loud"] : ["fact"],
    rules: [(text) => findErrors(text, max, mayBeAbsent), ...(allowsFigures ? [] : [findTypedFigures]), ...rules],
    styleRules: [listStyleViolationMessages, ...styleRules],
  });
  return allowsFigures ? field.meta({ allowsFigures }) : field;
}

const findTypedFigures: TextRule = (text) =>
  listHardcodedFigures(text.replaceAll(factReferencePattern, "")).map((figure) => ({
    message: formatTypedFigureMessage(figure),
    words: figure,
  }));

function* findErrors(text: string, max: number, mayBeAbsent: boolean) {
  const names = listFactNames(removeEmptySampleMarks(text, rowFacts));
  const unknownNames = names.filter((name) => !Object.hasOwn(rowFacts, name));
  for (const name of unknownNames)
    yield `${formatUnknownFactMessage(name, Object.keys(rowFacts))}. Elígelo en «Insertar dato»`;
  const emptyFactName = names.find((name) => rowFacts[name] === "" && !isOfferFact(name));
  if (emptyFactName) yield formatEmptyFactMessage(emptyFactName);
  const offerFactName = names.find(isOfferFact);
  if (offerFactName && !mayBeAbsent)
    yield `el dato «${offerFactName}» está vacío los días sin oferta: úsalo en un párrafo de una respuesta`;
  const textWithoutFacts = text.replaceAll(factReferencePattern, "");
  if (/[{}]/.test(textWithoutFacts))
    yield "un dato va entre dos llaves, como {{plazo.paquete}}: elígelo en «Insertar dato»";
  if (unknownNames.length > 0) return;
  const letterCount = fillFacts(text, longestRowFacts).length;
  if (letterCount <= max) return;
  yield formatLengthMessage(letterCount, max) + describeLaterDays(text, max);
}

/** Lists that decide the facts that may be empty, by the first word of the fact's name. */
const sourceLists: Readonly<Record<string, string>> = {
  beneficio: "Beneficios por membresía",
  beneficios: "Beneficios por membresía",
  membresias: "Membresías y precios",
  roaming: "Membresías y precios",
};

function formatEmptyFactMessage(name: string): string {
  const sourceList = sourceLists[name.split(".")[0] ?? ""];
  const source = sourceList ? `: depende de «${sourceList}»` : "";
  return `el dato «${name}» («${editorFacts[name]?.label}») está vacío${source}`;
}

/** Explains why a text that fits today will not fit on another day; empty if it does not fit today. */
function describeLaterDays(text: string, max: number): string {
  if (fillFacts(text, rowFacts).length > max) return "";
  if (fillFacts(text, longestOfferFacts).length <= max) return " con lo que viene en Membresías y precios";
  return ` cuando la oferta ${longestOfferFacts["oferta.vigencia"]}`;
}

const formatTypedFigureMessage = (figure: string) =>
  `«${figure}» está escrito a mano: ponlo con «Insertar dato», que lo cambia en todas partes a la vez`;
