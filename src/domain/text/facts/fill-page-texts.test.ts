import { expect, test } from "vitest";
import { fillPageTexts } from "./fill-page-texts.ts";

const words = {
  band: { text: "Paga {{oferta.descuento}} menos.", withoutOffer: "Cambiarte es gratis." },
  points: ["Tu número, en {{paises}}.", "El {{oferta.descuento}} de descuento."],
};
const countries = { paises: "170\u00a0países" };

test("a text that names the offer is used while there is an offer, and `withoutOffer` otherwise", () => {
  expect(fillPageTexts(words, { ...countries, "oferta.descuento": "20%" })).toMatchObject({
    band: { text: "Paga 20% menos." },
    points: ["Tu número, en 170\u00a0países.", "El 20% de descuento."],
  });
  expect(fillPageTexts(words, { ...countries, "oferta.descuento": "" })).toEqual({
    band: { text: "Cambiarte es gratis." },
    points: ["Tu número, en 170\u00a0países."],
  });
});
