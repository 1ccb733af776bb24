// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { showResults } from "./show-results.ts";
import { SiteSearchResults } from "./site-search-results.tsx";
import type { SiteSearchWords } from "./site-search-words.ts";

const kinds = {
  help: "Ayuda",
  guide: "Guía",
  question: "Pregunta",
  legal: "Legal",
  registry: "Registro",
  page: "Página",
};
const words: SiteSearchWords = { loading: "", one: "", other: "", none: "", results: "", kinds };
const state = { title: "", text: "", retry: "" };

function list(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteSearchResults
      words={{ results: "Resultados", empty: state, failed: state, withoutScript: state }}
      exits={[]}
    />,
  );
  return document.querySelector("ol") as HTMLElement;
}

const result = (text: string) => ({
  href: "/ayuda#horario",
  kind: "help" as const,
  trail: "Ayuda",
  title: [{ text: "Horario", isMarked: true }],
  text: [{ text, isMarked: false }],
});

test("each result is a link to its place under a heading, with its kind and the words marked", () => {
  const results = list();
  showResults(results, [result("De 8 a 10."), result("Diario.")], words);
  expect(results.hidden).toBe(false);
  expect(results.querySelectorAll("li")).toHaveLength(2);
  expect(results.querySelector("h2 a")?.getAttribute("href")).toBe("/ayuda#horario");
  expect(results.querySelector("mark")?.textContent).toBe("Horario");
  expect(results.querySelector("li")?.textContent).toContain("Ayuda");
  showResults(results, [result("Una.")], words);
  expect(results.querySelectorAll("li")).toHaveLength(1);
  showResults(results, [], words);
  expect(results.hidden).toBe(true);
});

test("text stays text, whatever it looks like", () => {
  const results = list();
  const attack = '<img src="x" onerror="alert(1)"> &amp; <b>';
  showResults(results, [result(attack)], words);
  expect(results.querySelector("img, b")).toBeNull();
  expect(results.textContent).toContain(attack);
});
