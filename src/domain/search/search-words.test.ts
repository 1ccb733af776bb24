import fc from "fast-check";
import { expect, test } from "vitest";
import { getStem, listStems, splitSearchWords } from "./search-words.ts";

test.each([
  ["portabilidad", "portabilidades"],
  ["cancelación", "cancelacion", "cancelar", "cancelo", "cancelaciones"],
  ["robo", "robaron", "robado", "roban"],
  ["perdí", "perdi", "perdiste", "perder", "pérdida"],
  ["desbloqueo", "desbloqueado", "desbloquear"],
  ["membresía", "membresias", "MEMBRESÍAS"],
  ["compañía", "compania", "compañias"],
  ["factura", "facturas", "facturación"],
  ["día", "dias"],
])("%s has the same stem as its other forms", (...forms) => {
  expect(new Set(forms.flatMap(listStems)).size, forms.join(" ")).toBe(1);
});

test("unrelated words have different stems", () => {
  for (const [one, other] of [
    ["bloqueo", "desbloqueo"],
    ["portal", "portabilidad"],
    ["celular", "celda"],
    ["pago", "país"],
  ] as const)
    expect(listStems(one), `${one} ${other}`).not.toEqual(listStems(other));
});

test("a term spelt as one word or as two gives one word", () => {
  expect(splitSearchWords("Wi-Fi, wi fi y WiFi")).toEqual(["wifi", "wifi", "y", "wifi"]);
  expect(splitSearchWords("e-SIM eSIM")).toEqual(["esim", "esim"]);
  expect(splitSearchWords("red 5 G")).toEqual(["red", "5g"]);
});

test("small words are ignored", () => {
  expect(listStems("¿cómo es que me la dan?")).toEqual([getStem("dan")]);
  expect(listStems("¿es que ya no?")).toEqual([]);
  expect(listStems("¿?")).toEqual([]);
});

test("accents and case do not matter in any text", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 40 }), (typedText) => {
      const folded = splitSearchWords(typedText).join(" ");
      expect(listStems(folded)).toEqual(listStems(typedText));
      expect(splitSearchWords(folded)).toEqual(splitSearchWords(typedText));
    }),
  );
});
