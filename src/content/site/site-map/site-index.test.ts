import { expect, test } from "vitest";
import { listMainPageLinks, listOtherPageGroups } from "./site-index.ts";
import { sitePages } from "./site-map.ts";

const others = listOtherPageGroups().flatMap(({ links }) => links.map(({ href }) => href));

test("every page that search engines may index is linked once, and so is the unsubscribe page", () => {
  const indexed = sitePages.filter((page) => page.isIndexed && !page.canonical).map(({ path }) => path);
  const wanted = [...indexed, "/desuscribir-email"];
  const listed = [...listMainPageLinks().map(({ href }) => href), ...others];
  expect([...listed, "/mapa-del-sitio"].toSorted()).toEqual(wanted.toSorted());
});

test("help, guides, legal texts and the registry each have a group", () => {
  const getPlace = (path: string) =>
    listOtherPageGroups().find(({ links }) => links.some(({ href }) => href === path))?.id;
  expect(getPlace("/preguntas-frecuentes")).toBe("ayuda-y-guias");
  expect(getPlace("/activa-cuenta-vix")).toBe("beneficios");
  expect(getPlace("/derechos-arco")).toBe("textos-legales");
  expect(getPlace("/registro-tarifas-vigentes")).toBe("registro");
  expect(getPlace("/registro-promociones/buen-fin")).toBe("promociones-por-nombre");
  expect(getPlace("/conocenos")).toBe("mas-de-wim");
});
