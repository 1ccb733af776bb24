import { expect, test } from "vitest";
import { footerColumns, headerCopy, headerLinks, socialLinks } from "./navigation.ts";
import { listed } from "./site-map.ts";

const all = () => true;
const none = () => false;
const paths = (links: readonly { href: string; isExternal: boolean }[]) =>
  links.filter(({ isExternal }) => !isExternal).map(({ href }) => href);

test("the header has the specification's links in its order, once all pages are published", () => {
  expect(headerLinks(all).map(({ label }) => label)).toEqual([
    "Membresías",
    "eSIM",
    "Wimers",
    "App",
    "Ayuda",
    "Preguntas",
  ]);
  expect(headerCopy.login.label).toBe("Iniciar sesión");
  expect(headerCopy.download).toMatchObject({ label: "Descarga la App", href: "/#descargaApp" });
});

test("the footer has every page of the specification, once all are published", () => {
  const expected =
    "/ayuda /mapa-de-cobertura /portabilidad /conoce-tus-consumos /entretenimiento /mapa-del-sitio /legal /aviso-de-privacidad /terminos-y-condiciones /gestion-de-trafico /politica-de-uso /colaboracion-autoridades /accesibilidad /avisos /conocenos /wimers";
  expect(paths(footerColumns(all).flatMap(({ links }) => links)).sort()).toEqual(expected.split(" ").sort());
});

test("header and footer link to the pages that the site map lists there", () => {
  const header = paths(headerLinks(all)).filter((href) => !href.includes("#"));
  expect(new Set(header)).toEqual(new Set(listed("header", all).map(({ path }) => path)));
  const footer = paths(footerColumns(all).flatMap(({ links }) => links));
  expect(new Set(footer)).toEqual(new Set(listed("footer", all).map(({ path }) => path)));
});

test("before any page is published, only external links and their columns are left", () => {
  expect(headerLinks(none).map(({ label }) => label)).toEqual(["Preguntas"]);
  expect(footerColumns(none).map(({ title, links }) => [title, links.map(({ label }) => label)])).toEqual([
    ["Tu línea", ["Solicita tu factura"]],
    ["Derechos", ["Carta de derechos mínimos"]],
  ]);
});

test("the four profiles are named", () => {
  expect(socialLinks.map(({ label }) => label)).toEqual(["Facebook", "Instagram", "X", "TikTok"]);
});
