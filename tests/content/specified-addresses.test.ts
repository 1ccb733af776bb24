/**
 * Addresses and links that section 2 of the product specification defines. For an intended change, change the line
 * here.
 */
import { expect, test } from "vitest";
import { homeAnchors } from "#content/pages/home-page.ts";
import { registryEntries } from "#content/registry/registry.ts";
import { footerLinkColumns, headerCopy, headerLinks, socialLinks } from "#content/site/site-map/navigation.ts";
import { listPages, sitePages } from "#content/site/site-map/site-map.ts";
import { config } from "#platform/config/config.ts";

const words = (text: string) => text.trim().split(/\s+/);

/** Registered numbers of memberships; ranges are expanded. */
const membershipNumbers = `
1349808 1349809 1349810 1349843 1349844 1349845 1349879 1349880 1349881 1349914 1349916 1349917
`;
const promotionNumbers = `
1486300 1510039 1514173 1549798 1559460 1657985 1659425 1660804 1666619 1666620 1666621 1666622 1666623
1669790 1674747 1674748 1674749 1674750 1674751 1676755
`;

/** The specification lists `rookie-gb-extra-febrero-25` twice; the operator configures the slug that it lacks. */
const promotionSlugs = `
referidos portabilidad founders-club wimazon wimazon/19-21-noviembre buen-fin nfl-gamepass navidad-2024
portabilidad/enero-25 portabilidad/febrero-25 ${config.unlistedPromotionSlug} legend-bigbox-febrero-25
community-gb-extra-febrero-25 referidos-febrero-25 rookie-gb-extra-febrero-25 wim-es-como-quieres-promocodes-feb-25
community-gb-adicionales-marzo-25 legend-bigbox-marzo-25 rookie-gb-adicionales-marzo-25 wim-referidos-mar-25
portabilidad-mar-25 paramount-community-mar-25
`;

const pages = `
/ /membresias /wimers /ayuda /preguntas-frecuentes /portabilidad /esim /roaming-cobertura /mapa-de-cobertura
/legal /aviso-de-privacidad /terminos-y-condiciones /aviso-de-privacidad-accesible /terminos-y-condiciones-accesible
/terminos-de-uso /politica-de-uso /gestion-de-trafico /colaboracion-autoridades /derechos-arco
/compensaciones-y-bonificaciones /contrato-de-adhesion /contrato-de-adhesion-accesible /decalogo-de-derechos
/accesibilidad /carta-de-derechos-minimos-accesible /registro-membresias /registro-tarifas-vigentes
/conocenos /avisos /entretenimiento /activa-cuenta-amazon /activa-cuenta-dezeer /activa-cuenta-paramount
/activa-cuenta-vix /activa-loungekey /canjea-experiencias-bigbox /conoce-tus-consumos /actualiza-tu-apn
/manual-de-conexion-apn /saber-si-mi-celular-esta-desbloqueado /reportar-robo-equipo /reporte-por-robo-o-extravio
/emergencias-911 /facturacion /mapa-del-sitio /desuscribir-email /regular-test
`;

/** Addresses without a specification: responses to forms sent without script, the search, and the offline page. */
const ours = ["/gracias", "/formulario", "/baja-confirmada", "/buscar", "/sin-conexion"];

const registrations = [
  ...words(membershipNumbers).map((number) => `/registro-membresias/formato-simplificado/${number}`),
  ...words(promotionNumbers).map((number) => `/registro-promociones/formato-simplificado/${number}`),
  ...words(promotionSlugs).map((slug) => `/registro-promociones/${slug}`),
];

test("the site has every specified address and a few of its own, and none twice", () => {
  const paths: string[] = sitePages.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(paths).toEqual(expect.arrayContaining([...words(pages), ...registrations, ...ours]));
});

test("every registration has an address by number and by name", () => {
  const paths: string[] = registryEntries.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(registrations));
  const numbers = words(`${membershipNumbers} ${promotionNumbers}`);
  const stated = paths.flatMap((path) => /formato-simplificado\/(\d+)$/.exec(path)?.[1] ?? []);
  expect(stated.filter((number) => numbers.includes(number))).toEqual(numbers);
});

test("header, footer, profiles and site map have the specified links", () => {
  const labels = ["Membresías", "eSIM", "Wimers", "App", "Ayuda", "Preguntas"];
  expect(headerLinks.map(({ label }) => label)).toEqual(labels);
  expect(headerCopy.login.label).toBe("Iniciar sesión");
  expect(headerCopy.download).toMatchObject({ label: "Descarga la App", href: "/#descargaApp" });
  expect(homeAnchors.download).toBe("descargaApp");
  const footer = footerLinkColumns.flatMap(({ links }) => links.filter(({ isExternal }) => !isExternal));
  // The site's own additions: links that people need in a hurry, and the unsubscribe page.
  const urgent: readonly string[] = ["/desuscribir-email", "/reportar-robo-equipo"];
  const hrefs = footer.map(({ href }) => href).toSorted();
  expect(hrefs.filter((href) => urgent.includes(href))).toEqual(urgent);
  expect(hrefs.filter((href) => !urgent.includes(href))).toEqual(
    words(`/accesibilidad /aviso-de-privacidad /avisos /ayuda /colaboracion-autoridades /conoce-tus-consumos /conocenos
      /entretenimiento /gestion-de-trafico /legal /mapa-de-cobertura /mapa-del-sitio /politica-de-uso /portabilidad
      /terminos-y-condiciones /wimers`),
  );
  expect(socialLinks.map(({ label }) => label)).toEqual(["Facebook", "Instagram", "X", "TikTok"]);
  const main: string[] = listPages("main").map(({ path }) => path);
  expect(main.toSorted()).toEqual(
    words(`/ /aviso-de-privacidad /ayuda /entretenimiento /esim /legal /mapa-de-cobertura /membresias /portabilidad
      /reportar-robo-equipo /roaming-cobertura /terminos-y-condiciones /wimers`),
  );
});
