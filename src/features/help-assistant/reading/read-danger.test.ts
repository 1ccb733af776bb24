import { expect, test } from "vitest";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import { beginTopic, type SafetyTopic } from "./conversation-topic.ts";
import { readDanger } from "./read-danger.ts";

const section: SearchResult = {
  href: "/911",
  title: "911",
  kind: "help",
  trail: [],
  text: "",
  stems: new Set(),
  actions: [],
};
const call = { label: "Llama al 911", href: "tel:911" };
const emergency: SafetyTopic = { sections: ["/911"], isUrgent: true, actions: [call], steps: [] };
const extortion: SafetyTopic = { sections: [], isUrgent: false, firstAdvice: "Cuelga.", actions: [call], steps: [] };
const found: SearchAnswer = {
  isUnanswered: false,
  meanings: [{ probability: 1, similarity: 1, results: [section] }],
  results: [section],
  legalResults: [],
};
const other: SearchAnswer = { isUnanswered: true, meanings: [], results: [], legalResults: [] };
const read = (text: string, alone = other, topic = beginTopic("", [], undefined)) =>
  readDanger(text, alone, topic, [extortion, emergency], () => found);

test.each([
  "chocamos y no salen las llamadas",
  "un carro me chocó",
  "hubo un accidente feo",
  "mi esposo se está infartando",
  "mi mamá no respira",
  "me están siguiendo",
  "viene siguiéndonos un coche",
  "me sigue un señor",
  "quieren matarlo",
  "dicen que la matan si cuelgo",
  "un tipo con una pistola",
  "me acaban de asaltar",
])("in «%s» someone is in danger", (text) => {
  expect(read(text)).toEqual({ kind: "section", results: [section] });
});

test.each([
  "borré la app por accidente",
  "me siguen cobrando",
  "me siguen llegando mensajes",
  "mis papás me van a matar",
  "tuve un accidente hace dos meses",
  "me mata la pila",
])("in «%s» no one is in danger", (text) => {
  expect(read(text)).toBeUndefined();
});

test("a graver topic stays, and a meaning about danger has its own answer", () => {
  expect(read("dicen que lo matan", other, beginTopic("", [], extortion))).toEqual({
    kind: "person",
    safetyTopic: extortion,
  });
  expect(read("chocamos", found)).toBeUndefined();
});
