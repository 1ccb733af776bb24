// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { enhanceLibraryFilter } from "./enhance-library-filter.ts";

const words = {
  totalCount: "{all} en {groups}",
  matchCount: "{shown} de {all}",
  noMatches: "Ninguna",
  empty: { title: "No hay «{text}»" },
};

const row = (id: string, text: string, asked = "", message = "") =>
  `<li data-link="${asked}" data-synonyms="${message}" data-row="${id}"><details><summary>${text}</summary><div id="${id}">Respuesta<button>Copiar enlace</button></div></details></li>`;

/** @param typedText - text in the field before the script runs. */
function wake(typedText = ""): HTMLElement {
  document.body.innerHTML = `<div>
    <search><form action="/buscar"><input data-field value="${typedText}" /></form><p data-status></p><span data-clear hidden><button>Quitar</button></span>
    <div data-empty hidden><p data-empty-title></p></div></search>
    <nav><ul><li><a href="#uno">Uno</a></li><li><a href="#dos">Dos</a></li></ul></nav>
    <section id="uno" data-group=""><ul>${row("gb", "¿Se acaban los GB?", "megas", "gigas")}${row("nip", "¿Qué es el NIP?")}</ul></section>
    <section id="dos" data-group=""><ul>${row("robo", "¿Y si lo pierdo en un avión?")}</ul></section>
  </div>`;
  const root = document.body.firstElementChild as HTMLElement;
  enhanceLibraryFilter(root, words);
  return root;
}

const rows = () =>
  [...document.querySelectorAll<HTMLElement>("[data-row]")]
    .filter(({ hidden }) => !hidden)
    .map((one) => one.dataset.row);
const ways = () => [...document.querySelectorAll("nav li:not([hidden])")].map(({ textContent }) => textContent);
const status = () => document.querySelector("[data-status]")?.textContent;
function write(text: string): void {
  const field = document.querySelector("input") as HTMLInputElement;
  field.value = text;
  field.dispatchEvent(new Event("input"));
  vi.advanceTimersByTime(1_000);
}

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  history.replaceState(null, "", "#");
});
afterEach(() => vi.useRealTimers());

test("shows only matching rows, ignoring accents, and hides empty groups and the links to them", () => {
  wake();
  write("AVION");
  expect([rows(), ways(), status()]).toEqual([["robo"], ["Dos"], "1 de 3"]);
  for (const word of ["mega", "giga"]) {
    write(word);
    expect([rows(), ways()]).toEqual([["gb"], ["Uno"]]);
  }
  write("");
  expect([rows(), ways(), status()]).toEqual([["gb", "nip", "robo"], ["Uno", "Dos"], "3 en 2"]);
});

test("filters by text typed before the script ran", () => {
  wake("avión");
  expect(rows()).toEqual(["robo"]);
});

test("tolerates typos if no row has the exact words", () => {
  wake();
  write("avoin");
  expect([rows(), status()]).toEqual([["robo"], "1 de 3"]);
  write("nop");
  expect([rows(), status()]).toEqual([[], "Ninguna"]);
});

test("rows stay open or closed, and their buttons' labels are not searched", () => {
  wake();
  write("nip");
  expect(document.querySelectorAll("details[open]")).toHaveLength(0);
  write("copiar enlace");
  expect([rows(), ways(), status()]).toEqual([[], [], "Ninguna"]);
});

test("Enter goes to the first matching row; if there is none, to the site's search", () => {
  wake();
  const send = () => document.forms[0]?.dispatchEvent(new Event("submit", { cancelable: true }));
  write("avión");
  expect(send()).toBe(false);
  expect(document.activeElement?.textContent).toBe("¿Y si lo pierdo en un avión?");
  write("zapatería");
  expect(send()).toBe(true);
});

test("an address that names a hidden row clears the filter and shows the row", () => {
  const root = wake();
  write("nip");
  history.replaceState(null, "", "#robo");
  window.dispatchEvent(new Event("hashchange"));
  expect(rows()).toEqual(["gb", "nip", "robo"]);
  expect(root.querySelector("input")?.value).toBe("");
  expect(vi.mocked(Element.prototype.scrollIntoView).mock.contexts).toEqual([document.getElementById("robo")]);
});
