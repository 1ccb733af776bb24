// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { SearchAction } from "#domain/search/search-results.ts";
import { pickBestResults, showResults } from "./show-results.ts";
import type { SiteSearchCopy } from "./site-search-copy.ts";
import { SiteSearchResults } from "./site-search-results.tsx";

const kinds = {
  help: "Ayuda",
  guide: "Guía",
  question: "Pregunta",
  legal: "Legal",
  registry: "Registro",
  page: "Página",
};
const copy: SiteSearchCopy = {
  loading: "",
  empty: "",
  one: "",
  other: "",
  noResult: "",
  similar: "",
  answered: "",
  savesData: "",
  results: "",
  kinds,
};
const state = { title: "", text: "", retry: "" };

function answer(): HTMLElement {
  document.body.innerHTML = renderToStaticMarkup(
    <SiteSearchResults
      hours="De 8 a 10."
      copy={{
        results: "Resultados",
        loading: "Preparando",
        best: "Lo más directo",
        legal: "También en lo legal",
        sample: "Muestra",
        unanswered: state,
        failed: state,
        withoutScript: state,
      }}
      contact={[]}
      exits={[]}
    />,
  );
  return document.body;
}

const getResultList = (root: HTMLElement) => root.querySelector("[data-results]") as HTMLElement;

const result = (text: string, actions: readonly SearchAction[] = []) => ({
  href: "/ayuda#horario",
  kind: "help" as const,
  trail: "Ayuda",
  title: [{ text: "Horario", isMarked: true }],
  text: [{ text, isMarked: false }],
  actions,
});

test("each result links to its heading, shows its kind, and marks the words found", () => {
  const root = answer();
  const results = getResultList(root);
  showResults(
    root,
    { isUnanswered: false, results: [result("De 8 a 10."), result("Diario.")], legalResults: [] },
    copy,
  );
  expect(results.hidden).toBe(false);
  expect(results.querySelectorAll("li")).toHaveLength(2);
  expect(results.querySelector("h2 a")?.getAttribute("href")).toBe("/ayuda#horario");
  expect(results.querySelector("mark")?.textContent).toBe("Horario");
  // Otherwise screen readers would read the beginning and end of the mark.
  expect(results.querySelector("mark")?.getAttribute("role")).toBe("presentation");
  expect(results.querySelector("li")?.textContent).toContain("Ayuda");
  showResults(root, { isUnanswered: false, results: [result("Una.")], legalResults: [] }, copy);
  expect(results.querySelectorAll("li")).toHaveLength(1);
  showResults(root, { isUnanswered: false, results: [], legalResults: [] }, copy);
  expect(results.hidden).toBe(true);
});

test("only a result with actions has links to them", () => {
  const root = answer();
  const call = { label: "Llama", href: "tel:055" };
  showResults(
    root,
    {
      isUnanswered: false,
      results: [result("Uno.", [call, { label: "Ve", href: "/ve" }]), result("Dos.")],
      legalResults: [],
    },
    copy,
  );
  const actions = [...root.querySelectorAll<HTMLElement>("[data-results] [data-actions]")];
  expect(actions.map(({ hidden }) => hidden)).toEqual([false, true]);
  const links = [...(actions[0]?.querySelectorAll("a") ?? [])];
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Llama", "tel:055"],
    ["Ve", "/ve"],
  ]);
  expect(actions[1]?.querySelector("a")).toBeNull();
});

test("legal texts are counted and folded, open only if nothing else was found", () => {
  const root = answer();
  const fold = root.querySelector("[data-legal]") as HTMLElement;
  const details = fold.querySelector("details") as HTMLDetailsElement;
  showResults(root, { isUnanswered: false, results: [result("Una.")], legalResults: [] }, copy);
  expect(fold.hidden).toBe(true);
  showResults(
    root,
    { isUnanswered: false, results: [result("Una.")], legalResults: [result("Dos."), result("Tres.")] },
    copy,
  );
  expect([fold.hidden, details.open]).toEqual([false, false]);
  expect(fold.querySelector("summary")?.textContent).toBe("También en lo legal (2)");
  expect(fold.querySelectorAll("li")).toHaveLength(2);
  showResults(root, { isUnanswered: false, results: [], legalResults: [result("Dos.")] }, copy);
  expect([fold.hidden, details.open, getResultList(root).hidden]).toEqual([false, true, true]);
});

test("text is never parsed as markup", () => {
  const root = answer();
  const attack = '<img src="x" onerror="alert(1)"> &amp; <b>';
  showResults(
    root,
    { isUnanswered: false, results: [result(attack, [{ label: attack, href: "/" }])], legalResults: [] },
    copy,
  );
  expect(getResultList(root).querySelector("img, b")).toBeNull();
  expect(getResultList(root).textContent).toContain(attack);
});

test("below the answer of a tool, only the first three results with a word of the query are shown", () => {
  const unmarked = { ...result("Otra cosa."), title: [{ text: "Horario", isMarked: false }] };
  const marked = ["Uno.", "Dos.", "Tres.", "Cuatro."].map((text) => result(text));
  expect(pickBestResults({ results: [unmarked, ...marked] }).results).toEqual(marked.slice(0, 3));
});
