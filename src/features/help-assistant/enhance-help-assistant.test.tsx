// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { SearchIndex } from "#domain/search/site-search.ts";
import { enhanceHelpAssistant } from "./enhance-help-assistant.ts";
import { HelpAssistant } from "./help-assistant.tsx";
import type { HelpAssistantSettings } from "./help-assistant-settings.ts";

const faq = `<details><summary>¿Cómo cambio?</summary><div id="cambio"><p>Con un <b>NIP</b>. Es gratis.</p>
  <p><a href="/portabilidad#nip">Pide el NIP</a></p></div></details>`;

vi.mock("#platform/page/load-page.ts", () => ({
  loadPage: async (path: string) => {
    if (path !== "/preguntas") throw new Error(`${path} did not load`);
    return new DOMParser().parseFromString(faq, "text/html");
  },
}));

const index: SearchIndex = {
  synonyms: [],
  pages: [
    {
      path: "/preguntas",
      kind: "question",
      name: "Preguntas",
      above: [],
      places: [{ anchor: "cambio", title: "¿Cómo cambio?", text: "Con un NIP…" }],
    },
    ...["Robo", "Suspender", "Contacto"].map((title) => ({
      path: `/${title.toLowerCase()}`,
      kind: "help" as const,
      name: title,
      above: [],
      places: [{ anchor: "", title, text: `Sobre ${title}.`, actions: [{ label: "Llama", href: "tel:1" }] }],
    })),
  ],
  intents: [
    { to: ["/preguntas#cambio"], ways: "kiero kanbiarme kon ustedes\nkomo kanbio numero\nkanbio" },
    { to: ["/robo"], ways: "me robaron selular\nblokear selular robado" },
    { to: ["/suspender"], ways: "suspender linea\nblokear linea" },
    { to: ["/contacto"], ways: "kiero persona\npasame kon asesor" },
    { to: [], ways: "ola\nbuenas tardes", reply: "greeting" },
    { to: [], ways: "no me sirbio\nya iso i nada", reply: "unsolved" },
    { to: [], ways: "reseta mole\nklima oi" },
    { to: [], ways: "so periodista\nentrebista prensa", absence: "press" },
  ],
};

const emergencyCall = { label: "Llama al 911", href: "tel:911" };
const tool = { path: "/t", parameter: "x", places: [], prompt: "", link: "{name}" };
const props: HelpAssistantSettings = {
  indexPath: "/busqueda.json",
  contactPlaces: ["/contacto"],
  care: [{ places: ["/robo"], isUrgent: true, actions: [emergencyCall], steps: ["suspender línea"] }],
  contradictions: [],
  hints: {},
  offline: { text: "Sin internet.", actions: [{ label: "Guías", href: "/sin-conexion" }] },
  words: {
    waiting: "Buscando…",
    greeting: "¡Hola! Cuéntame.",
    thanks: "¡Con gusto!",
    machine: "Un programa.",
    troubles: ["No tengo internet"],
    which: "¿Cuál?",
    repeated: "Es lo mismo.",
    masked: "Tapé un número.",
    nearest: "Parecido",
    alsoAsked: "También preguntaste:",
    person: "Una persona",
    handOver: {
      asked: "Claro.",
      unknown: "No sé.",
      unsolved: "Perdón.",
      again: "Una persona.",
      urgent: "Ya.",
      failed: "No cargó.",
    },
    absences: { press: "De prensa, nada." } as HelpAssistantSettings["words"]["absences"],
  },
  hours: { opens: "08:00", closes: "22:00", timeZone: "America/Mexico_City" },
  status: { open: "Abierto", opensToday: "Abre hoy {at}", opensTomorrow: "Abre mañana {at}" },
  mail: { to: "soporte@example.com", subject: "Ayuda", intro: "Hola:" },
  tools: {
    phone: tool,
    trip: tool,
    place: { ...tool, localitiesPath: "/l", title: "", text: "", which: "", unknown: "" },
    line: { ...tool, href: "/t", counted: "" },
    benefits: [],
  },
};

const words = {
  conversation: "Conversación",
  person: "Tú:",
  assistant: "Respuesta:",
  names: "¿Cuál es?",
  others: "¿No era eso?",
  askPerson: "Una persona",
  restart: "Empezar de nuevo",
  privacy: "Se queda aquí.",
};
const contact = {
  phone: { label: "Llama", href: "tel:055" },
  mail: { label: "Escribe", href: "mailto:soporte@example.com" },
  form: { label: "Formulario", href: "https://example.com/" },
  hours: "De 8 a 10.",
};

let isOffline = false;

