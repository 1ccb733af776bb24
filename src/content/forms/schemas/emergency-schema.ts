/** The instructions for emergency calls, the numbers that 911 replaced, and the numbers still in use. */
import { z } from "zod";
import { listField } from "#content/forms/fields/field-groups.ts";
import { requiredText, rows, shortTextField, text } from "#content/forms/fields/form-fields.ts";
import { wordingRules } from "#content/forms/fields/style-rules.ts";
import { listHardcodedFigures } from "#domain/text/numbers/hardcoded-figure.ts";

/** The emergency number, which is fixed by law and part of the page's address, so staff cannot edit it. */
export const emergencyNumber = "911";
/** The number for anonymous reports, for example of an extortion. */
export const anonymousReportNumber = "089";

const numberField = requiredText("falta el número")
  .regex(/^\d{3}$/, "son 3 cifras, por ejemplo 089")
  .meta({ title: "Número", description: "3 cifras, por ejemplo 089." });

type TextAtPath = readonly [path: (string | number)[], text: string];

/** Error message for a list with fewer than two rows: the headings state the count in the plural. */
const atLeastTwoMessage = "deja al menos dos: el encabezado dice cuántos son";

export const emergencyNumbersSchema = z
  .strictObject({
    steps: rows(
      z.strictObject({
        heading: shortTextField("Qué hacer", { max: 30, styleRules: wordingRules }),
        text: text("Cómo", { styleRules: wordingRules }),
      }),
      {
        one: "Paso",
        name: "heading",
      },
    )
      .min(1, "falta un paso")
      .meta({ title: "Qué decir cuando contesten" }),
    tips: listField("Consejos para la llamada", text("Consejo", { max: 120, styleRules: wordingRules })),
    retired: rows(
      z.strictObject({ number: numberField, what: shortTextField("Qué era", { styleRules: wordingRules }) }),
      {
        one: "Número",
        name: "number",
        unique: ["number"],
        summary: ["what"],
      },
    )
      .min(2, atLeastTwoMessage)
      .meta({ title: "Números que el 911 sustituyó" }),
    others: rows(z.strictObject({ number: numberField, text: text("Para qué es", { styleRules: wordingRules }) }), {
      one: "Número",
      name: "number",
      unique: ["number"],
    })
      .min(2, atLeastTwoMessage)
      .meta({ title: "Números que no cambiaron" }),
  })
  .superRefine(({ steps, tips, retired, others }, context) => {
    const usedNumbers = [emergencyNumber, ...others.map((row) => row.number)];
    for (const [row, { number }] of retired.entries())
      if (usedNumbers.includes(number))
        context.addIssue({
          code: "custom",
          path: ["retired", row, "number"],
          message: "es un número que sigue en uso",
        });
    const texts: readonly TextAtPath[] = [
      ...steps.flatMap(({ heading, text }, row): TextAtPath[] => [
        [["steps", row, "heading"], heading],
        [["steps", row, "text"], text],
      ]),
      ...tips.map((text, row): TextAtPath => [["tips", row], text]),
      ...others.map(({ text }, row): TextAtPath => [["others", row, "text"], text]),
    ];
    for (const [path, text] of texts) {
      for (const figure of listHardcodedFigures(
        usedNumbers.reduce((rest, number) => rest.replaceAll(number, ""), text),
      ))
        context.addIssue({ code: "custom", path, message: `«${figure}» no es un número de esta página` });
    }
  });
