import { expect, test } from "vitest";
import { security } from "#content/help/security.ts";
import { laws } from "#content/legal/laws.ts";
import { homePromotionLinks, portingNote } from "#content/legal/legal-notes.ts";
import { appScreens } from "#content/pages/app-screens.ts";
import * as home from "#content/pages/home.ts";
import { leadFormCopy } from "#content/pages/lead-form-words.ts";
import { notFound } from "#content/pages/not-found-words.ts";
import { testimonials } from "#content/pages/testimonials.ts";
import { unsubscribeForm } from "#content/pages/unsubscribe-words.ts";
import { planOf } from "#content/plans/plans.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { pageAt, sitePages } from "#content/site/site-map.ts";

const modules = import.meta.glob(["../../src/content/**/*.ts", "!../../src/content/**/*.test.ts"], { eager: true });
const wording = [...new Set(textsOf(Object.values(modules)))];
/** For results of a search: one sentence each. */
const descriptions = new Set(sitePages.map(({ description }) => description));
/** As they were published. */
const officialNames = new Set<string>(Object.values(laws).map(({ name }) => name));
const plain = (text: string) => text.replaceAll("\u00a0", " ");

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

test("the texts that the specification gives are exact", () => {
  expect(notFound.title).toBe("wimy esta triste...");
  expect(notFound.text).toBe("Error 404 en tu búsqueda, página no encontrada.");
  expect(leadFormCopy.sent.title).toBe("Tu respuesta ha sido registrada");
  expect(leadFormCopy.sent.text).toBe("Tu respuesta se envió con éxito, pronto te contactaremos.");
  expect(unsubscribeForm.email.placeholder).toBe("Escribe tu correo aquí");
  expect(unsubscribeForm.done.title).toBe("¡Lo sentimos por verte partir!");
  expect([security.title, security.close]).toEqual(["Mantente a salvo", "Cerrar"]);
  expect(home.iconCards.map(({ title, action }) => `${title}: ${action}`)).toEqual([
    "Roaming: Aprende más",
    "eSIM: Compatibilidad",
    "Portabilidad: Cámbiate",
    "Cyber-tips: Mantente a salvo",
    "Comunidad: Descúbrela",
  ]);
  expect(home.homeAnchors.download).toBe("descargaApp");
});

test("no wording is a blind link, a straight quotation mark or a dash for a colon", () => {
  const banned = /(?<!\p{L})(aquí|clic|click|ver más|móvil|ordenador|cuota|sólo)(?!\p{L})|["“”]| [-–—] /iu;
  const exact: string = unsubscribeForm.email.placeholder;
  // A menu is quoted as the phone writes it.
  const own = (text: string) => text.replaceAll(/«[^»]*»/g, "«»");
  expect(wording.filter((text) => banned.test(own(text)) && text !== exact)).toEqual([]);
});

test("no line break can part a number from its unit", () => {
  const parted = /\d (GB|MB|días|meses|países|minutos|caracteres|pesos|horas|[ap]\.m\.)|EE\. UU\./;
  expect(wording.filter((text) => parted.test(text))).toEqual([]);
});

test("no sentence that a page shows has more than 20 words", () => {
  const countryCodes = /^[A-Z]{2}( [A-Z]{2})+$/;
  const isShown = (text: string) => !descriptions.has(text) && !officialNames.has(text) && !countryCodes.test(text);
  const shown = wording.filter(isShown);
  const sentences = shown.flatMap((text) => text.replaceAll(/EE\.\s?UU\./g, "EEUU").split(/(?<=[.:;?!])\s/));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
});

test("the security message has every point of the specification", () => {
  const message = textsOf(security).join(" ");
  for (const point of [
    /promotores ni distribuidores/,
    /titular/,
    /\bapp\b/,
    /correo/,
    /fraude/,
    /propio celular/,
    /16\u00a0caracteres/,
  ]) {
    expect(message).toMatch(point);
  }
});

test("there are ten opinions of five stars, of 12 to 30 words, by ten people, marked as samples", () => {
  expect(testimonials.items).toHaveLength(10);
  for (const { stars, text, author } of testimonials.items) {
    expect(stars).toBe(5);
    expect(text.split(/\s+/).length).toBeGreaterThanOrEqual(12);
    expect(text.split(/\s+/).length).toBeLessThanOrEqual(30);
    expect(author).toMatch(/^\p{Lu}\p{Ll}+ \p{Lu}\.$/u);
  }
  expect(new Set(testimonials.items.map(({ author }) => author)).size).toBe(10);
  expect(testimonials.sampleLabel).toContain("muestra");
});

test("the legal note states the promotion, its prices and the other reading", () => {
  expect(portingNote.paragraphs.map(plain)).toEqual([
    "Al traer tu número pagas 20% menos que el precio regular durante los primeros 6 meses.",
    "Precio mensual con la promoción, en MXN: Rookie, $280; Community, $400; Legend, $680; Ultimate, $1,440.",
    "Precio mensual regular, en MXN: Rookie, $350; Community, $500; Legend, $850; Ultimate, $1,800.",
    "Otra publicación de esta promoción señala los primeros 3 meses, con Community en $400 y Legend en $700.",
    "Cada membresía dura 30 días naturales desde que la contratas.",
  ]);
});

test("the home page lists every promotion but the unlisted one, and none whose page is not there", () => {
  expect(homePromotionLinks(() => true)).toHaveLength(promotions.length - 1);
  expect(homePromotionLinks(() => false)).toEqual([]);
});

test("every inner address that the home page names is in the site map", () => {
  const named = [...textsOf(home), leadFormCopy.terms.to].filter((text) => /^\/[^\s]/.test(text));
  expect(named.length).toBeGreaterThan(4);
  for (const to of named) expect(() => pageAt(to.split("#")[0] ?? to)).not.toThrow();
});

test("the app's screens never show more data than the membership has", () => {
  expect(appScreens).toHaveLength(4);
  const [usage] = appScreens;
  expect(usage?.ring?.share).toBe(Number(usage?.ring?.figure) / Number(planOf("community").dataGb));
  expect(usage?.ring?.share).toBeLessThanOrEqual(1);
});
