/** A notice of `/avisos`; see `NoticeRow` of domain/site/notice.ts. */
import { z } from "zod";
import { visibleFromField } from "#content/forms/fields/days-field.ts";
import { section } from "#content/forms/fields/field-groups.ts";
import {
  areInOrder,
  createSentenceRule,
  day,
  line,
  listLongSentenceMessages,
  rows,
  text,
  wordingRules,
} from "#content/forms/fields/form-fields.ts";
import { pageField, rejectUrls } from "#content/forms/fields/link-field.ts";
import { pictureField } from "#content/forms/fields/upload-field.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { listStyleViolationMessages } from "#domain/text/wording.ts";

/** A notice may quote what others wrote, so only sentences longer than this are refused; others get advice. */
const maxNoticeWords = 30;
const paragraphRules = [listStyleViolationMessages, rejectUrls, createSentenceRule(maxNoticeWords)];

const notice = z
  .strictObject({
    date: day("Fecha del aviso", "La que se lee junto al título. Para que espere, escribe «Se ve desde»."),
    visibleFrom: visibleFromField,
    title: line("Título", { rules: wordingRules }),
    text: z
      .array(text("Párrafo", { rules: paragraphRules }), { error: "falta el texto" })
      .min(1, "falta el texto")
      .meta({ title: "Texto" }),
    picture: pictureField,
    link: section(
      "Enlace",
      { label: line("Texto del enlace", { max: 60, rules: wordingRules }), to: pageField },
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

/** Flags long sentences, and future dates of notices that are visible today: staff may expect them to delay these. */
export function listNoticeAdvice(notices: z.output<typeof noticesSchema>) {
  const longSentences = notices.flatMap(({ text: paragraphs }, row) =>
    paragraphs.flatMap((paragraph, index) =>
      listLongSentenceMessages(paragraph).map((message) => ({ path: [row, "text", index], message })),
    ),
  );
  const earlyDates = notices.flatMap(({ date, visibleFrom }, row) =>
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
  return [...longSentences, ...earlyDates];
}
