import { expect, test } from "vitest";
import { findChosenIndex, removeCorrection, saysUnsolved } from "./dialogue-replies.ts";

const labels = ["Bloquea el celular", "Suspende tu línea", "iPhone 11", "iPhone XR"];

test.each([
  ["el segundo", 1],
  ["la última", 3],
  ["el 11", 2],
  ["¿y si es el XR?", 3],
  ["primero lo de la línea", 1],
  ["dice mi nieto que es el 11", 2],
  ["mi hija me dijo que tiene un xr", 3],
  ["quiero que me digan si es cierto lo del 11 de marzo", undefined],
  ["iphone", undefined],
  ["¿cómo pido mi factura?", undefined],
  ["quiero bloquear el celular que me robaron ayer en el camión", undefined],
])("among the offered labels, «%s» chooses %s", (typedText, expected) => {
  expect(findChosenIndex(typedText, labels)).toBe(expected);
});

test("«no, el otro» chooses the only other label", () => {
  expect([findChosenIndex("no, el otro", ["Una"]), findChosenIndex("no, el otro", labels)]).toEqual([0, undefined]);
});

test.each([
  ["no, perdón, quise decir Costa Rica", "Costa Rica"],
  ["me refiero a la factura", "la factura"],
  ["no quiero devolución, solo cambiarlo", "cambiarlo"],
  ["no es robo, lo perdí", "lo perdí"],
  ["gracias, ¿y el NIP?", "y el NIP?"],
  ["ok gracias eres un robot verdad", "eres un robot verdad"],
  ["muchas gracias que Dios lo bendiga", "muchas gracias que Dios lo bendiga"],
  ["no tengo señal", "no tengo señal"],
  ["me equivoqué de número", "me equivoqué de número"],
  ["gracias", "gracias"],
])("«%s» is read as «%s»", (typedText, expected) => {
  expect(removeCorrection(typedText)).toBe(expected);
});

test.each([
  ["ya lo hice y nada", true],
  ["ya prendí los datos y sigue igual", true],
  ["tampoco", true],
  ["no jala", true],
  ["otra vez lo mismo", true],
  ["no me jala el internet", false],
  ["no tengo nada de saldo", false],
])("«%s» says that the answer did not help: %s", (typedText, expected) => {
  expect(saysUnsolved(typedText, {})).toBe(expected);
});
