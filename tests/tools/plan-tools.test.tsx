// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PlanCost } from "#features/plan-cost/plan-cost.tsx";
import { PlanFinder } from "#features/plan-finder/plan-finder.tsx";
import { Page } from "#pages/membresias/+Page.server.tsx";
import { hydratedTool, textOf } from "../support/hydrated-tool.ts";

const user = userEvent.setup();

const openFinder = () => hydratedTool(<Page />, "plan-finder", PlanFinder);
const openCost = () => hydratedTool(<Page />, "plan-cost", PlanCost);
const answerOf = (tool: HTMLElement) => textOf(tool.querySelector("[role=status]"));

// Already the next day in most of the world, and still the 20th in central Mexico.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T05:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

test("finds the cheapest membership, says why, and what a step down or up would mean", async () => {
  const tool = await openFinder();
  const { getByLabelText } = within(tool);
  expect(answerOf(tool)).toContain("Te queda Rookie");
  await user.click(getByLabelText("Sí, a Europa"));
  expect(answerOf(tool)).toContain("Te queda Community");
  expect(answerOf(tool)).toContain("$500");
  await user.click(getByLabelText(/^Paramount/));
  expect(answerOf(tool)).toContain("Te queda Legend");
  for (const text of ["Paramount+ viene incluido.", "Si bajas a Community", "Paramount+ lo agregas aparte."])
    expect(textOf(tool)).toContain(text);
  // 1,800 less 850.
  expect(textOf(tool)).toContain("Pagas $950 más al mes y ganas:");
});

test("says what no membership includes, without a more expensive answer", async () => {
  const tool = await openFinder();
  await user.click(within(tool).getByLabelText(/^ViX/));
  expect(answerOf(tool)).toContain("Te queda Rookie");
  expect(textOf(tool)).toContain("ViX no viene incluido: lo agregas aparte.");
});

test("adds up what Community costs in 8 months, with a number and without one", async () => {
  const tool = await openCost();
  const { getByLabelText, queryByLabelText } = within(tool);
  // 6 x 400 + 2 x 500 = 3,400; / 8 = 425. 90 + 7 x 60 = 510 GB; 3,400 / 510 = 6.67.
  expect(answerOf(tool)).toContain("$3,400 en total");
  expect(answerOf(tool)).toContain("6 de $400 + 2 de $500");
  for (const text of ["$425", "510 GB", "$6.67", "$600"]) expect(textOf(tool)).toContain(text);
  await user.click(getByLabelText("No, quiero uno nuevo"));
  // 8 x 500.
  expect(answerOf(tool)).toContain("$4,000 en total");
  expect(queryByLabelText("¿Qué día empiezas?")).toBeNull();
  expect(textOf(tool)).toContain("ahorrarías si trajeras tu número");
});

test("tells the day the discount ends: 180 days from the one that is given", async () => {
  const tool = await openCost();
  const start = within(tool).getByLabelText("¿Qué día empiezas?");
  fireEvent.change(start, { target: { value: "2026-11-21" } });
  expect(textOf(tool)).toContain("Tu descuento termina el jueves 20 de mayo de 2027");
  fireEvent.change(start, { target: { value: "2101-01-01" } });
  expect(textOf(tool)).toContain("Elige el día en que empiezas: escríbelo completo.");
  expect(textOf(tool)).not.toContain("Tu descuento termina el");
});

test("without a day it counts from today in central Mexico", async () => {
  const tool = await openCost();
  expect(textOf(tool)).toContain("Tu descuento termina el miércoles 19 de mayo de 2027");
});
