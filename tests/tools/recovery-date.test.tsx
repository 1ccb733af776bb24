// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { supportLinks } from "#content/help/support.ts";
import { RecoveryDate } from "#features/recovery-date/recovery-date.tsx";
import { Page } from "#pages/reporte-por-robo-o-extravio/+Page.server.tsx";
import { findAnswer, getText, hydrateTool } from "../support/browser/hydrated-tool.ts";

const user = userEvent.setup();

// It is already the 21st in most of the world, but still Friday 20 November in central Mexico.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T05:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

async function openTool() {
  const tool = await hydrateTool(<Page />, "recovery-date", RecoveryDate);
  const { getByLabelText, getByRole, queryByRole } = within(tool);
  const day = getByLabelText<HTMLInputElement>("Día del robo o extravío");
  return {
    day,
    answer: () => findAnswer(tool),
    action: () => getByRole("link", { name: supportLinks[0]?.label ?? "" }).getAttribute("href"),
    text: () => getText(tool),
    save: () => queryByRole("button", { name: "Guardar en mi calendario" }),
    write: (value: string) => fireEvent.change(day, { target: { value } }),
    pressToday: () => user.click(getByRole("button", { name: "Fue hoy" })),
  };
}

test("the tool waits for a day; counted from today in central Mexico, the sixtieth day is the last", async () => {
  const { day, answer, save, pressToday } = await openTool();
  expect([getText(answer()).includes("Así se cuenta"), save()]).toEqual([true, null]);
  await pressToday();
  expect(day.value).toBe("2026-11-20");
  expect(getText(answer())).toContain("Te quedan 60 días naturales");
  expect(getText(answer())).toContain("martes 19 de enero de 2027");
  expect(save()).not.toBeNull();
});

test("the day before the last, the last day and the day after have different answers", async () => {
  const { action, answer, save, write } = await openTool();
  write("2026-09-22");
  expect(getText(answer())).toContain("Te quedan 1 día natural");
  write("2026-09-21");
  expect(getText(answer())).toContain("Hoy es tu último día");
  expect(save()).not.toBeNull();
  write("2026-09-20");
  expect(getText(answer())).toContain("El plazo ya terminó");
  expect(getText(answer())).toContain("jueves 19 de noviembre de 2026");
  expect(action()).toBe(supportLinks[0]?.href);
  expect(save()).toBeNull();
});

test("a future day gets no last day", async () => {
  const { answer, text, save, write } = await openTool();
  for (const day of ["2026-11-21", "2199-01-05", "12026-01-05"]) {
    write(day);
    expect(text(), day).toContain("Elige hoy o un día anterior.");
    expect(getText(answer()), day).toContain("Revisa el día");
    expect(save(), day).toBeNull();
  }
});
