import { expect, test } from "vitest";
import { findMentionedDay } from "./mentioned-day.ts";

test.each([
  ["contraté el 3 de octubre", "2026-10-03"],
  ["fue el 3 de Oct de 2025", "2025-10-03"],
  ["el 24 de diciembre", "2025-12-24"],
  ["3/10 creo", "2026-10-03"],
  ["03/10/2024", "2024-10-03"],
  ["hace dos semanas", "2026-11-15"],
  ["hace un mes que no pago", "2026-10-30"],
  ["ayer", "2026-11-28"],
  ["la compré hoy", "2026-11-29"],
  ["el 31 de febrero", undefined],
  ["el 40 de mayo", undefined],
  ["mañana", undefined],
  ["hace mucho", undefined],
  ["tengo 3 líneas", undefined],
])("on 29 November 2026, «%s» names %s", (text, day) => {
  expect(findMentionedDay(text, "2026-11-29")).toBe(day);
});
