import { expect, test } from "vitest";
import { createConceptParser, type SearchSynonym } from "./search-query.ts";
import { getStem, splitSearchWords } from "./search-words.ts";

const synonyms: readonly SearchSynonym[] = [
  { said: ["dar de baja"], means: "cancelar" },
  { said: ["chip"], means: "esim" },
  { said: ["bloquear línea"], means: "suspender" },
];
const site = "portabilidad portal factura facturar roaming número línea cancelar esim suspender membresía";
const vocabulary = new Map(splitSearchWords(site).map((word) => [word, getStem(word)]));

const parse = createConceptParser({ synonyms, vocabulary });
const asked = (typedText: string) => parse(typedText).map(({ words }) => words.map(({ stem }) => stem));
const stem = (word: string) => getStem(splitSearchWords(word)[0] ?? "");

test("each significant word is a concept, and small words are not", () => {
  expect(asked("la factura del roaming ")).toEqual([[stem("factura")], [stem("roaming")]]);
  expect(asked("")).toEqual([]);
  expect(asked(" ¿? ")).toEqual([]);
});

test("small words are searched for if there are no others", () => {
  expect(asked("¿y cómo? ").map(([first]) => first)).toEqual(["y", "com"]);
});

test("a synonym also finds the site's word, which weighs less than the typed word", () => {
  const [concept] = parse("chip ");
  expect(concept?.words.map((word) => word.stem)).toEqual([stem("chip"), stem("esim")]);
  expect(concept?.words[1]?.weight).toBeLessThan(concept?.words[0]?.weight ?? 0);
});

test("a phrase is one concept, also in its other forms, with or without small words between", () => {
  expect(asked("quiero dar de baja mi línea ")).toEqual([
    [stem("cancelar"), stem("dar"), stem("baja")],
    [stem("línea")],
  ]);
  expect(asked("bloqueo la línea ")[0]).toContain(stem("suspender"));
  expect(asked("mi línea, ¿cómo la bloqueo? ")).toHaveLength(1);
  expect(asked("bajar ")).toEqual([[stem("bajar")]]);
});

test("a phrase also matches with a synonym of one of its words", () => {
  const own: readonly SearchSynonym[] = [
    { said: ["cel"], means: "celular" },
    { said: ["celular nuevo"], means: "reposición" },
  ];
  const [concept] = createConceptParser({ synonyms: own, vocabulary })("ya tengo mi nuevo cel ");
  expect(concept?.words[0]?.stem).toBe(stem("reposición"));
});

test("typos are forgiven in words that the site does not use: one, or two in a long word", () => {
  expect(asked("roming ")[0]).toContain(stem("roaming"));
  expect(asked("portavilidat ")[0]).toContain(stem("portabilidad"));
  expect(asked("nip ")[0]).toEqual([stem("nip")]);
  expect(asked("factura ")[0]).toEqual([stem("factura")]);
});

test("a number is never corrected", () => {
  const numbers = new Map([["1349808", "1349808"]]);
  expect(
    createConceptParser({ synonyms: [], vocabulary: numbers })("1349809 ")[0]?.words.map((word) => word.stem),
  ).toEqual(["1349809"]);
});

test("an unfinished word matches words that begin with it", () => {
  expect(asked("port")[0]).toEqual(expect.arrayContaining([stem("portabilidad"), stem("portal")]));
  expect(asked("port ")[0]).not.toContain(stem("portal"));
});

test("a technical term is not a typo of another word, even if the site does not use it", () => {
  const near = new Map(splitSearchWords("volver mano altas").map((word) => [word, getStem(word)]));
  const meant = (typedText: string, trade: readonly string[]) =>
    createConceptParser({ synonyms: [], vocabulary: near, technicalTerms: trade })(typedText)[0]?.words.length;
  for (const typedText of ["VoLTE", "MVNO", "Altán"]) {
    expect(meant(typedText, []), typedText).toBe(2);
    expect(meant(typedText, ["volte", "mvno", "altan"]), typedText).toBe(1);
  }
});
