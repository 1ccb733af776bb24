/** What the page of all benefits says. */
import { z } from "zod";
import { button, heading, openingHeading, section, words } from "./words-fields.ts";

const sub = words("Texto debajo", 120);
const gives = (name: string) => words(name, 100, "Qué da, en una frase. ");

export const entertainmentWordsSchema = z.strictObject({
  opening: section("Entrada", {
    heading: openingHeading(),
    intro: words("Introducción", 160),
    memberships: button("Botón a lo que trae cada membresía"),
    marquee: words("Letrero del escenario", 16),
  }),
  benefits: section("Beneficios", {
    heading: heading(),
    sub,
    amazonPrime: gives("Amazon Prime"),
    deezer: gives("Deezer"),
    paramount: gives("Paramount+"),
    vix: gives("ViX"),
    loungekey: gives("LoungeKey"),
    bigbox: gives("Bigbox"),
  }),
  memberships: section("Lo que trae cada membresía", { heading: heading(), sub }),
  closing: section("Cierre", {
    heading: heading(),
    text: sub,
    plans: button("Botón de membresías"),
    community: button("Botón de la comunidad"),
  }),
});
