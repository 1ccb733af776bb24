import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type FoundLocality, findLocalities } from "./find-localities.ts";
import { type PackedLocalities, unpackLocalities } from "./localities.ts";
import { normalizePlaceName } from "./place-entries.ts";

const packed = JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")) as PackedLocalities & {
  license: string;
};
const localities = unpackLocalities(packed);
const getLabel = ({ name, state, queriedName, seat }: FoundLocality) =>
  `${queriedName ? `${queriedName} > ` : ""}${name}, ${state}${seat ? ` (${seat})` : ""}`;
const findNames = (query: string, limit = 5) => findLocalities(localities, query, limit).places.map(getLabel);

const meant = (query: string) => {
  const place = findLocalities(localities, query, 6).uniqueMatch;
  return place && getLabel(place);
};

test("the list has every municipality, and thousands of localities, all in Mexico, and names its licences", () => {
  expect(localities.municipalities).toHaveLength(2_478);
  expect(localities.entries.filter(({ kind }) => kind === "locality").length).toBeGreaterThan(10_900);
  expect(packed.license).toContain("CC BY 4.0");
  const abroad = localities.entries.filter(
    ({ position }) =>
      position &&
      (position.longitude < -118.5 ||
        position.longitude > -86.6 ||
        position.latitude < 14.5 ||
        position.latitude > 32.75),
  );
  expect(abroad).toEqual([]);
});

test.each([
  "Aguascalientes, Aguascalientes",
  "Mexicali, Baja California",
  "La Paz, Baja California Sur",
  "Campeche, Campeche",
  "Tuxtla Gutiérrez, Chiapas",
  "Chihuahua, Chihuahua",
  "Ciudad de México, Ciudad de México",
  "Saltillo, Coahuila",
  "Colima, Colima",
  "Durango, Durango",
  "Toluca, Estado de México",
  "Guanajuato, Guanajuato",
  "Chilpancingo, Guerrero",
  "Pachuca, Hidalgo",
  "Guadalajara, Jalisco",
  "Morelia, Michoacán",
  "Cuernavaca, Morelos",
  "Tepic, Nayarit",
  "Monterrey, Nuevo León",
  "Oaxaca de Juárez, Oaxaca",
  "Puebla, Puebla",
  "Querétaro, Querétaro",
  "Chetumal, Quintana Roo",
  "San Luis Potosí, San Luis Potosí",
  "Culiacán, Sinaloa",
  "Hermosillo, Sonora",
  "Villahermosa, Tabasco",
  "Ciudad Victoria, Tamaulipas",
  "Tlaxcala, Tlaxcala",
  "Xalapa, Veracruz",
  "Mérida, Yucatán",
  "Zacatecas, Zacatecas",
])("the name of the capital %s finds it first", (capital) => {
  expect(findNames(capital.split(",")[0] ?? "")[0]).toBe(capital);
});

test.each([
  ["heroica puebla de zaragoza", "Puebla, Puebla"],
  ["nuevo león, santiago", "Santiago, Nuevo León"],
  ["carmen playa", "Playa del Carmen, Quintana Roo"],
  ["san luis", "San Luis Potosí, San Luis Potosí"],
  ["Monterey", "Monterrey, Nuevo León"],
  ["chilpansingo", "Chilpancingo, Guerrero"],
  ["tula hgo", "Tula de Allende, Hidalgo"],
  ["la per", "La Perla, Veracruz"],
])("«%s» finds %s among the first", (query, expected) => {
  expect(findNames(query, 7)).toContain(expected);
});

test("no prison is offered as a town", () => {
  expect(localities.entries.filter(({ name }) => /readaptaci|cereso|cefereso|reclusorio/i.test(name))).toEqual([]);
});

test("neither the beginning of a name nor half of one means the place", () => {
  const whole = new Set(localities.entries.flatMap(({ names }) => names.map(({ key }) => key)));
  const violations = localities.entries.filter((entry, index) => {
    const beginning = entry.name.split(" ").slice(0, -1).join(" ");
    return (
      index % 60 === 0 &&
      !whole.has(normalizePlaceName(beginning)) &&
      meant(beginning) === `${entry.name}, ${entry.state}`
    );
  });
  expect(violations).toEqual([]);
});

test("places with the same name and state are distinguished by their municipality, and found by it", () => {
  const twins = findLocalities(localities, "San Cristóbal, Guanajuato", 5).places;
  const owners = twins.flatMap(({ municipalityName }) => municipalityName ?? []);
  expect(new Set(owners).size).toBe(owners.length);
  expect(owners).toContain("San Francisco del Rincón");
  const query = "San Cristóbal, Guanajuato, municipio de San Francisco del Rincón";
  expect(findLocalities(localities, query, 1).uniqueMatch?.municipalityName).toBe("San Francisco del Rincón");
  expect(findLocalities(localities, "Tepic", 1).places[0]?.municipalityName).toBeUndefined();
});

test("a municipality that its name and state mean is also found with its seat in brackets", () => {
  const own = localities.municipalities
    .filter(({ hasOwnName }) => hasOwnName)
    .map(({ name, seat, state }) => ({ label: `${name}, ${state} (${seat})`, name, seat, state }))
    .filter(({ label, name, state }) => meant(`${name}, ${state}`) === label);
  expect(own.length).toBeGreaterThan(90);
  expect(own.filter(({ label, name, seat, state }) => meant(`${name} (${seat}), ${state}`) !== label)).toEqual([]);
});

test.each(["", "zzzzxq"])("«%s» finds nothing", (query) => {
  expect(findNames(query)).toEqual([]);
});

test("refuses columns of different lengths", () => {
  expect(() => unpackLocalities({ ...packed, size: packed.size.slice(1) })).toThrow(RangeError);
  expect(() => unpackLocalities({ ...packed, states: packed.states.slice(1) })).toThrow(RangeError);
});

test("of similar names, those with fewer typos come before larger places", () => {
  expect(findNames("tulun")[0]).toBe("Tulum, Quintana Roo");
  expect(findNames("guadalj", 2)).toEqual(["Guadalajara, Jalisco", "Guadalupe, Nuevo León"]);
});
