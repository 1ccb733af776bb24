import { expect, test } from "vitest";
import { listComingAdvice } from "./coming-advice.ts";

const coming = (was: number) => ({ "2026-12-15": { price: { was, value: 380, by: "Ana" } } });

test("a field that was changed after its value for a coming day was written is flagged, until that day", () => {
  const data = { price: 360, coming: coming(350) };
  expect(listComingAdvice(data, "2026-11-30").map(({ path, message }) => [path, message])).toEqual([
    [["price"], "tiene un cambio para el 15\u00a0de diciembre de 2026, escrito sobre lo que decía antes"],
  ]);
  expect(listComingAdvice({ ...data, coming: coming(360) }, "2026-11-30")).toEqual([]);
  expect(listComingAdvice(data, "2026-12-15")).toEqual([]);
});
