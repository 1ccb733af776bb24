// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lineLifeCopy as copy } from "#content/help/line-life-section.ts";
import { LineLife } from "#features/line-life/line-life.tsx";
import { Page } from "#pages/ayuda/+Page.server.tsx";
import { findAnswer, getText, hydrateTool, listActions } from "../support/browser/hydrated-tool.ts";

beforeEach(() => {
  // Noon in the time zone of the test run, because the tool uses the device's zone.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 25, 12) });
});

afterEach(() => {
  vi.useRealTimers();
});

async function answerFor(day: string) {
  const tool = await hydrateTool(<Page />, "line-life", LineLife);
  const { getByLabelText, getAllByRole, queryByRole } = within(tool);
  const field = getByLabelText(copy.day);
  fireEvent.change(field, { target: { value: day } });
  return {
    tool,
    field,
    text: () => getText(tool),
    answer: () => getText(findAnswer(tool)),
    stops: () => getAllByRole("listitem"),
    save: () => queryByRole("button", { name: copy.save }),
    links: () => getAllByRole("link").map((link) => link.getAttribute("href")),
  };
}

test.each([
  ["2026-12-20", "Dejas de navegar el martes 19 de enero de 2027", "Hoy tienes membresía. Faltan 25 días."],
  ["2026-11-21", "Tu línea se suspende el miércoles 20 de enero de 2027", "Hoy tu línea está activa, sin membresía."],
  ["2026-11-26", "Dejas de navegar el sábado 26 de diciembre de 2026", "Falta 1 día."],
  ["2026-10-20", "Tu línea se cancela el lunes 18 de enero de 2027", "Hoy tu línea está suspendida. Faltan 24 días."],
  [
    "2026-09-25",
    "Tu línea se canceló el jueves 24 de diciembre de 2026",
    "tienes hasta el martes 2 de febrero de 2027",
  ],
  ["2026-05-01", "Tu línea se canceló el jueves 30 de julio de 2026", "terminó el martes 8 de septiembre de 2026"],
])("a membership bought on %s: %s", async (day, next, today) => {
  const { answer } = await answerFor(day);
  expect(answer()).toContain(next);
  expect(answer()).toContain(today);
});

test("lists the four phases in order, with text marks for past and current ones", async () => {
  const { stops } = await answerFor("2026-11-21");
  expect(stops().map((stop) => getText(stop.querySelector("p")))).toEqual([
    "Con membresíaYa pasó",
    "Activa, sin membresíaHoy",
    "Suspendida",
    "Cancelada",
  ]);
  expect(stops().map((stop) => stop.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  expect(getText(stops()[2])).toContain("Del 20 de enero al 18 de febrero de 2027");
});

test("a future or impossible day shows a message, and the phases keep their number of days", async () => {
  const { field, answer, stops, text } = await answerFor("2026-12-26");
  expect(text()).toContain(copy.problem.future);
  expect(answer()).toBe(copy.problem.title);
  expect(getText(stops()[1])).toContain("Días 31 a 60");
  fireEvent.change(field, { target: { value: "0202-12-25" } });
  expect(answer()).toContain(copy.waiting.title);
  fireEvent.blur(field);
  expect(text()).toContain(copy.problem.none);
  fireEvent.change(field, { target: { value: "2026-12-25" } });
  expect(text()).not.toContain(copy.problem.none);
  expect(answer()).toContain("Dejas de navegar");
});

test("a line can be renewed in the visitor's store, its dates saved; a cancelled one leads to a new line", async () => {
  for (const day of ["2026-12-20", "2026-11-21", "2026-10-20"]) {
    const { save, tool } = await answerFor(day);
    expect(listActions(tool)).toEqual([["Renueva en la app", "/#descargaApp"]]);
    expect(tool.querySelector("[data-variant=tone]")?.hasAttribute("data-store-link")).toBe(true);
    expect(save()).not.toBeNull();
  }
  const { save, links } = await answerFor("2026-09-25");
  expect(links()).toEqual(["/membresias"]);
  expect(save()).toBeNull();
});

test("its HTML contains no date and is the same on every build day", () => {
  const html = renderToString(<Page />);
  vi.setSystemTime(new Date(2027, 2, 1, 12));
  expect(renderToString(<Page />)).toBe(html);
  expect(html).toContain(copy.waiting.title);
  for (const { days } of Object.values(copy.phases)) expect(html).toContain(days);
});
