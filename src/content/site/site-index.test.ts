import { expect, test } from "vitest";
import { mainPageLinks, otherPageGroups } from "./site-index.ts";
import { sitePages } from "./site-map.ts";

const all = () => true;
const others = otherPageGroups(all).flatMap(({ links }) => links.map(({ href }) => href));

test("every page that search engines may index is linked once, and so is the unsubscribe page", () => {
  const indexed = sitePages.filter((page) => page.indexed && !page.canonical).map(({ path }) => path);
  const wanted = [...indexed, "/desuscribir-email"];
  const listed = [...mainPageLinks(all).map(({ href }) => href), ...others];
  expect([...listed, "/mapa-del-sitio"].toSorted()).toEqual(wanted.toSorted());
});

test("help, guides, legal texts and the registry each have a group", () => {
  const placeOf = (path: string) =>
    otherPageGroups(all).find(({ links }) => links.some(({ href }) => href === path))?.id;
  expect(placeOf("/preguntas-frecuentes")).toBe("ayuda-y-guias");
  expect(placeOf("/activa-cuenta-vix")).toBe("beneficios");
  expect(placeOf("/derechos-arco")).toBe("textos-legales");
  expect(placeOf("/registro-tarifas-vigentes")).toBe("registro");
  expect(placeOf("/registro-promociones/buen-fin")).toBe("promociones-por-nombre");
  expect(placeOf("/conocenos")).toBe("mas-de-wim");
});

test("nothing is listed before it is published", () => {
  expect(mainPageLinks(() => false)).toEqual([]);
  expect(otherPageGroups(() => false)).toEqual([]);
});
