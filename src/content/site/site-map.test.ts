import { expect, test } from "vitest";
import { config } from "#platform/config/config.ts";
import { documentTitle, hrefTo, listed, navLabel, pageAt, sitePages } from "./site-map.ts";
import { descriptionLimits, titleLimit } from "./site-page.ts";

/** Copied from the specification, section 2, ranges written out; the operator gives the unlisted promotion's key. */
const specified = `
/ /membresias /wimers /ayuda /preguntas-frecuentes /portabilidad /esim /roaming-cobertura /mapa-de-cobertura
/legal /aviso-de-privacidad /terminos-y-condiciones /aviso-de-privacidad-accesible /terminos-y-condiciones-accesible
/terminos-de-uso /politica-de-uso /gestion-de-trafico /colaboracion-autoridades /derechos-arco
/compensaciones-y-bonificaciones /contrato-de-adhesion /contrato-de-adhesion-accesible /decalogo-de-derechos
/accesibilidad /carta-de-derechos-minimos-accesible
/registro-membresias /registro-tarifas-vigentes
/registro-membresias/formato-simplificado/1349808 /registro-membresias/formato-simplificado/1349809
/registro-membresias/formato-simplificado/1349810 /registro-membresias/formato-simplificado/1349843
/registro-membresias/formato-simplificado/1349844 /registro-membresias/formato-simplificado/1349845
/registro-membresias/formato-simplificado/1349879 /registro-membresias/formato-simplificado/1349880
/registro-membresias/formato-simplificado/1349881 /registro-membresias/formato-simplificado/1349914
/registro-membresias/formato-simplificado/1349916 /registro-membresias/formato-simplificado/1349917
/registro-promociones/formato-simplificado/1486300 /registro-promociones/formato-simplificado/1510039
/registro-promociones/formato-simplificado/1514173 /registro-promociones/formato-simplificado/1549798
/registro-promociones/formato-simplificado/1559460 /registro-promociones/formato-simplificado/1657985
/registro-promociones/formato-simplificado/1659425 /registro-promociones/formato-simplificado/1660804
/registro-promociones/formato-simplificado/1666619 /registro-promociones/formato-simplificado/1666620
/registro-promociones/formato-simplificado/1666621 /registro-promociones/formato-simplificado/1666622
/registro-promociones/formato-simplificado/1666623 /registro-promociones/formato-simplificado/1669790
/registro-promociones/formato-simplificado/1674747 /registro-promociones/formato-simplificado/1674748
/registro-promociones/formato-simplificado/1674749 /registro-promociones/formato-simplificado/1674750
/registro-promociones/formato-simplificado/1674751 /registro-promociones/formato-simplificado/1676755
/registro-promociones/referidos /registro-promociones/portabilidad /registro-promociones/founders-club
/registro-promociones/wimazon /registro-promociones/wimazon/19-21-noviembre /registro-promociones/buen-fin
/registro-promociones/nfl-gamepass /registro-promociones/navidad-2024 /registro-promociones/portabilidad/enero-25
/registro-promociones/portabilidad/febrero-25 /registro-promociones/${config.unlistedPromotionSlug}
/registro-promociones/legend-bigbox-febrero-25 /registro-promociones/community-gb-extra-febrero-25
/registro-promociones/referidos-febrero-25 /registro-promociones/rookie-gb-extra-febrero-25
/registro-promociones/wim-es-como-quieres-promocodes-feb-25 /registro-promociones/community-gb-adicionales-marzo-25
/registro-promociones/legend-bigbox-marzo-25 /registro-promociones/rookie-gb-adicionales-marzo-25
/registro-promociones/wim-referidos-mar-25 /registro-promociones/portabilidad-mar-25
/registro-promociones/paramount-community-mar-25
/conocenos /avisos /entretenimiento /activa-cuenta-amazon /activa-cuenta-dezeer /activa-cuenta-paramount
/activa-cuenta-vix /activa-loungekey /canjea-experiencias-bigbox /conoce-tus-consumos /actualiza-tu-apn
/manual-de-conexion-apn /saber-si-mi-celular-esta-desbloqueado /reportar-robo-equipo /reporte-por-robo-o-extravio
/emergencias-911 /facturacion /mapa-del-sitio /desuscribir-email /regular-test
`;

