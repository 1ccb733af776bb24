/** The instructions for emergency calls, the numbers that 911 replaced, and the numbers still in use. */
import { z } from "zod";
import { addWordingRules, line, requiredText, rows, text } from "#content/forms/fields/form-fields.ts";
import { findHardcodedFigure } from "#domain/text/numbers/hardcoded-figure.ts";

/** Fixed by law and part of the page's address, so not editable. */
export const emergencyNumber = "911";
/** For anonymous reports, also of an extortion. */
export const anonymousReportNumber = "089";

const number = requiredText("falta el número")
  .regex(/^\d{3}$/, "son 3 cifras, por ejemplo 089")
  .meta({ title: "Número", description: "3 cifras, por ejemplo 089." });

type WordsAt = readonly [path: (string | number)[], text: string];

/** The headings state the count in the plural. */
const atLeastTwo = "deja al menos dos: el encabezado dice cuántos son";

export const emergencyNumbersSchema = z
  .strictObject({
    steps: rows(
      z.strictObject({
        heading: addWordingRules(line("Qué hacer", { max: 30 })),
        text: addWordingRules(text("Cómo")),
      }),
      {
        one: "Paso",
        name: "heading",
      },
    )
      .min(1, "falta un paso")
      .meta({ title: "Qué decir cuando contesten" }),
    tips: z
      .array(addWordingRules(text("Consejo", { max: 120 })), { error: "falta la lista" })
      .meta({ title: "Consejos para la llamada" }),
    retired: rows(z.strictObject({ number, what: addWordingRules(line("Qué era")) }), {
      one: "Número",
      name: "number",
      unique: ["number"],
      summary: ["what"],
    })
      .min(2, atLeastTwo)
      .meta({ title: "Números que el 911 sustituyó" }),
    others: rows(z.strictObject({ number, text: addWordingRules(text("Para qué es")) }), {
      one: "Número",
      name: "number",
      unique: ["number"],
    })
      .min(2, atLeastTwo)
      .meta({ title: "Números que no cambiaron" }),
  })
  .superRefine(({ steps, tips, retired, others }, context) => {
    const inUse = [emergencyNumber, ...others.map((row) => row.number)];
    for (const [row, { number }] of retired.entries())
      if (inUse.includes(number))
        context.addIssue({
          code: "custom",
          path: ["retired", row, "number"],
          message: "es un número que sigue en uso",
        });
    const words: readonly WordsAt[] = [
      ...steps.flatMap(({ heading, text }, row): WordsAt[] => [
        [["steps", row, "heading"], heading],
        [["steps", row, "text"], text],
      ]),
      ...tips.map((text, row): WordsAt => [["tips", row], text]),
      ...others.map(({ text }, row): WordsAt => [["others", row, "text"], text]),
    ];
    for (const [path, text] of words) {
      const figure = findHardcodedFigure(inUse.reduce((rest, number) => rest.replaceAll(number, ""), text));
      if (figure) context.addIssue({ code: "custom", path, message: `«${figure}» no es un número de esta página` });
    }
  });
