// @vitest-environment jsdom
import { expect, test } from "vitest";
import { collectPageTexts, filterAddressedTexts, findChangedTextIndexes } from "./shown-text.ts";

const page = ["Inicio", "Avisos", "Uno", "Dos", "Pie"];

test.each([
  ["says the same", page, []],
  ["has another word", ["Inicio", "Avisos", "Uno", "Otro", "Pie"], [3]],
  ["has a row more", ["Inicio", "Avisos", "Nuevo", "su texto", "Uno", "Dos", "Pie"], [2, 3]],
  ["changed in two places, with what stayed between them", ["Inicio", "Noticias", "Uno", "Otro", "Pie"], [1, 3]],
  ["has a row less: what stands there now", ["Inicio", "Avisos", "Dos", "Pie"], [2]],
  ["has rows in another order", ["Inicio", "Avisos", "Dos", "Uno", "Pie"], [2]],
  ["lost its end", ["Inicio", "Avisos"], [1]],
])("a page that %s", (_what, after, changed) => {
  expect(findChangedTextIndexes(page, after)).toEqual(changed);
});

test.each([
  ["#robo", ["Robo", "Avisa.", "Uno", "Sigue."]],
  ["#uno", ["Uno", "Sigue."]],
  ["", ["Términos", "13 min", "Uso", "Usa.", "Robo", "Avisa.", "Uno", "Sigue.", "Pagos"]],
])("of the changed texts, only those of the clause at %j are shown", (hash, shown) => {
  document.body.innerHTML =
    "<h1>Términos</h1><p>13 min</p><h2 id=uso>Uso</h2><p>Usa.</p><div><h2 id=robo>Robo</h2></div><p>Avisa.</p><h3 id=uno>Uno</h3><p>Sigue.</p><h2 id=pagos>Pagos</h2>";
  location.hash = hash;
  expect(filterAddressedTexts(collectPageTexts(document)).map(({ data }) => data)).toEqual(shown);
});
