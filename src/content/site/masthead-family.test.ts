import { expect, test } from "vitest";
import { mastheadFamilyOf } from "./masthead-family.ts";
import { sitePages } from "./site-map.ts";

test("every page of the site map says how it opens", () => {
  expect(() => sitePages.map(({ path }) => mastheadFamilyOf(path))).not.toThrow();
});

test("legal texts and registrations open in silence, and the help with its search", () => {
  const quiet = sitePages.filter(({ path }) => /^\/(terminos|aviso-de|contrato|registro)-/.test(path));
  expect(new Set(quiet.map(({ path }) => mastheadFamilyOf(path)))).toEqual(new Set(["read"]));
  expect(mastheadFamilyOf("/ayuda")).toBe("help");
});

test("an address that the site map lacks is refused", () => {
  expect(() => mastheadFamilyOf("/no-existe")).toThrow(RangeError);
});
