import fc from "fast-check";
import { expect, test } from "vitest";
import {
  type Destination,
  packDestinations,
  readCodes,
  searchDestinations,
  takeNames,
  unpackDestinations,
  zones,
} from "./destination.ts";

const destinations: Destination[] = [
  { code: "US", name: "Estados Unidos", zone: "home", otherNames: ["USA"] },
  { code: "ES", name: "España", zone: "europe", otherNames: [] },
  { code: "GB", name: "Reino Unido", zone: "europe", otherNames: ["Inglaterra", "Escocia"] },
  { code: "PE", name: "Perú", zone: "world", otherNames: [] },
  { code: "KR", name: "Corea del Sur", zone: "world", otherNames: ["Corea"] },
  { code: "KP", name: "Corea del Norte", zone: "outside", otherNames: [] },
];
const codes = (found: readonly Destination[]) => found.map(({ code }) => code);

test("the search ignores accents, case and punctuation and knows other names; a whole name comes first", () => {
  const cases = {
    peru: ["PE"],
    "  ESPANA ": ["ES"],
    inglat: ["GB"],
    corea: ["KR", "KP"],
    cor: ["KR", "KP"],
    norte: ["KP"],
    unido: ["US", "GB"],
    "u.s.a.": [],
    usa: ["US"],
    spana: [],
    "": [],
    "¡!": [],
  };
  for (const [text, expected] of Object.entries(cases)) {
    expect([text, codes(searchDestinations(text, destinations))]).toEqual([text, expected]);
  }
});

test("every destination is found by the beginning of any of its names, and no search throws", () => {
  fc.assert(
    fc.property(fc.constantFrom(...destinations), fc.nat(20), ({ code, name, otherNames }, length) => {
      for (const one of [name, ...otherNames]) {
        expect(codes(searchDestinations(one.slice(0, 2 + length), destinations))).toContain(code);
      }
    }),
  );
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => void searchDestinations(text, destinations)));
});

test("text before a comma is taken if it is a whole name; the rest stays as written", () => {
  const take = (text: string) => {
    const { found, rest } = takeNames(text, destinations);
    return [codes(found), rest];
  };
  expect(take("españa, peru, cor")).toEqual([["ES", "PE"], "cor"]);
  expect(take("Escocia,")).toEqual([["GB"], ""]);
  expect(take("Atlántida, Perú,")).toEqual([["PE"], "Atlántida,"]);
  expect(take("San, ")).toEqual([[], "San, "]);
  expect(take("per")).toEqual([[], "per"]);
});

test("a URL gives known codes, each once, and no more than allowed", () => {
  expect(codes(readCodes("pe, ES,XX,es,,<b>", destinations, 20))).toEqual(["PE", "ES"]);
  fc.assert(
    fc.property(fc.string(), fc.array(fc.constantFrom(...codes(destinations), "XX", "")), (noise, some) => {
      const read = codes(readCodes([noise, ...some].join(","), destinations, 3));
      expect(read.length).toBeLessThanOrEqual(3);
      expect(new Set(read).size).toBe(read.length);
      expect(codes(destinations)).toEqual(expect.arrayContaining(read));
    }),
  );
});

test("packing loses only the order of the zones, and refuses a name with a separator", () => {
  const name = fc.string({ minLength: 1 }).filter((text) => !/[|/]/.test(text));
  const destination = fc.record({
    code: fc.stringMatching(/^[A-Z]{2}$/),
    name,
    zone: fc.constantFrom(...zones),
    otherNames: fc.array(name, { maxLength: 3 }),
  });
  fc.assert(
    fc.property(fc.array(destination), (some) => {
      const byZone = zones.flatMap((zone) => some.filter((one) => one.zone === zone));
      expect(unpackDestinations(packDestinations(some))).toEqual(byZone);
    }),
  );
  expect(() => packDestinations([{ code: "XX", name: "A|B", zone: "world", otherNames: [] }])).toThrow(RangeError);
});