beforeEach(() => {
  isOffline = false;
  history.replaceState(null, "", "/");
  vi.stubGlobal("fetch", async () => {
    if (isOffline) throw new TypeError("offline");
    return { ok: true, json: async () => index };
  });
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openPage() {
  const form = { words: { label: "¿Qué pasó?", submit: "Pregunta" }, action: "/buscar" };
  // As in a page: React's own rendering would not put the template's content where browsers do.
  document.body.innerHTML = renderToStaticMarkup(
    <HelpAssistant id="asistente" form={form} words={words} contact={contact} headingLevel={4} />,
  );
  const container = document.body;
  enhanceHelpAssistant(container, props);
  const page = within(container);
  const field = page.getByRole("searchbox") as HTMLInputElement;
  const newest = () => container.querySelector("[data-turns] > li") as HTMLElement;
  const answered = () => vi.waitFor(() => expect(newest().querySelector("[aria-busy]")).toBeNull(), 5_000);
  return {
    page,
    field,
    newest: () => within(newest()),
    turns: () => [...container.querySelectorAll("[data-turns] > li")],
    announced: () => container.querySelector("[data-announced]")?.textContent,
    async press(name: string) {
      within(newest()).getByRole("button", { name }).click();
      await answered();
    },
    async ask(text: string) {
      field.value = text;
      field.form?.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
      await answered();
      return newest().querySelector("[data-answer]")?.textContent ?? "";
    },
  };
}

test("answers with the question's own paragraphs and links, says its first sentence, and keeps the focus", async () => {
  const { ask, newest, announced, field } = openPage();
  expect(await ask("quiero cambiarme con ustedes")).toContain("Con un NIP. Es gratis.");
  expect(newest().getByRole("link", { name: "¿Cómo cambio?" }).getAttribute("href")).toBe("/preguntas#cambio");
  expect(newest().getByRole("link", { name: "Pide el NIP" }).getAttribute("href")).toBe("/portabilidad#nip");
  expect(announced()).toBe("¿Cómo cambio? Con un NIP.");
  expect([document.activeElement, field.value]).toEqual([field, ""]);
});

test("if the page does not load, the excerpt and the first action answer", async () => {
  const { ask, newest } = openPage();
  expect(await ask("me robaron el celular")).toContain("Sobre Robo.");
  expect(newest().getByRole("link", { name: "Llama" }).getAttribute("href")).toBe("tel:1");
});

test("asks back if two things are near, and answers what is pressed", async () => {
  const { ask, newest, press, turns } = openPage();
  await ask("bloquear");
  expect(newest().getByRole("group", { name: "¿Cuál?" })).toBeTruthy();
  await press("Suspender");
  expect(newest().getByRole("link", { name: "Suspender" }).getAttribute("href")).toBe("/suspender");
  expect(turns()).toHaveLength(2);
});

test("greets, and hands over to a person who is asked for, when it does not know and when it did not help", async () => {
  const { ask, newest } = openPage();
  expect(await ask("hola")).toContain("¡Hola! Cuéntame.");
  for (const [text, said] of [
    ["quiero una persona", "Claro."],
    ["receta de mole", "No sé."],
    ["no me sirvió", "Perdón."],
  ] as const) {
    expect(await ask(text)).toContain(said);
    expect(newest().getByRole("link", { name: "Llama" }).getAttribute("href")).toBe("tel:055");
    expect(newest().getByText(/Abierto|Abre (hoy|mañana)/)).toBeTruthy();
  }
});

test("a topic without a page has its own sentence", async () => {
  const { ask } = openPage();
  expect(await ask("soy periodista")).toContain("De prensa, nada.");
});

test("while someone's safety is the subject, what is not certainly new gets the emergency number and a person", async () => {
  const { ask, newest, press } = openPage();
  await ask("me robaron el celular");
  expect(await ask("y ahora qué hago")).toContain("Ya.");
  expect(newest().getByRole("link", { name: "Llama al 911" }).getAttribute("href")).toBe("tel:911");
  await press("suspender línea");
  expect(newest().getByRole("link", { name: "Suspender" }).getAttribute("href")).toBe("/suspender");
});

test("a personal number is masked where it was written, with a word about it", async () => {
  const { ask, newest } = openPage();
  expect(await ask("me robaron el celular 4152 3135 0000 1234")).toContain("Tapé un número.");
  expect(newest().getByText("me robaron el celular ••••")).toBeTruthy();
});

test("the mail has what was written, without the numbers of cards", async () => {
  const { ask, newest } = openPage();
  await ask("<b>me robaron</b> el celular 4152 3135 0000 1234");
  await ask("no me sirvió");
  const href = newest().getByRole("link", { name: "Escribe" }).getAttribute("href") ?? "";
  const [address, query] = href.split("?");
  expect(address).toBe("mailto:soporte@example.com");
  expect(new URLSearchParams(query).get("body")).toBe(
    "Hola:\r\n\r\n- <b>me robaron</b> el celular ••••\r\n- no me sirvió\r\n",
  );
});

test("what is written stays text, the newest turn is first, and starting again removes all", async () => {
  const { ask, page, turns, field } = openPage();
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
  const { ask } = openPage();
  isOffline = true;
  expect(await ask("hola")).toContain("No cargó.");
  isOffline = false;
  expect(await ask("hola")).toContain("¡Hola! Cuéntame.");
});

test.each([
  { age: 59, found: 1 },
  { age: 61, found: 0 },
])("a conversation of $age minutes ago is found again $found times, and otherwise leaves nothing", async (worked) => {
  const turns = [{ text: "me robaron el celular", isPressed: false }];
  history.replaceState({ conversation: { turns, atMs: Date.now() - worked.age * 60_000 } }, "", "/");
  const { turns: listTurns, newest } = openPage();
  const talk = document.querySelector<HTMLElement>("[data-talk]");
  expect(talk?.hidden).toBe(false);
  await vi.waitFor(() => expect(document.querySelector("[data-filling]")).toBeNull(), 5_000);
  expect(listTurns()).toHaveLength(worked.found);
  if (worked.found > 0) expect(newest().getByRole("link", { name: "Robo" })).toBeTruthy();
  else expect([talk?.hidden, history.state]).toEqual([true, null]);
});
