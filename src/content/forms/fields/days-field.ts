import { z } from "zod";
import { variant } from "./field-groups.ts";
import { areInOrder, day, requiredText } from "./form-fields.ts";

const lastPossibleDay = day("Último día posible", "Si se sabe: después de ese día ya no está.").exactOptional();

const monthDayField = (title: string) =>
  requiredText("falta el día")
    .regex(/^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, "escribe mes y día, como 11-19")
    .meta({ title, description: "Mes y día, por ejemplo 11-19: el 19 de noviembre." });

/** The known validity of a promotion; see `Validity` of domain/calendar/validity.ts. */
export const validityField = z
  .discriminatedUnion("kind", [
    variant("dates", "Con fechas", {
      from: day("Desde"),
      to: day("Hasta"),
      otherTo: day(
        "Otra lectura del último día",
        "Solo si dos publicaciones dan otro último día: su página dice los dos, «27 o 28 de marzo». Se quita si cambias «Hasta».",
      )
        .exactOptional()
        .meta({ alternativeTo: "to", isLegacy: true }),
    }),
    variant(
      "yearless",
      "Con días, sin año conocido",
      { from: monthDayField("Desde"), to: monthDayField("Hasta"), endedBy: lastPossibleDay },
      { isLegacy: true },
    ),
    variant("unstated", "Sin fechas conocidas", { endedBy: lastPossibleDay }, { isLegacy: true }),
  ])
  .refine((days) => days.kind === "unstated" || areInOrder(days.from, days.to), {
    path: ["to"],
    message: "no puede ser antes de «Desde»",
  })
  .refine((days) => days.kind !== "dates" || days.otherTo === undefined || days.otherTo > days.to, {
    path: ["otherTo"],
    message: "tiene que ser después de «Hasta»; si ya no hay duda, déjala vacía",
  })
  .meta({ title: "Vigencia", widget: "period", kindTitle: "Qué fechas se conocen" });

/** The first day on which a row is visible; see `filterVisibleRows` of domain/calendar/visible-from.ts. */
export const visibleFromField = day(
  "Se ve desde",
  "Si debe esperar a ese día. No sirve para secretos: quien trabaja en el sitio lo lee desde hoy.",
).exactOptional();
