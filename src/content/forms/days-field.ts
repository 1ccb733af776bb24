import { z } from "zod";
import { areInOrder, day } from "./form-fields.ts";

const ended = day("Ya terminó después de", "Un día en el que con seguridad ya no estaba.").exactOptional();

const monthDay = (title: string) =>
  z
    .string({ error: "falta el día" })
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "escribe mes y día, como 11-19")
    .meta({ title });

/** The first and the last day, in this order. */
const datedDays = z.strictObject({ kind: z.literal("dates"), from: day("Desde"), to: day("Hasta") });

const inOrder = { path: ["to"], message: "el último día va después del primero" };

/** When a promotion is valid, as far as is known; see `Validity` of domain/validity.ts. */
export const validityField = z
  .discriminatedUnion("kind", [
    datedDays
      .extend({ otherTo: day("Otra lectura del último día", "Solo si dos fuentes no coinciden.").exactOptional() })
      .meta({ title: "Con fechas" }),
    z
      .strictObject({ kind: z.literal("yearless"), from: monthDay("Desde"), to: monthDay("Hasta"), endedBy: ended })
      .meta({ title: "Con días, sin año conocido" }),
    z.strictObject({ kind: z.literal("unstated"), endedBy: ended }).meta({ title: "Sin fechas conocidas" }),
  ])
  .refine((days) => days.kind === "unstated" || areInOrder(days.from, days.to), inOrder)
  .refine((days) => days.kind !== "dates" || days.otherTo === undefined || days.otherTo > days.to, {
    path: ["otherTo"],
    message: "la otra lectura va después de «Hasta»",
  })
  .meta({ title: "Vigencia" });

/** When an offer holds. */
export const offerDaysField = z
  .discriminatedUnion("kind", [
    datedDays.meta({ title: "Con fechas" }),
    z.strictObject({ kind: z.literal("toBeConfirmed") }).meta({ title: "Por confirmar: rige mientras tanto" }),
  ])
  .refine((days) => days.kind !== "dates" || areInOrder(days.from, days.to), inOrder)
  .meta({ title: "Días" });

/** See `visibleOn` of domain/visible-from.ts. */
export const visibleFromField = day(
  "Se ve desde",
  "Antes de ese día no está en ninguna página, documento ni búsqueda. Un secreto no va en esta lista: se guarda con el sitio.",
).exactOptional();
