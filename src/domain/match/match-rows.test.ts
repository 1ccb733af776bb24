import fc from "fast-check";
import { expect, test } from "vitest";
import { extractQueryWords, matchRows, splitWords } from "./match-rows.ts";

const texts = [
  "Aviso de privacidad, versión accesible",
  "Carta de derechos mínimos en el Diario Oficial de la Federación (DOF)",
  "Gestión de tráfico y administración de red",
  "Promoción con folio 1486300",
  "Marco legal",
];

const find = (typedText: string) => matchRows(extractQueryWords(typedText), texts, splitWords).rows;

test("accents, case, punctuation and order do not matter", () => {
  for (const typedText of ["TRAFICO", "tráfico", "  trafico, ", "red gestion", "«Gestión»"])
    expect(find(typedText), typedText).toEqual([texts[2]]);
});

test("every word of the query must begin a word of the text", () => {
  expect(find("priv acces")).toEqual([texts[0]]);
  expect(find("priv folio")).toEqual([]);
  expect(find("vacidad")).toEqual([]);
  expect(find("1486")).toEqual([texts[3]]);
});

test("a plural finds the singular, and small words are ignored", () => {
  expect(find("promociones")).toEqual([texts[3]]);
  expect(find("la carta de los derechos")).toEqual([texts[1]]);
  expect(find("redes")).toEqual([texts[2]]);
});

test("an empty query, or only small words, matches nothing", () => {
  for (const typedText of ["", "  ", "¿?", "de la"]) {
    expect(extractQueryWords(typedText)).toEqual([]);
    expect(find(typedText)).toEqual([]);
  }
});

test("full-width letters and digits equal normal ones", () => {
  expect(find("ＦＯＬＩＯ １４８６")).toEqual([texts[3]]);
});

test("two words also match one joined word", () => {
  expect(matchRows(["big", "box"], ["Legend con Bigbox"], splitWords)).toEqual({
    rows: ["Legend con Bigbox"],
    isExact: true,
  });
});

test("typos are forgiven only if no text matches, and never in numbers", () => {
  const matchWords = (typedText: string) => matchRows(extractQueryWords(typedText), texts, splitWords);
  expect(matchWords("trafco")).toEqual({ rows: [texts[2]], isExact: false });
  expect(matchWords("marzo")).toEqual({ rows: [texts[4]], isExact: false });
  expect(matchWords("marco")).toEqual({ rows: [texts[4]], isExact: true });
  expect(matchWords("1487300").rows).toEqual([]);
});

test("any query matches a text that contains it verbatim", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (typedText) => {
      const asked = extractQueryWords(typedText);
      expect(asked.length === 0 || matchRows(asked, [`Ver ${typedText}`], splitWords).isExact).toBe(true);
    }),
  );
});
