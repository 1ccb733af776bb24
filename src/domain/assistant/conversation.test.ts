import { expect, test } from "vitest";
import type { SearchAnswer, SearchResult } from "#domain/search/search-results.ts";
import {
  dependsOnLastAnswer,
  haveCommonPage,
  isAccidentalResemblance,
  isCertainlyNew,
  isContinuation,
  listChoices,
  preferSharedMeaning,
} from "./conversation.ts";
import { isNonsense } from "./nonsense.ts";

const result = (href: string, kind: SearchResult["kind"] = "help"): SearchResult => ({
  href,
  title: `Sobre ${href}`,
  kind,
  trail: [],
  text: "",
  stems: new Set(),
  actions: [],
});

/** An answer whose meanings are whole pages with these probabilities. */
const answer = (
  probabilities: Readonly<Record<string, number>>,
  isUnanswered = false,
  similarity = 0.6,
): SearchAnswer => {
  const meant = Object.entries(probabilities).map(([href, probability]) => ({
    probability,
    similarity,
    results: [result(href)],
  }));
  return { isUnanswered, meanings: meant, results: meant.flatMap(({ results }) => results), legalResults: [] };
};

const labels = (...parameters: Parameters<typeof listChoices>) => listChoices(...parameters).map(({ label }) => label);

test("asks which one is meant if two meanings are near, and not if one is clear", () => {
  expect(labels(answer({ "/celular": 0.6, "/linea": 0.35, "/otra": 0.01 }), "quiero suspender")).toEqual([
    "Sobre /celular",
    "Sobre /linea",
  ]);
  expect(labels(answer({ "/celular": 0.9, "/linea": 0.1 }), "quiero suspender")).toEqual([]);
  expect(labels(answer({ "/celular": 0.5, "/linea": 0.01 }), "quiero suspender")).toEqual([]);
  expect(labels(answer({}), "quiero suspender")).toEqual([]);
});

test("a single word is asked about if it has several meanings; the page of that name comes first", () => {
  expect(labels(answer({ "/roaming": 0.9, "/viaje": 0.1 }), "¿Roaming?")).toEqual(["Sobre /roaming", "Sobre /viaje"]);
  const named = { ...answer({ "/estado": 0.8, "/plazos": 0.1 }), results: [result("/portabilidad")] };
  expect(labels(named, "portabilidad")).toEqual(["Sobre /portabilidad", "Sobre /estado", "Sobre /plazos"]);
  expect(labels(answer({ "/factura": 1, "/mapa": 0 }), "factura")).toEqual([]);
});

test("a choice is labelled by the question of its page, unless it is a guide or a part of a page", () => {
  const question = result("/preguntas#una", "question");
  for (const [first, label] of [
    [result("/pagina"), question.title],
    [result("/pagina#parte"), "Sobre /pagina#parte"],
    [result("/guia", "guide"), "Sobre /guia"],
  ] as const) {
    const meant = [
      { probability: 0.5, similarity: 0.6, results: [first, question] },
      { probability: 0.4, similarity: 0.6, results: [result("/otra")] },
    ];
    expect(
      labels({ isUnanswered: false, meanings: meant, results: [first], legalResults: [] }, "dos palabras")[0],
    ).toBe(label);
  }
});

test.each([
  ["¿y si es iPhone?", 1, true],
  ["¿cuánto cuesta?", 1, true],
  ["¿Y cómo le hago?", 1, true],
  ["y en Tepic", 0.6, true],
  ["¿y la factura?", 0.95, false],
  ["¿cómo lo activo?", 0.4, true],
  ["quiero cancelarla", 0.4, true],
  ["¿cómo lo desbloqueo?", 0.95, false],
  ["factura", 0.6, false],
  ["me robaron el celular", 1, false],
  ["", 1, false],
])("«%s», clear by %s, continues the last question: %s", (typedText, probability, expected) => {
  expect(isContinuation(typedText, answer({ "/una": probability }))).toBe(expected);
});

test("a text that alone has no answer continues the last question", () => {
  expect(isContinuation("el azul", answer({}, true))).toBe(true);
});

test("a meaning that a continuation also has by itself comes first, although the longer question outweighs it", () => {
  const together = answer({ "/numero": 0.98, "/plazos": 0.015, "/otra": 0.005 });
  const leadsTo = (before: string, alone: SearchAnswer) =>
    preferSharedMeaning(together, answer({ [before]: 1 }), alone).results[0]?.href;
  expect(leadsTo("/numero", answer({ "/plazos": 0.9, "/nada": 0.1 }))).toBe("/plazos");
  expect(leadsTo("/numero", answer({ "/nada": 1 }))).toBe("/numero");
  // The two texts together mean something new, which is the answer.
  expect(leadsTo("/nada", answer({ "/plazos": 0.9 }))).toBe("/numero");
});

test("an improbable text that resembles no way to ask gets no question for clarification", () => {
  const far = answer({ "/una": 0.4, "/otra": 0.3 }, false, 0.2);
  expect([isAccidentalResemblance(far), labels(far, "es que no quiero")]).toEqual([true, []]);
  expect(isAccidentalResemblance(answer({ "/una": 0.4, "/otra": 0.3 }))).toBe(false);
  expect(isContinuation("es que no quiero", far)).toBe(true);
});

test.each([
  ["¿cómo pido mi factura?", 1, true],
  ["y la factura", 1, false],
  ["no tengo", 1, false],
  ["quiero conservar el número", 1, false],
  ["quiero saber si me dan factura de mi celular nuevo", 1, true],
  ["¿cómo pido mi factura?", 0.95, false],
])("while safety is the subject, «%s», clear by %s, is certainly new: %s", (typedText, probability, expected) => {
  expect(isCertainlyNew(typedText, answer({ "/una": probability }))).toBe(expected);
});

test("a text without any of the site's words that resembles no known question is nonsense, however probable", () => {
  const probable = answer({ "/conocenos": 0.8, "/esim": 0.05 }, false, 0.1);
  expect(isNonsense("mi perro es azul", probable)).toBe(true);
  expect(isNonsense("¿y cuánto cuesta?", probable)).toBe(false);
  expect(isNonsense("kiero cambiarme", answer({ "/conocenos": 0.8 }))).toBe(false);
  const named = { ...probable, legalResults: [{ ...result("/legal"), stems: new Set(["azul"]) }] };
  expect(isNonsense("mi perro es azul", named)).toBe(false);
});

test("meanings are related by a page, but not by that of all questions", () => {
  const related = (one: string, other: string) => haveCommonPage([result(one)], [result(other)]);
  expect(related("/portabilidad#plazos", "/portabilidad")).toBe(true);
  expect(related("/preguntas-frecuentes#una", "/preguntas-frecuentes#una")).toBe(true);
  expect(related("/preguntas-frecuentes#una", "/preguntas-frecuentes#otra")).toBe(false);
});

test.each([
  ["¿y cuánto tarda?", true],
  ["si pago hoy lo recupero?", true],
  ["¿y si la renuevo mañana?", true],
  ["y si no pago ese día", false],
  ["mi último pago fue el 3 de octubre", false],
  ["compré el 3 de octubre", false],
])("«%s» is about the last answer: %s", (typedText, expected) => {
  expect(dependsOnLastAnswer(typedText)).toBe(expected);
});
