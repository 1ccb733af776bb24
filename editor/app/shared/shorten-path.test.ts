import { expect, test } from "vitest";
import { shortenPath } from "./shorten-path.ts";

test("a long path to a field is shortened to its first and last two steps, and keeps the message at its end", () => {
  expect(
    shortenPath("Oferta 1 («A») › Lo que se ofrece › Precio › Precio de cada membresía › Legend: serían $720"),
  ).toBe("Oferta 1 («A»)\u00a0› …\u00a0› Precio de cada membresía\u00a0› Legend: serían $720");
  expect(shortenPath("Promoción 1 («B») › Vigencia › Hasta: ese día no existe")).toBe(
    "Promoción 1 («B») › Vigencia › Hasta: ese día no existe",
  );
});
