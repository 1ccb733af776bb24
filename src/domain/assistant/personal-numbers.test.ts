import { expect, test } from "vitest";
import { maskPersonalNumbers, removePersonalNumbers } from "./personal-numbers.ts";

test.each([
  ["mi tarjeta es 4152 3135 0000 1234, me cobraron", "mi tarjeta es ••••, me cobraron"],
  ["4152-3135-0000-1234", "••••"],
  ["CLABE 002010077777777771", "CLABE ••••"],
  ["mi CURP GOMC900101HDFMRR09 y mi cel 55 1234 5678", "mi CURP •••• y mi cel ••••"],
  ["me llegó el NIP 4471 al 5512345678", "me llegó el NIP •••• al ••••"],
  ["mi número es 55 1234 5678 y el NIP no llega del 051", "mi número es 55 1234 5678 y el NIP no llega del 051"],
  ["mi contraseña es perro33 y no entra", "mi contraseña es •••• y no entra"],
  ["Contraseña: Hola.2026!", "Contraseña: ••••"],
  ["mi contraseña de la app es Gato", "mi contraseña de la app es ••••"],
  ["mi contraseña es incorrecta", "mi contraseña es incorrecta"],
  ["cvv 123", "cvv ••••"],
  ["mi cvv es el 4321", "mi cvv es el ••••"],
  ["mi código postal es 06700", "mi código postal es 06700"],
  ["el 3 de octubre pagué $1,440", "el 3 de octubre pagué $1,440"],
])("«%s» is masked as «%s»", (typedText, masked) => {
  expect(maskPersonalNumbers(typedText)).toBe(masked);
});

test("the question is read without personal numbers", () => {
  expect(removePersonalNumbers("me rechaza mi tarjeta 4152 3135 0000 1234")).toBe("me rechaza mi tarjeta");
  expect(removePersonalNumbers("mi curp GOMC900101HDFMRR09 quiero cancelar")).toBe("quiero cancelar");
});

test.each([
  "mi curp GOMC900101HDFMRR09 quiero cancelar",
  "mi CURP es GOMC900101HDFMRR09 y mi cel 55 1234 5678",
  "me rechaza mi tarjeta 4152 3135 0000 1234",
  "me llegó el NIP 4471 al 5512345678",
])("«%s» is read the same before and after masking", (typedText) => {
  expect(removePersonalNumbers(maskPersonalNumbers(typedText))).toBe(removePersonalNumbers(typedText));
});
