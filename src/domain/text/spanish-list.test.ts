import fc from "fast-check";
import { expect, test } from "vitest";
import { formatSpanishList } from "./spanish-list.ts";

const intl = {
  y: new Intl.ListFormat("es-MX", { type: "conjunction" }),
  o: new Intl.ListFormat("es-MX", { type: "disjunction" }),
};
const names = [
  "Rookie",
  "Irlanda",
  "Hierro",
  "Hielo",
  "Hiato",
  "hilo",
  "Omán",
  "Hong Kong",
  "Uruguay",
  "8",
  "11",
  "11 GB",
  "110",
];

test("formats lists as Intl does, including «e» before «Irlanda» and «u» before «Omán»", () => {
  const list = fc.array(fc.constantFrom(...names), { maxLength: 4 });
  fc.assert(
    fc.property(list, fc.constantFrom("y" as const, "o" as const), (items, conjunction) => {
      expect(formatSpanishList(items, conjunction)).toBe(intl[conjunction].format(items));
    }),
    { numRuns: 1_000 },
  );
});
