// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { assistantIndex, openAssistant } from "./testing/open-assistant.ts";

const faq = `<details><summary>¿Cómo cambio?</summary><div id="cambio"><p>Con un <b>NIP</b>. Es gratis.</p>
  <p><a href="/portabilidad#nip">Pide el NIP</a></p></div></details>`;

vi.mock("#platform/page/load-page.ts", () => ({
  loadPage: async (path: string) => {
    if (path !== "/preguntas") throw new Error(`${path} did not load`);
    return new DOMParser().parseFromString(faq, "text/html");
  },
}));

let isOffline = false;

beforeEach(() => {
  isOffline = false;
  history.replaceState(null, "", "/");
  vi.stubGlobal("fetch", async () => {
    if (isOffline) throw new TypeError("offline");
    return { ok: true, json: async () => assistantIndex };
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test("answers with the question's own paragraphs and links, announces the first sentence, and keeps the focus", async () => {
  const { ask, newest, announced, field } = openAssistant();
  expect(await ask("quiero cambiarme con ustedes")).toContain("Con un NIP. Es gratis.");
  expect(newest().getByRole("link", { name: "¿Cómo cambio?" }).getAttribute("href")).toBe("/preguntas#cambio");
  expect(newest().getByRole("link", { name: "Pide el NIP" }).getAttribute("href")).toBe("/portabilidad#nip");
  expect(announced()).toBe("¿Cómo cambio? Con un NIP.");
  expect([document.activeElement, field.value]).toEqual([field, ""]);
});

test("also answers in browsers that do not know `:focus-visible`, whatever was pressed", async () => {
  const { matches } = Element.prototype;
  vi.spyOn(Element.prototype, "matches").mockImplementation(function (this: Element, selector) {
    if (selector.includes(":focus-visible")) throw new DOMException(`'${selector}' is not valid`, "SyntaxError");
    return matches.call(this, selector);
  });
  const { ask, field } = openAssistant();
  field.blur();
  expect(await ask("quiero cambiarme con ustedes")).toContain("Con un NIP. Es gratis.");
  expect(document.activeElement).toBe(field);
});

test("if the page does not load, the excerpt and the first action answer", async () => {
  const { ask, newest } = openAssistant();
  expect(await ask("me robaron el celular")).toContain("Sobre Robo.");
  expect(newest().getByRole("link", { name: "Llama" }).getAttribute("href")).toBe("tel:1");
});

test("asks for clarification if two meanings are near, and answers the pressed choice", async () => {
  const { ask, newest, press, turns } = openAssistant();
  await ask("bloquear");
  expect(newest().getByRole("group", { name: "¿Cuál?" })).toBeTruthy();
  await press("Suspender");
  expect(newest().getByRole("link", { name: "Suspender" }).getAttribute("href")).toBe("/suspender");
  expect(turns()).toHaveLength(2);
});

test("greets, and hands over to a person on request, without an answer, and after an answer that did not help", async () => {
  const { ask, newest } = openAssistant();
  expect(await ask("hola")).toContain("¡Hola! Cuéntame.");
  for (const [text, reply] of [
    ["quiero una persona", "Claro."],
    ["receta de mole", "No sé."],
    ["no me sirvió", "Perdón."],
  ] as const) {
    expect(await ask(text)).toContain(reply);
    expect(newest().getByRole("link", { name: "Llama" }).getAttribute("href")).toBe("tel:055");
    expect(newest().getByText(/Abierto|Abre (hoy|mañana)/)).toBeTruthy();
  }
});

test("without a confirmed phone number, it hands over by mail and form", async () => {
  const { ask, newest } = openAssistant({ phone: undefined });
  expect(await ask("quiero una persona")).toContain("Claro.");
  expect(newest().queryByRole("link", { name: "Llama" })).toBeNull();
  for (const name of ["Escribe", "Formulario"]) expect(newest().getByRole("link", { name })).toBeTruthy();
  expect(await ask("soy sordo, quiero una persona")).toContain("Claro.");
  expect(newest().getByRole("link", { name: "Escribe" })).toBeTruthy();
});

test("after a request for a person, nonsense has no answer, and a reference to the topic still continues it", async () => {
  const { ask } = openAssistant();
  await ask("quiero cambiarme con ustedes");
  expect(await ask("quiero una persona")).toContain("Claro.");
  expect(await ask("¿quién ganó el mundial?")).toContain("No sé.");
  expect(await ask("receta de mole")).toContain("No sé.");
  expect(await ask("¿y es gratis?")).toContain("Es gratis.");
});

test("a topic without a page has its own sentence", async () => {
  const { ask } = openAssistant();
  expect(await ask("soy periodista")).toContain("De prensa, nada.");
});

test("while someone's safety is the topic, a message that is not certainly new gets the emergency number and a person", async () => {
  const { ask, newest, press } = openAssistant();
  await ask("me robaron el celular");
  expect(await ask("y ahora qué hago")).toContain("Ya.");
  expect(newest().getByRole("link", { name: "Llama al 911" }).getAttribute("href")).toBe("tel:911");
  await press("suspender línea");
  expect(newest().getByRole("link", { name: "Suspender" }).getAttribute("href")).toBe("/suspender");
});

test("a personal number is masked in the message, with a note about it", async () => {
  const { ask, newest } = openAssistant();
  expect(await ask("me robaron el celular 4152 3135 0000 1234")).toContain("Tapé un número.");
  expect(newest().getByText("me robaron el celular ••••")).toBeTruthy();
});

test("the mail contains the messages, without the numbers of cards", async () => {
  const { ask, newest } = openAssistant();
  await ask("<b>me robaron</b> el celular 4152 3135 0000 1234");
  await ask("no me sirvió");
  const href = newest().getByRole("link", { name: "Escribe" }).getAttribute("href") ?? "";
  const [address, query] = href.split("?");
  expect(address).toBe("mailto:soporte@example.com");
  expect(new URLSearchParams(query).get("body")).toBe(
    "Hola:\r\n\r\n- <b>me robaron</b> el celular ••••\r\n- no me sirvió\r\n",
  );
});

test("a message is always shown as text, the newest turn is first, and a restart removes all turns", async () => {
  const { ask, page, turns, field } = openAssistant();
  await ask('<img src="x" onerror="alert(1)">');
  await ask("hola");
  expect(turns().map((turn) => turn.querySelector("[data-asked]")?.textContent)).toEqual([
    "hola",
    '<img src="x" onerror="alert(1)">',
  ]);
  expect(page.getByRole("list").querySelector("img")).toBeNull();
  page.getByRole("button", { name: "Empezar de nuevo" }).click();
  expect([turns().length, document.activeElement]).toEqual([0, field]);
  expect(page.queryByRole("list")).toBeNull();
});

test("without a connection it hands over, and the next question tries again", async () => {
  const { ask } = openAssistant();
  isOffline = true;
  expect(await ask("hola")).toContain("No cargó.");
  isOffline = false;
  expect(await ask("hola")).toContain("¡Hola! Cuéntame.");
});
