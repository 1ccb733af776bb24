import { expect, test } from "vitest";
import { listRawMarkupMessages } from "./raw-markup.ts";

test.each([
  ["Es <b>así", "quita «<b>»: se leería tal cual"],
  ['Ve <a href="/ayuda">', 'quita «<a href="/ayuda">»: se leería tal cual'],
  ["Nota <!-- mía", "quita «<!-- mía»: se leería tal cual"],
  ["5&nbsp;GB", "escribe el signo en lugar de «&nbsp;»"],
  ["Es &#8364;", "escribe el signo en lugar de «&#8364;»"],
  [
    "Ve [ayuda](/ayuda)",
    "quita los corchetes y la dirección de «[ayuda](/ayuda)»: este texto no lleva enlaces adentro",
  ],
  ["Es **así**", "quita «**»: este texto no lleva negritas ni otros estilos"],
  ["Es __así__", "quita «__»: este texto no lleva negritas ni otros estilos"],
  ["Es `así`", "quita «`»: este texto no lleva negritas ni otros estilos"],
  ["Cuesta {{precio.legend}}", "escribe lo que dice «{{precio.legend}}»: este texto no lleva datos"],
  ["Cuesta {precio}}", "escribe lo que dice «{precio}}»: este texto no lleva datos"],
  ["Es *así*", "quita los asteriscos de «*así*»: se leerían"],
])("the markup in %j is refused, with advice", (text, message) => {
  expect(listRawMarkupMessages(text)).toEqual([message]);
});

test("accepts only the markup that a field supports", () => {
  expect(listRawMarkupMessages("Paga *{{precio.legend}}*", ["fact", "loud"])).toEqual([]);
  expect(listRawMarkupMessages("Paga **{{precio.legend}}**", ["fact", "loud"])).toHaveLength(1);
  expect(listRawMarkupMessages("Paga *{{precio.legend}}*", ["fact"])).toHaveLength(1);
});

test("accepts the punctuation of plain text", () => {
  expect(listRawMarkupMessages("Si x < 5 y y > 3, 2*3 = 6 (AT&T) [por confirmar] 5* y *Aplican términos")).toEqual([]);
});
