import { within } from "@testing-library/react";
import { type ComponentProps, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect } from "vitest";
import type { SearchIndex } from "#domain/search/site-search.ts";
import { enhanceHelpAssistant } from "#features/help-assistant/enhance-help-assistant.ts";
import { HelpAssistant } from "#features/help-assistant/help-assistant.tsx";
import type { HelpAssistantSettings } from "#features/help-assistant/help-assistant-settings.ts";

export const assistantIndex: SearchIndex = {
  synonyms: [],
  pages: [
    {
      path: "/preguntas",
      kind: "question",
      name: "Preguntas",
      above: [],
      sections: [{ anchor: "cambio", title: "¿Cómo cambio?", text: "Con un NIP…" }],
    },
    ...["Robo", "Suspender", "Contacto"].map((title) => ({
      path: `/${title.toLowerCase()}`,
      kind: "help" as const,
      name: title,
      above: [],
      sections: [{ anchor: "", title, text: `Sobre ${title}.`, actions: [{ label: "Llama", href: "tel:1" }] }],
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
const mapCopy = {
  name: "",
  nameIn: "",
  nameMunicipality: "",
  nameSeat: "",
  nameFor: "",
  suggestions: "",
  codeOfState: "",
  similar: "",
};
const tool = { path: "/t", parameter: "x", sections: [], prompt: "", link: "{name}" };
const props: HelpAssistantSettings = {
  indexPath: "/busqueda.json",
  contactSections: ["/contacto"],
  safetyTopics: [{ sections: ["/robo"], isUrgent: true, actions: [emergencyCall], steps: ["suspender línea"] }],
  contradictions: [],
  quoteHints: {},
  offline: { text: "Sin internet.", actions: [{ label: "Guías", href: "/sin-conexion" }] },
  copy: {
    waiting: "Buscando…",
    empty: "Escribe tu duda.",
    greeting: "¡Hola! Cuéntame.",
    thanks: "¡Con gusto!",
    identity: "Un programa.",
    troubles: ["No tengo internet"],
    withoutData: { question: "¿Se acabaron?", ranOut: "Se acabaron", cannotBrowse: "No navego" },
    choiceQuestion: "¿Cuál?",
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
    absences: { press: "De prensa, nada." } as HelpAssistantSettings["copy"]["absences"],
  },
  hours: { opens: "08:00", closes: "22:00", timeZone: "America/Mexico_City" },
  status: { open: "Abierto", opensToday: "Abre hoy {at}", opensTomorrow: "Abre mañana {at}" },
  mail: { to: "soporte@example.com", subject: "Ayuda", intro: "Hola:" },
  tools: {
    phone: tool,
    trip: tool,
    place: {
      ...tool,
      localitiesPath: "/l",
      answersPath: "/r",
      title: "",
      text: "",
      namesakesNote: "",
      unknown: "",
      map: mapCopy,
    },
    line: { ...tool, href: "/t", counted: "" },
    benefits: [],
    prices: { sections: [], answers: [], note: "", link: { label: "", href: "" } },
  },
};

const copy = {
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

/**
 * Opens the assistant of a small site. Its index comes from `fetch`, which the test stubs.
 *
 * @param ways - the ways to reach a person.
 * @returns the actions of a visitor, and the visible results.
 */
export function openAssistant(ways: Partial<ComponentProps<typeof HelpAssistant>["contact"]> = {}) {
  const form = { copy: { label: "¿Qué pasó?", submit: "Pregunta" }, action: "/buscar" };
  // Render to HTML as in a page, because React's own rendering would not put the template's content where browsers do.
  document.body.innerHTML = renderToStaticMarkup(
    createElement(HelpAssistant, { id: "asistente", form, copy, contact: { ...contact, ...ways }, headingLevel: 4 }),
  );
  const container = document.body;
  // Each assistant has an index of its own, because a page loads an index once.
  enhanceHelpAssistant(container, { ...props, indexPath: `${props.indexPath}?${crypto.randomUUID()}` });
  const page = within(container);
  const field = page.getByRole("searchbox") as HTMLInputElement;
  const getNewestTurn = () => container.querySelector("[data-turns] > li") as HTMLElement;
  const waitForAnswer = () => expect.poll(() => getNewestTurn().querySelector("[aria-busy]")).toBeNull();
  return {
    page,
    field,
    newest: () => within(getNewestTurn()),
    turns: () => [...container.querySelectorAll("[data-turns] > li")],
    announced: () => container.querySelector("[data-announced]")?.textContent,
    async press(name: string) {
      within(getNewestTurn()).getByRole("button", { name }).click();
      await waitForAnswer();
    },
    async ask(text: string) {
      field.value = text;
      field.form?.dispatchEvent(new SubmitEvent("submit", { cancelable: true, bubbles: true }));
      await waitForAnswer();
      return getNewestTurn().querySelector("[data-answer]")?.textContent ?? "";
    },
  };
}
