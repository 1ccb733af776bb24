import { expect, test } from "vitest";
import { proposeId } from "./propose-id.ts";

test("a proposed id has the title's words without accents, and is unique", () => {
  expect(proposeId("Uso de la línea, en «eventos»", [])).toBe("uso-de-la-linea-en-eventos");
  expect(proposeId("Quejas", ["quejas", "quejas-2"])).toBe("quejas-3");
  expect(proposeId("¿{{plazo.paquete}}?", [])).toBe("");
});
