// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { expect, test } from "vitest";
import { circumstanceWords } from "#content/devices/circumstance-words.ts";
import { deviceNameWords } from "#content/devices/device-name-words.ts";
import { deviceSearchCopy } from "#content/devices/device-search.ts";
import { otherDeviceWords } from "#content/devices/other-device-words.ts";
import { deviceBrands } from "#content/devices/phones.ts";
import { phonesWithoutEsim } from "#content/devices/phones-without-esim.ts";
import { esimAnchors } from "#content/pages/esim-page.ts";
import { buildDeviceAnswerContent } from "#features/device-search/device-answer-content.ts";
import { DeviceSearch } from "#features/device-search/device-search.tsx";
import { useDeviceSearch } from "#features/device-search/use-device-search.ts";
import { Page } from "#pages/esim/+Page.server.tsx";
import { typedCircumstanceCases } from "../fixtures/devices/typed-circumstance-cases.ts";
import { hydrateTool } from "../support/browser/hydrated-tool.ts";

const brandWords = Object.fromEntries(
  deviceBrands.map(({ brand, alsoCalled, lines }) => [brand, { alsoCalled, lines }]),
);

/** Opens the search without its view, which would be drawn for each text. */
async function openSearch() {
  await hydrateTool(<Page />, "device-search", DeviceSearch);
  const { result } = renderHook(() =>
    useDeviceSearch(() => document.getElementById(esimAnchors.list) as HTMLElement, {
      brandWords,
      nameWords: deviceNameWords,
      phonesWithoutEsim,
    }),
  );
  return (text: string) => {
    act(() => result.current.write(text));
    const content = buildDeviceAnswerContent(result.current.written, deviceSearchCopy);
    const title = (content.title ?? "").replaceAll(/\s+/g, " ");
    return { ...content, title, all: [...content.texts, content.otherThingText, ...(content.notes ?? [])].join(" ") };
  };
}

const listPhrases = (tables: readonly string[]) => tables.flatMap((words) => words.split("|"));

for (const [kind, cases] of Object.entries(typedCircumstanceCases))
  test(`${cases.length} texts about ${kind} get the expected headline`, async () => {
    const ask = await openSearch();
    expect(cases.map(([written]) => [written, ask(written).title])).toEqual(cases);
  });

test("no country of sale gets a plain yes or no: each answer names it, and says how to make sure", async () => {
  const ask = await openSearch();
  for (const phone of ["iPhone 13", "Galaxy S24", "Motorola Edge 40"])
    for (const [name, words] of Object.values(circumstanceWords.regions))
      for (const word of words.split("|")) {
        const { title, all, action } = ask(`${phone} ${word}`);
        expect(title, word).toContain(`${phone} de ${name.replaceAll(/\s+/g, " ")}`);
        expect(title, word).toMatch(/^Sí: .*, si muestra un EID$|: depende$|^No: el .* no tiene eSIM$/);
        expect([all.includes("*#06#"), action], word).toEqual([true, "conditional"]);
      }
});

test("at least 60 countries are known, each by one term only", () => {
  const terms = listPhrases(Object.values(circumstanceWords.regions).map(([, words]) => words));
  expect(Object.keys(circumstanceWords.regions).length).toBeGreaterThanOrEqual(60);
  expect(terms.filter((term, place) => terms.indexOf(term) < place)).toEqual([]);
});

test("a phone of any carrier, or still being paid, fits if it is unlocked; only a Mexican carrier unlocks it in a day", async () => {
  const ask = await openSearch();
  const { conditions, carriersAbroad } = circumstanceWords;
  const inOneDay = "24\u00a0horas";
  for (const [words, isInOneDay] of [
    [[conditions.carrier], true],
    [[conditions.unpaid, ...Object.values(carriersAbroad)], false],
  ] as const)
    for (const word of listPhrases(words)) {
      const { title, all } = ask(`iphone 13 ${word}`);
      expect(title, word).toMatch(/si está desbloqueado$|de otro país: depende$/);
      expect(all.includes(inOneDay), word).toBe(isInOneDay);
      expect(ask(`iphone 13 ${word} bloqueado`).title, word).toBe("Primero hay que desbloquearlo");
    }
});

test("the name of another thing never gets a yes, but a listed phone beside it does", async () => {
  const ask = await openSearch();
  for (const [kind, words] of Object.entries(otherDeviceWords))
    for (const word of words.split("|")) {
      const { title, tone, action } = ask(word);
      expect([word, tone], kind).toEqual([
        word,
        deviceSearchCopy.otherThings[kind as keyof typeof otherDeviceWords].tone,
      ]);
      expect(title, word).not.toContain("Sí");
      expect(action, word).toBe(kind === "basic" ? "unknown" : "other");
      expect(ask(`iphone 13 y ${word}`).title, word).toBe("Sí: tu iPhone 13");
    }
});

test("an answer states once what is known about the version", async () => {
  const ask = await openSearch();
  expect(ask("iphone 14 gringo").all).toContain("solo usa eSIM: no tiene bandeja para un chip");
  expect(ask("galaxy s24 de hong kong").all).toContain("está en la nota");
  expect(ask("galaxy s24 de hong kong").all).not.toMatch(/no sabemos/i);
  expect(ask("iphone 13 guatemalteco").all).toContain("los modelos cambian según el país");
  expect(ask("iphone 13 bloqueado de verizon").all).toContain("No conocemos las reglas");
  expect(ask("iphone 13 japonés o de Macao").all).toContain("En la versión de Japón no sabemos de diferencias");
  expect(ask("mi tía tiene iphone 12 y yo un Moto E13").all).toContain("El celular de «yo un Moto E13» no está");
  expect(ask("iphone 13 y apple watch").all).toContain("No: wim no es para relojes.");
  for (const text of ["iphone 14 gringo sin bandeja", "iphone 13 dual sim de hong kong rooteado"])
    expect(ask(text).all.split("*#06#"), text).toHaveLength(2);
});
