import { expect, test } from "vitest";
import { formatTypedDay, parseTypedDay } from "./typed-day.ts";

test.each([
  ["2026-12-01", { day: "2026-12-01" }],
  ["1/12/2026", { day: "2026-12-01" }],
  ["1-12-26", { day: "2026-12-01" }],
  ["12/25/2026", { day: "2026-12-25" }],
  ["1 de diciembre de 2026", { day: "2026-12-01" }],
  ["martes 1 de Diciembre del 2026", { day: "2026-12-01" }],
  ["1dic2026", { day: "2026-12-01" }],
  ["29/2/2028", { day: "2028-02-29" }],
  ["1 diciembre", { guess: "2026-12-01" }],
  ["3 de marzo", { guess: "2027-03-03" }],
  ["30 febrero", { errorMessage: "ese día no existe: febrero de 2026 tiene 28 días" }],
  ["31/4/2027", { errorMessage: "ese día no existe: abril de 2027 tiene 30 días" }],
  ["Hoy", { day: "2026-11-23" }],
  ["mañana", { day: "2026-11-24" }],
  ["pasado", { errorMessage: "escribe día, mes y año, por ejemplo 1/12/2026" }],
  ["1/12/202", { errorMessage: "escribe día, mes y año, por ejemplo 1/12/2026" }],
  ["40/1/2026", { errorMessage: "escribe día, mes y año, por ejemplo 1/12/2026" }],
])("«%s» is read as %o", (text, expected) => {
  expect(parseTypedDay(text, "2026-11-23")).toEqual(expected);
});

test("a day is written as it is typed", () => {
  expect(formatTypedDay("2026-12-01")).toBe("1/12/2026");
});
