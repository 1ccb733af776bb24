/** Prose in lists. Figures, names and addresses in it are facts, such as `{{plazo.paquete}}`, filled in on reading. */
import { isOfferFact, longestOfferFacts, longestRowFacts, rowFacts } from "#content/facts/row-facts.ts";
import {
  factReferencePattern,
  fillFacts,
  formatUnknownFactMessage,
  listFactNames,
  removeEmptySampleMarks,
} from "#domain/text/facts/fact-references.ts";
import { findHardcodedFigure } from "#domain/text/numbers/hardcoded-figure.ts";
import { listStyleViolationMessages } from "#domain/text/wording.ts";
import { formatLengthMessage, line } from "./form-fields.ts";

type ProseOptions = {
  /** Maximum length in letters, with facts filled in; those of the offer at their longest. */
  max?: number;
  description?: string;
  /** Whether part of the text is highlighted. */
  isLoud?: boolean;
  /** Whether the text is left out on days when one of its facts is empty. */
  mayBeAbsent?: boolean;
};

export function proseField(title: string, { max = 90, description, isLoud, mayBeAbsent = false }: ProseOptions = {}) {
  return line(title, { max: 1_000, marks: isLoud ? ["fact", "loud"] : ["fact"] })
    .superRefine((text, context) => {
      for (const message of findFaults(text, max, mayBeAbsent)) context.addIssue({ code: "custom", message });
      const words = findHardcodedFigure(text.replaceAll(factReferencePattern, ""));
      if (words !== undefined)
        context.addIssue({ code: "custom", message: formatTypedFigureMessage(words), params: { words } });
    })
    .meta({ title, ...(description && { description }), widget: "prose" });
}

function* findFaults(text: string, max: number, mayBeAbsent: boolean) {
  const names = listFactNames(removeEmptySampleMarks(text, rowFacts));
  const unknown = names.filter((name) => !Object.hasOwn(rowFacts, name));
  for (const name of unknown)
    yield `${formatUnknownFactMessage(name, Object.keys(rowFacts))}. Elígelo en «Insertar dato»`;
  const empty = names.find((name) => rowFacts[name] === "" && !isOfferFact(name));
  if (empty) yield `el dato «${empty}» está vacío`;
  const absent = names.find(isOfferFact);
  if (absent && !mayBeAbsent)
    yield `el dato «${absent}» está vacío los días sin oferta: úsalo en un párrafo de una respuesta`;
  const plain = text.replaceAll(factReferencePattern, "");
  if (/[{}]/.test(plain)) yield "un dato va entre dos llaves, como {{plazo.paquete}}: elígelo en «Insertar dato»";
  yield* listStyleViolationMessages(text);
  if (unknown.length > 0) return;
  const letters = fillFacts(text, longestRowFacts).length;
  if (letters <= max) return;
  yield formatLengthMessage(letters, max) + describeLaterDays(text, max);
}

/** Why a text that fits today will not fit on another day; empty if it does not fit today. */
function describeLaterDays(text: string, max: number): string {
  if (fillFacts(text, rowFacts).length > max) return "";
  if (fillFacts(text, longestOfferFacts).length <= max) return " con lo que viene en Membresías y precios";
  return ` cuando la oferta ${longestOfferFacts["oferta.vigencia"]}`;
}

const formatTypedFigureMessage = (figure: string) =>
  `«${figure}» está escrito a mano: ponlo con «Insertar dato», que lo cambia en todas partes a la vez`;
