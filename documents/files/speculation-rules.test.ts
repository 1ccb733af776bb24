import { expect, test } from "vitest";
import { headerCopy } from "#content/site/site-map/navigation.ts";
import { sitePages } from "#content/site/site-map/site-map.ts";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { renderSpeculationRules } from "./speculation-rules.ts";

type Rule = { where: { and: { href_matches?: string; not?: { href_matches?: string[] } }[] }; eagerness: string };
const { prefetch, ...others } = JSON.parse(renderSpeculationRules()) as { prefetch: Rule[] };
const site = "https://www.wim.mx";

/** Whether a browser would prefetch a link of the site. */
const isAhead = (href: string) =>
  prefetch.some(({ where }) =>
    where.and.every(({ href_matches: wanted, not }) => {
      const matches = (pattern: string) => new URLPattern(pattern, `${site}/speculation-rules.json`).test(href, site);
      return wanted ? matches(wanted) : !not?.href_matches?.some(matches);
    }),
  );

test("only HTML is prefetched, when a visitor is about to choose a link", () => {
  expect([prefetch.map(({ eagerness }) => eagerness), others]).toEqual([["moderate"], {}]);
});

test("every page that the site lists publicly may be prefetched, also with an anchor", () => {
  const listed = sitePages.filter(({ lists, isIndexed }) => lists.length > 0 && isIndexed);
  expect(listed.filter(({ path }) => !isAhead(path))).toEqual([]);
  expect(["/", headerCopy.search.href, "/ayuda#contacto"].filter((href) => !isAhead(href))).toEqual([]);
});

test.each([
  "/gracias",
  "/formulario",
  "/desuscribir-email",
  "/desuscribir-email?e=abc",
  "/baja-confirmada",
  "/sin-conexion",
  "/buscar?q=esim",
  "/documentos/contrato-de-adhesion-1.pdf",
  "/kml/garantizada.kml",
  "/registro.json",
  "https://tienda.example/membresias",
  ...Object.values(collectorPaths),
])("%s is never prefetched", (href) => {
  expect(isAhead(href)).toBe(false);
});
