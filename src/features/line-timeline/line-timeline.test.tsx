// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { LineTimeline } from "./line-timeline.tsx";
import type { LineTimelineTexts } from "./line-timeline-texts.ts";

const phase = (name: string) => ({ name, days: `Días: ${name}`, works: `Qué funciona: ${name}` });
const words: LineTimelineTexts = {
  heading: "Las fechas de tu línea",
  intro: "Dinos qué día.",
  day: "Día de tu última membresía",
  hint: "El de la compra.",
  waiting: { title: "¿Cuándo la compraste?", text: "Elige el día." },
  problem: { title: "Revisa la fecha", future: "Elige hoy o un día anterior.", none: "Escribe un día que exista." },
  next: {
    withoutMembership: "Dejas de navegar el {day}",
    suspended: "Tu línea se suspende el {day}",
    cancelled: "Tu línea se cancela el {day}",
  },
  over: "Tu línea se canceló el {day}",
  today: {
    membership: "Hoy tienes membresía.",
    withoutMembership: "Hoy tu línea está activa, sin membresía.",
    suspended: "Hoy tu línea está suspendida.",
    cancelled: "Hoy tu línea está cancelada.",
  },
  left: { one: "Falta 1 día.", more: "Faltan {days} días." },
  advice: { before: "Compra otra.", cancelled: "Tienes hasta el {day}.", tooLate: "El plazo terminó el {day}." },
  stops: "Etapas de tu línea",
  phases: {
    membership: phase("Con membresía"),
    withoutMembership: phase("Activa, sin membresía"),
    suspended: phase("Suspendida"),
    cancelled: phase("Cancelada"),
  },
  openSpan: "Desde el {from}",
  mark: { past: "Ya pasó", current: "Hoy" },
  save: "Guardar en mi calendario",
  saveFailed: "No se pudo.",
  note: "Es una estimación.",
  file: {
    name: "linea.ics",
    calendar: "Mi línea",
    description: "Es una estimación.",
    withoutMembership: "Termina",
    suspended: "Se suspende",
    cancelled: "Se cancela",
  },
};

const rules = { membershipDays: 30, withoutMembershipDays: 30, suspendedDays: 30 };
const links = {
  renew: { label: "Renueva en la app", href: "/#descargaApp" },
  anew: { label: "Compara las membresías", href: "/membresias" },
};
const tool = <LineTimeline words={words} rules={rules} headingLevel={3} links={links} />;

beforeEach(() => {
  // Noon in the time zone of the test run, because the tool uses the device's zone.
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(2026, 11, 25, 12) });
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function answerFor(day: string) {
  render(tool);
  const field = screen.getByLabelText(words.day);
  fireEvent.change(field, { target: { value: day } });
  const answer = () => document.querySelector("[data-answer]")?.textContent?.replaceAll("\u00a0", " ");
  return { field, answer, stops: () => screen.queryAllByRole("listitem") };
}

test.each([
  ["2026-12-20", "Dejas de navegar el martes 19 de enero de 2027", "Hoy tienes membresía. Faltan 25 días."],
  ["2026-11-21", "Tu línea se suspende el miércoles 20 de enero de 2027", "Hoy tu línea está activa, sin membresía."],
  ["2026-10-20", "Tu línea se cancela el lunes 18 de enero de 2027", "Hoy tu línea está suspendida. Faltan 24 días."],
  [
    "2026-09-25",
    "Tu línea se canceló el jueves 24 de diciembre de 2026",
    "Tienes hasta el martes 2 de febrero de 2027",
  ],
  ["2026-05-01", "Tu línea se canceló el jueves 30 de julio de 2026", "terminó el martes 8 de septiembre de 2026"],
])("a membership bought on %s: %s", (day, next, today) => {
  const { answer } = answerFor(day);
  expect(answer()).toContain(next);
  expect(answer()).toContain(today);
});

test("the last day of a phase says that one day is left", () => {
  const { answer } = answerFor("2026-11-26");
  expect(answer()).toContain("Dejas de navegar el sábado 26 de diciembre de 2026");
  expect(answer()).toContain("Falta 1 día.");
});

test("lists the four phases in order, with text marks for past and current ones", () => {
  const { stops } = answerFor("2026-11-21");
  expect(stops().map((stop) => stop.querySelector("p")?.textContent)).toEqual([
    "Con membresíaYa pasó",
    "Activa, sin membresíaHoy",
    "Suspendida",
    "Cancelada",
  ]);
  expect(stops().map((stop) => stop.getAttribute("aria-current"))).toEqual([null, "step", null, null]);
  expect(within(stops()[2] as HTMLElement).getByText(/Del 20.de enero al.18.de febrero de 2027/)).toBeDefined();
});

test("a future or impossible day shows a message, and the phases keep their number of days", () => {
  const { field, answer, stops } = answerFor("2026-12-26");
  expect(screen.getByText(words.problem.future)).toBeDefined();
  expect(answer()).toBe(words.problem.title);
  expect(stops()[1]?.textContent).toContain(words.phases.withoutMembership.days);
  fireEvent.change(field, { target: { value: "0202-12-25" } });
  expect(answer()).toContain(words.waiting.title);
  fireEvent.blur(field);
  expect(screen.getByText(words.problem.none)).toBeDefined();
  fireEvent.change(field, { target: { value: "2026-12-25" } });
  expect(screen.queryByText(words.problem.none)).toBeNull();
  expect(answer()).toContain("Dejas de navegar");
});

test("links to renewing in the visitor's store while there is a line, and to a new line afterwards", () => {
  for (const day of ["2026-12-20", "2026-11-21", "2026-10-20"]) {
    answerFor(day);
    const renew = screen.getByRole("link", { name: links.renew.label });
    expect([renew.getAttribute("href"), renew.dataset.storeLink]).toEqual([links.renew.href, "true"]);
    cleanup();
  }
  answerFor("2026-09-25");
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([links.anew.href]);
});

test("a cancelled line offers nothing to save to the calendar", () => {
  answerFor("2026-09-25");
  expect(screen.queryByRole("button", { name: words.save })).toBeNull();
  cleanup();
  answerFor("2026-11-21");
  expect(screen.getByRole("button", { name: words.save })).toBeDefined();
});

test("its HTML contains no date and is the same on every build day", () => {
  const html = renderToString(tool);
  vi.setSystemTime(new Date(2027, 2, 1, 12));
  expect(renderToString(tool)).toBe(html);
  expect(html).toContain(words.waiting.title);
  for (const { days } of Object.values(words.phases)) expect(html).toContain(days);
});
