// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import type { QuestionTestResult, UnfoundSearches } from "#editor/api/requests/search-api.ts";
import { QuestionPanel } from "./question-panel.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const [buying, voicemail, abroad] = [
  { id: "contratar", name: "Contratar una línea", pages: ["/membresias", "/"] },
  { id: "buzon", name: "Buzón de voz", pages: [] },
  { id: "roaming", name: "Usar wim de viaje", pages: ["/roaming-cobertura"] },
];
const rows = [
  { ...buying, ways: ["Quiero una línea"] },
  { ...abroad, ways: ["¿Sirve en Cuba?"] },
  { ...voicemail, ways: ["cómo oigo mis recados"] },
];
const unfound = (searches: readonly string[]): UnfoundSearches => ({
  searches: searches.map((text, index) => ({ text, count: 12 - index })),
  day: "2026-11-23",
});

function openPanel({
  testResult = { published: [], draft: [] },
  searches = {},
}: {
  testResult?: QuestionTestResult;
  searches?: UnfoundSearches;
}) {
  vi.stubGlobal("fetch", async (address: string) =>
    Response.json(address.startsWith("/api/question") ? testResult : searches),
  );
  const onAdd = vi.fn<(way: string, index: number) => void>();
  render(<QuestionPanel rows={rows} onAddWayToAsk={onAdd} />);
  return onAdd;
}

async function ask(text: string) {
  fireEvent.change(screen.getByLabelText("Escríbela como la gente"), { target: { value: text } });
  fireEvent.click(screen.getByRole("button", { name: "Probar" }));
  return screen.findByText(/^Hoy lleva a/);
}

const answer = () => [...screen.getByRole("status").children].map(({ textContent }) => textContent);

test("a question shows the names and addresses of its answers, as published and with the draft", async () => {
  openPanel({ testResult: { published: [buying, abroad], draft: [voicemail, buying] } });
  await ask("¿Tienen buzón?");
  expect(answer()).toEqual([
    "Hoy lleva a",
    "Contratar una línea/membresiasUsar wim de viaje/roaming-cobertura",
    "Con tu borrador lleva a",
    "Buzón de vozEl sitio no lo contesta: da el contacto.Contratar una línea/membresias",
  ]);
});

test("a draft without changes is not listed twice, and an unrelated question has no answer", async () => {
  openPanel({ testResult: { published: [], draft: [] } });
  await ask("xyz");
  expect(answer()).toEqual(["Hoy lleva a nada: ningún tema se parece.", "Con tu borrador lleva a lo mismo."]);
});

test("a question is added to the topic that the draft guesses, or to another one", async () => {
  const onAdd = openPanel({ testResult: { published: [], draft: [abroad] } });
  await ask(" ¿Tienen buzón? ");
  const topic = screen.getByLabelText<HTMLSelectElement>("Tema");
  expect(topic.selectedOptions[0]?.textContent).toBe("Usar wim de viaje");
  fireEvent.change(topic, { target: { value: "2" } });
  fireEvent.click(screen.getByRole("button", { name: "Agregar a este tema" }));
  expect(onAdd.mock.calls).toEqual([["¿Tienen buzón?", 2]]);
});

test("a question that a topic already has is not added again", async () => {
  openPanel({});
  await ask("sirve en CUBA");
  expect(screen.getByText("Ya está en «Usar wim de viaje».")).toBeTruthy();
  expect(screen.queryByLabelText("Tema")).toBeNull();
});

test("an unfound search is listed until a topic has it, and is tried before it is added", async () => {
  openPanel({
    testResult: { published: [], draft: [voicemail] },
    searches: unfound(["tienen buzon", "sirve en cuba"]),
  });
  fireEvent.click(await screen.findByText("Lo que no se encontró: 1"));
  const items = screen.getAllByRole("listitem").map(({ textContent }) => textContent);
  expect(items).toEqual(["tienen buzon 12 vecesAgregar a un tema: tienen buzon"]);
  fireEvent.click(screen.getByRole("button", { name: /^Agregar a un tema/ }));
  expect(screen.getByLabelText<HTMLInputElement>("Escríbela como la gente").value).toBe("tienen buzon");
  expect((await screen.findByLabelText<HTMLSelectElement>("Tema")).selectedOptions[0]?.textContent).toBe(
    "Buzón de voz",
  );
});

test("without a file of searches, the list says whom to contact", async () => {
  openPanel({});
  expect(await screen.findByText(/Todavía no llega al editor/)).toBeTruthy();
});
