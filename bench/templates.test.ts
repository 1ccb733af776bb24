import { expect, test } from "vitest";
import { publishedPaths } from "../tests/support/page-families.ts";
import { groupPagesByTemplate } from "./templates.ts";
import { createSamplePage } from "./testing/sample-figures.ts";

test("every published page belongs to exactly one template, and a template is visited at one of its pages", () => {
  const templates = groupPagesByTemplate(publishedPaths.map((path) => createSamplePage(path)));
  expect(templates.flatMap(({ routes }) => routes).toSorted()).toEqual(publishedPaths.toSorted());
  for (const { route, routes } of templates) expect(routes).toContain(route);
});

test("pages of a family are one template whatever their weight, and so are other pages with the same islands", () => {
  const weights = {
    "/registro-membresias/formato-simplificado/1349808": { visit: 45_000 },
    "/registro-membresias/formato-simplificado/1349809": { visit: 46_000, islands: ["registry-lookup"] },
    "/avisos": { visit: 44_000 },
    "/conocenos": { visit: 47_000 },
    "/manual-de-conexion-apn": { visit: 49_000, islands: ["copy-values"] },
    "/actualiza-tu-apn": { visit: 52_000, islands: ["copy-values", "panel-tabs"] },
  };
  expect(
    groupPagesByTemplate(Object.entries(weights).map(([route, weight]) => createSamplePage(route, weight))),
  ).toEqual([
    {
      route: "/registro-membresias/formato-simplificado/1349809",
      routes: Object.keys(weights).slice(0, 2),
    },
    { route: "/conocenos", routes: ["/avisos", "/conocenos"] },
    { route: "/manual-de-conexion-apn", routes: ["/manual-de-conexion-apn"] },
    { route: "/actualiza-tu-apn", routes: ["/actualiza-tu-apn"] },
  ]);
});
