/** A notice of `/avisos`; see `NoticeRow` of domain/notice.ts. */
import { z } from "zod";
import { visibleFromField } from "./days-field.ts";
import { areInOrder, day, line, ownWords, rows, text } from "./form-fields.ts";
import { pageField } from "./link-field.ts";

const notice = z
  .strictObject({
    date: day("Día en que se publica"),
    visibleFrom: visibleFromField,
    title: ownWords(line("Título")),
    text: z
      .array(ownWords(text("Párrafo")), { error: "falta el texto" })
      .min(1, "falta el texto")
      .meta({ title: "Texto" }),
    link: z
      .strictObject({ label: ownWords(line("Texto del enlace", { most: 60 })), to: pageField })
      .exactOptional()
      .meta({ title: "Enlace", description: "Dónde leer más." }),
  })
  .refine(({ date, visibleFrom }) => visibleFrom === undefined || areInOrder(visibleFrom, date), {
    path: ["visibleFrom"],
    message: "tiene que ser a más tardar el día en que se publica",
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