/** Answers to forms sent without script, the search, and the page shown when there is no network. */
const ours = ["/gracias", "/formulario", "/baja-confirmada", "/buscar", "/sin-conexion"];

const all = () => true;
const repeated = (values: readonly string[]) => values.filter((value, index) => values.indexOf(value) !== index);

/** Pages added after the specification. Registrations are added and removed in their tables, and need no row here. */
const added: readonly string[] = [];

test("has every address of the specification, ours and those added since, each once", () => {
  const paths = sitePages.map(({ path }) => path);
  const expected = [...specified.trim().split(/\s+/), ...ours, ...added];
  const laterRegistrations = paths.filter((path) => path.startsWith("/registro-") && !expected.includes(path));
  expect(repeated(paths)).toEqual([]);
  expect(paths.toSorted()).toEqual([...expected, ...laterRegistrations].toSorted());
});

test("no two pages share a title, a description or a label", () => {
  expect(repeated(sitePages.map(documentTitle))).toEqual([]);
  expect(repeated(sitePages.map(({ description }) => description))).toEqual([]);
  expect(repeated(sitePages.map(navLabel))).toEqual([]);
});

test("every title fits, suffix included, and home's has no suffix", () => {
  expect(sitePages.map(documentTitle).filter((title) => title.length > titleLimit)).toEqual([]);
  expect(documentTitle(pageAt("/"))).toBe(pageAt("/").title);
  expect(documentTitle(pageAt("/legal"))).toBe(`${pageAt("/legal").title} | wim`);
});

test("every description is within its limits and made of sentences", () => {
  const { least, most } = descriptionLimits;
  const wrong = sitePages.filter(({ description: { length } }) => length < least || length > most);
  expect(wrong.map(({ path, description }) => `${description.length} ${path}`)).toEqual([]);
  for (const { description } of sitePages) expect(description).toMatch(/^[¿\p{L}\d].*\.$/u);
});

test("the site map page lists what the specification lists", () => {
  const expected =
    "/ /membresias /esim /portabilidad /roaming-cobertura /wimers /ayuda /mapa-de-cobertura /reportar-robo-equipo /entretenimiento /legal /aviso-de-privacidad /terminos-y-condiciones";
  expect(new Set(listed("sitemap", all).map(({ path }) => path))).toEqual(new Set(expected.split(" ")));
});

test("a second address names a page that is itself a first address", () => {
  const seconds = sitePages.flatMap(({ canonical }) => (canonical ? [canonical] : []));
  expect(seconds).toEqual(["/reportar-robo-equipo"]);
  for (const path of seconds) expect(pageAt(path).canonical).toBeUndefined();
});

test("search engines may index all pages except form answers, placeholders, tests and the unlisted promotion", () => {
  const kept = ["/desuscribir-email", "/terminos-de-uso", "/regular-test", ...ours];
  const unlisted = `/registro-promociones/${config.unlistedPromotionSlug}`;
  expect(
    sitePages
      .filter(({ indexed }) => !indexed)
      .map(({ path }) => path)
      .sort(),
  ).toEqual([...kept, unlisted].sort());
});

test("an unknown path is refused with its name", () => {
  expect(() => pageAt("/nada")).toThrow(
    new RangeError("no page at /nada: src/content/site/site-map.ts has every address"),
  );
  expect(() => hrefTo("/nada#x")).toThrow(RangeError);
});

test("a link keeps its anchor, and is left out until its page is published", () => {
  expect(hrefTo("/#descargaApp")).toBe("/#descargaApp");
  expect(hrefTo("/esim#compatibilidad-eSIM", () => false)).toBeUndefined();
  expect(hrefTo("/esim#compatibilidad-eSIM", all)).toBe("/esim#compatibilidad-eSIM");
});

test("a list leaves out unpublished pages", () => {
  expect(listed("legal", () => false)).toEqual([]);
});
