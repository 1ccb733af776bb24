import { expect, test } from "vitest";
import { proposedId } from "./proposed-id.ts";

test("a proposed id has the title's words without accents, and is unique", () => {
  expect(proposedId("Uso de la línea, en «eventos»", [])).toBe("uso-de-la-linea-en-eventos");
  expect(proposedId("Quejas", ["quejas", "quejas-2"])).toBe("quejas-3");
  expect(proposedId("¿{{plazo.paquete}}?", [])).toBe("");
});
