/** A notice of `/avisos`; see `NoticeRow` of domain/site/notice.ts. */
import { z } from "zod";
import { visibleFromField } from "#content/forms/fields/days-field.ts";
import { section } from "#content/forms/fields/field-groups.ts";
import { areInOrder, day, rows, shortTextField } from "#content/forms/fields/form-fields.ts";
import { pageField, rejectUrls } from "#content/forms/fields/link-field.ts";
import { proseField } from "#content/forms/fields/prose-field.ts";
import { listLongSentenceMessages, wordingRules } from "#content/forms/fields/style-rules.ts";
import { pictureField } from "#content/forms/fields/upload-field.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";

const notice = z
  .strictObject({
    date: day("Fecha del aviso", "La que se lee junto al título. Para que espere, escribe «Se ve desde»."),
    visibleFrom: visibleFromField,
    title: shortTextField("Título", { styleRules: wordingRules }),
    text: z
      .array(
        proseField("Párrafo", {
          max: 400,
          allowsFigures: true,
          rules: [rejectUrls],
          styleRules: [listLongSentenceMessages],
        }),
        { error: "falta el texto" },
      )
      .min(1, "falta el texto")
      .meta({ title: "Texto" }),
    picture: pictureField,
    link: section(
      "Enlace",
      { label: shortTextField("Texto del enlace", { max: 60, styleRules: wordingRules }), to: pageField },
      { description: "Dónde leer más." },
    ).exactOptional(),
  })
  .refine(({ date, visibleFrom }) => visibleFrom === undefined || areInOrder(visibleFrom, date), {
    path: ["visibleFrom"],
    message: "tiene que ser a más tardar la fecha del aviso",
  });

export const noticesSchema = rows(notice, {
  one: "Aviso",
  name: "title",
  summary: ["date", "visibleFrom"],
}).superRefine((notices, context) => {
  for (const [index, { date, title }] of notices.entries())
    if (notices.findIndex((other) => other.date === date && other.title === title) < index)
      context.addIssue({
        code: "custom",
        path: [index, "title"],
        message: "ya hay otro aviso de ese día con ese título",
      });
});

/** Flags future dates of notices that are visible today: staff may expect them to delay these. */
export const listNoticeAdvice = (notices: z.output<typeof noticesSchema>) =>
  notices.flatMap(({ date, visibleFrom }, row) =>
    visibleFrom === undefined && date > buildDay
      ? [
          {
            path: [row, "visibleFrom"],
            message: `se ve desde hoy, con fecha del ${formatDate(date)}. Si debe esperar, escribe aquí el día`,
            suggestedValue: date,
          },
        ]
      : [],
  );
