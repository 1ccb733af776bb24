import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLocalities, type PackedLocalities, unpackLocalities } from "./localities.ts";
import { normalizePlaceName } from "./place-name-match.ts";

const packed = JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")) as PackedLocalities & {
  license: string;
};
const localities = unpackLocalities(packed);
const labelOf = ({ name, state }: { name: string; state: string }) => `${name}, ${state}`;
const found = (query: string, limit = 5) => findLocalities(localities, query, limit).places.map(labelOf);

test("the list has thousands of localities, all in Mexico, and names its licence", () => {
  expect(localities.list.length).toBeGreaterThan(8_000);
  expect(packed.license).toContain("CC BY 4.0");
  const abroad = localities.list.filter(
    ({ longitude, latitude }) => longitude < -118.5 || longitude > -86.6 || latitude < 14.5 || latitude > 32.75,
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
  expect(found(capital.split(",")[0] ?? "")[0]).toBe(capital);
});

test.each([
  ["cdmx", "Ciudad de México, Ciudad de México"],
  ["CIUDAD DE MEXICO", "Ciudad de México, Ciudad de México"],
  ["heroica puebla de zaragoza", "Puebla, Puebla"],
  ["ciudad juarez", "Ciudad Juárez, Chihuahua"],
  ["santiago nuevo leon", "Santiago, Nuevo León"],
  ["nuevo león, santiago", "Santiago, Nuevo León"],
  ["carmen playa", "Playa del Carmen, Quintana Roo"],
  ["san luis", "San Luis Potosí, San Luis Potosí"],
  ["guadalajra", "Guadalajara, Jalisco"],
  ["Monterey", "Monterrey, Nuevo León"],
  ["chilpansingo", "Chilpancingo, Guerrero"],
  ["neza", "Ciudad Nezahualcóyotl, Estado de México"],
  ["tula hgo", "Tula de Allende, Hidalgo"],
])("«%s» finds %s first", (query, expected) => {
  expect(found(query)[0]).toBe(expected);
});

test("no prison is offered as a town", () => {
  expect(localities.list.filter(({ name }) => /readaptaci|cereso|reclusorio/i.test(name))).toEqual([]);
});

test("distinguishes exact names from names that only resemble the query", () => {
  for (const [query, isExact] of [
    ["guadalajara", true],
    ["ｇｕａｄａｌａｊａｒａ", true],
    ["cd juarez", true],
    ["guadalajra", false],
    ["zzzzxq", false],
  ] as const)
    expect([query, findLocalities(localities, query, 1).isExact]).toEqual([query, isExact]);
});

const meant = (query: string) => {
  const place = findLocalities(localities, query, 6).uniqueMatch;
  return place ? labelOf(place) : "¿?";
};

/** Queries that are the whole name of a place, with that place. */
const named: readonly [written: string, place: string][] = [
  ["tepic", "Tepic, Nayarit"],
  ["Tepic, Nayarit", "Tepic, Nayarit"],
  ["tepic nay", "Tepic, Nayarit"],
  ["GUADALAJARA", "Guadalajara, Jalisco"],
  ["mérida", "Mérida, Yucatán"],
  ["merida yuc", "Mérida, Yucatán"],
  ["morelia mich.", "Morelia, Michoacán"],
  ["cdmx", "Ciudad de México, Ciudad de México"],
  ["Monterrey, N.L.", "Monterrey, Nuevo León"],
  ["monterrey nl", "Monterrey, Nuevo León"],
  ["santiago nuevo leon", "Santiago, Nuevo León"],
  ["nuevo león, santiago", "Santiago, Nuevo León"],
  ["playa del carmen, q. roo", "Playa del Carmen, Quintana Roo"],
  ["cancun", "Cancún, Quintana Roo"],
  ["la paz bcs", "La Paz, Baja California Sur"],
  ["La Paz, B.C.S.", "La Paz, Baja California Sur"],
  ["matamoros tamps", "Matamoros, Tamaulipas"],
  ["nogales son", "Nogales, Sonora"],
  ["tijuana b.c.", "Tijuana, Baja California"],
  ["tj", "Tijuana, Baja California"],
  ["toluca edo mex", "Toluca, Estado de México"],
  ["toluca, edo. de méxico", "Toluca, Estado de México"],
  ["Toluca, México", "Toluca, Estado de México"],
  ["veracruz ver", "Veracruz, Veracruz"],
  ["puebla pue", "Puebla, Puebla"],
  ["zamora mich", "Zamora, Michoacán"],
  ["iguala gro", "Iguala, Guerrero"],
  ["zacatecas zac", "Zacatecas, Zacatecas"],
  ["colima col", "Colima, Colima"],
  ["cuautla mor", "Cuautla, Morelos"],
  ["culiacán sin", "Culiacán, Sinaloa"],
  ["coyoacan cdmx", "Coyoacán, Ciudad de México"],
  // Villages with a unique name, and names cut after their first words.
  ["mazamitla", "Mazamitla, Jalisco"],
  ["mascota", "Mascota, Jalisco"],
  ["real de catorce", "Real de Catorce, San Luis Potosí"],
  ["bahia de kino", "Bahía de Kino, Sonora"],
  ["nuevo vallarta", "Nuevo Vallarta, Nayarit"],
  ["ecatepec", "Ecatepec de Morelos, Estado de México"],
  ["ecatepec edomex", "Ecatepec de Morelos, Estado de México"],
  ["naucalpan edo mex", "Naucalpan de Juárez, Estado de México"],
];

/** Ambiguous queries: shared names, colonias, states, beginnings, parts and typos. */
const questions =
  "huasca|la condesa|condesa|santiago|san juan|san miguel|san pedro|guadalupe|la paz|matamoros|nogales|cuauhtémoc|hidalgo|juárez|roma|narvarte|del valle|centro|el rosario|tuxpan|los cabos|jalisco|san cristóbal|playa|tepoz|guanajua|guadalajra|bernal|santa fe|benito juárez|zaragoza|progreso|la piedad|tonalá|san francisco|buenavista|las flores|el salto|santa maría|san luis|villa|puerto|las lomas|san josé|el bosque|loma blanca|valle dorado|valle|playas";

test("a query means a place only if it is its whole, unique name, or its name with its state", () => {
  expect(named.map(([written]) => [written, meant(written)])).toEqual(named);
  expect(questions.split("|").filter((written) => meant(written) !== "¿?")).toEqual([]);
});

test("neither the beginning of a name nor half of one means the place", () => {
  const whole = new Set(localities.list.flatMap(({ name }) => normalizePlaceName(name)));
  const wrong = localities.list.filter(({ name }, at) => {
    const beginning = name.split(" ").slice(0, -1).join(" ");
    return (
      at % 60 === 0 &&
      !whole.has(normalizePlaceName(beginning)) &&
      meant(beginning) === `${name}, ${localities.list[at]?.state}`
    );
  });
  expect(wrong).toEqual([]);
});

test("localities with the same name and state are told apart by a larger neighbour", () => {
  const twins = findLocalities(localities, "San Cristóbal, Guanajuato", 5).places;
  expect(twins.map(({ near }) => near)).toEqual(["Irapuato", "San Francisco del Rincón"]);
  expect(findLocalities(localities, "Tepic", 1).places[0]?.near).toBeUndefined();
});

test("two namesakes with the same nearest neighbour get different neighbours", () => {
  const sanPedros = findLocalities(localities, "San Pedro, Coahuila", 2).places;
  expect(sanPedros.map(({ near }) => near)).toEqual(["Concordia", "Matamoros"]);
});

test.each(["", "zzzzxq"])("«%s» finds nothing", (query) => {
  expect(found(query)).toEqual([]);
});

test("refuses columns of different lengths", () => {
  expect(() => unpackLocalities({ ...packed, state: packed.state.slice(1) })).toThrow(RangeError);
  expect(() => unpackLocalities({ ...packed, states: packed.states.slice(1) })).toThrow(RangeError);
});
