import fc from "fast-check";
import { expect, test } from "vitest";
import { textFilter } from "./text-filter.ts";

const texts = [
  "Aviso de privacidad, versión accesible",
  "Carta de derechos mínimos en el Diario Oficial de la Federación (DOF)",
  "Gestión de tráfico y administración de red",
  "Promoción con folio 1486300",
  "Marco legal",
];

const found = (written: string) => texts.filter(textFilter(written) ?? (() => true));

test("accents, case, punctuation and order do not matter", () => {
  for (const written of ["TRAFICO", "tráfico", "  trafico, ", "red gestion", "«Gestión»"])
    expect(found(written), written).toEqual([texts[2]]);
});

test("every word must be there, by its beginning", () => {
  expect(found("priv acces")).toEqual([texts[0]]);
  expect(found("priv folio")).toEqual([]);
  expect(found("arco")).toEqual([]);
  expect(found("1486")).toEqual([texts[3]]);
});

test("a plural finds the singular, and small words are ignored", () => {
  expect(found("promociones")).toEqual([texts[3]]);
  expect(found("la carta de los derechos")).toEqual([texts[1]]);
  expect(found("redes")).toEqual([texts[2]]);
});

test("an empty search, or small words alone, filters nothing", () => {
  for (const written of ["", "  ", "¿?", "de la"]) expect(textFilter(written)).toBeUndefined();
});

test("whatever is typed, a text that contains it verbatim stays", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (written) => {
      const isKept = textFilter(written);
      expect(isKept === undefined || isKept(`Ver ${written}`)).toBe(true);
    }),
  );
});
