import { expect, test } from "vitest";
import { typedFacts } from "./typed-facts.ts";

test.each([
  ["Dura 30 días.", "30 días", "un plazo o una cantidad"],
  ["Son 1,000&nbsp;GB.", "1,000&nbsp;GB", "un plazo o una cantidad"],
  ["Un 20% menos.", "20%", "un porcentaje"],
  ["Cuesta $850.", "$850", "una cantidad de dinero"],
  ["Desde el 5 de marzo de 2025.", "5 de marzo de 2025", "una fecha"],
  ["Llama al 55 1234 5678.", "55 1234 5678", "un teléfono"],
  ["Escribe a a.b@wim.example.", "a.b@wim.example", "un correo"],
  ["La [ley](https://ley.example/?a=1).", "https://ley.example/?a=1", "una dirección"],
])("%j types what is a fact", (line, found, what) => {
  expect(typedFacts(`Primera línea con {{plazo.paquete}}.\n\n${line}\n`)).toEqual([{ found, what, line: 3 }]);
});

test("names of facts, numbers of articles and years alone are no facts", () => {
  expect(typedFacts("{{plazo.paquete}} y {{ley.enlace}}. El artículo 185, fracción IX, de 2021.\n")).toEqual([]);
});
