// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { PortingEligibility } from "#features/porting-eligibility/porting-eligibility.tsx";
import { PortingPlanner } from "#features/porting-planner/porting-planner.tsx";
import { Page } from "#pages/portabilidad/+Page.server.tsx";
import { findAnswer, getText, hydrateTool, listActions } from "../support/browser/hydrated-tool.ts";

const user = userEvent.setup();

// Tuesday, 9:15 in central Mexico and 7:15 in Tijuana.
beforeEach(() => {
  vi.stubEnv("TZ", "America/Mexico_City");
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-17T15:15:00Z") });
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
});

function parts(tool: HTMLElement) {
  const { getByLabelText, getAllByRole, getByRole } = within(tool);
  return {
    answer: () => getText(findAnswer(tool)),
    stop: (label: string) => getText(getAllByRole("listitem").find((item) => getText(item).includes(label)) ?? null),
    fieldValue: (label: string) => (getByLabelText(label) as HTMLInputElement | HTMLSelectElement).value,
    write: (label: string, value: string) => fireEvent.change(getByLabelText(label), { target: { value } }),
    // Matches the start, because some options have more text than their name.
    check: (name: string) => user.click(getByLabelText(new RegExp(`^${name}`))),
    press: (name: string) => user.click(getByRole("button", { name })),
    text: () => getText(tool),
    actions: () => listActions(tool),
  };
}

const openEligibility = async () => parts(await hydrateTool(<Page />, "porting-eligibility", PortingEligibility));
const openPlanner = async () => parts(await hydrateTool(<Page />, "porting-planner", PortingPlanner));

async function askPlanner() {
  const planner = await openPlanner();
  await planner.press("Usar la hora actual");
  return planner;
}

test("the planner starts empty, and knows the visitor's time zone", async () => {
  const { answer, fieldValue } = await openPlanner();
  expect(answer()).toContain("Por ejemplo");
  expect(fieldValue("¿Dónde estás?")).toBe("centre");
});

test("in Tijuana the planner uses the visitor's clock first, and also shows every moment in central Mexico's", async () => {
  vi.stubEnv("TZ", "America/Tijuana");
  const { answer, fieldValue, stop, write } = await askPlanner();
  expect(fieldValue("¿Dónde estás?")).toBe("northwest");
  expect(fieldValue("Hora")).toBe("07:15");
  write("Hora", "09:00");
  expect(stop("Tu solicitud cuenta")).toMatch(
    /martes 17 de noviembre de 2026, 09:00 h.*En el centro de México: martes 17 de noviembre de 2026, 11:00 h/,
  );
  expect(answer()).toMatch(
    /a más tardar el miércoles 18 de noviembre, 09:00 h.*Hora de Baja California\..*En el centro de México: miércoles 18 de noviembre de 2026, 11:00 h\./,
  );
});

test("abroad the planner starts with central Mexico's clock", async () => {
  vi.stubEnv("TZ", "Europe/Madrid");
  const { fieldValue, text } = await askPlanner();
  expect(fieldValue("¿Dónde estás?")).toBe("centre");
  expect(fieldValue("Hora")).toBe("09:15");
  expect(text()).not.toContain("En el centro de México");
});

test("the planner answers for the current moment, or for another one that the visitor enters", async () => {
  const { answer, stop, fieldValue, write, press } = await askPlanner();
  expect(fieldValue("Día de tu solicitud")).toBe("2026-11-17");
  expect(fieldValue("Hora")).toBe("09:15");
  expect(stop("Tu solicitud cuenta")).toContain("miércoles 18 de noviembre de 2026, 11:00 h");
  expect(stop("Tu solicitud cuenta")).toContain("Si la haces desde las 11:00 h, cuenta ese mismo día");
  expect(answer()).toContain("a más tardar el jueves 19 de noviembre, 11:00 h");

  write("Hora", "11:00");
  expect(stop("Tu solicitud cuenta")).toContain("martes 17 de noviembre de 2026, 11:00 h");
  expect(stop("Tu NIP vale hasta")).toContain("domingo 22 de noviembre de 2026, 11:00 h");
  expect(stop("Último día para revertir")).toContain("miércoles 9 de diciembre de 2026");
  expect(answer()).toContain("a más tardar el miércoles 18 de noviembre, 11:00 h");

  await press("Usar la hora actual");
  expect(fieldValue("Hora")).toBe("09:15");
});

test("the planner answers for a chosen day, an older NIP and impossible dates", async () => {
  const { answer, text, write, check } = await askPlanner();
  await check("Elijo un día");
  expect(answer()).toContain("Elige el día de tu cambio");
  expect(text()).not.toContain("Revisa las fechas");
  write("Día de tu cambio", "2026-11-18");
  expect(text()).toContain("Elige el jueves 19 de noviembre de 2026 o un día posterior.");
  expect(answer()).toContain("Revisa las fechas");
  write("Día de tu cambio", "2026-11-21");
  expect(answer()).toContain("en la madrugada del sábado 21 de noviembre");
  expect(answer()).toContain("Ese día no es hábil");

  await check("Antes");
  write("Día de tu NIP", "2026-11-12");
  write("Hora de tu NIP", "09:00");
  expect(text()).toContain("Ese NIP venció el martes 17 de noviembre de 2026, 09:00 h.");
  write("Hora de tu NIP", "09:30");
  expect(answer()).toContain("Genera otro NIP");
  write("Día de tu solicitud", "2040-01-02");
  expect(answer()).toContain("Revisa las fechas");
});

test("requests on other days and at other times are answered with their dates and a remark", async () => {
  const { answer, text, write } = await askPlanner();
  for (const [day, time, title, remark] of [
    ["2026-11-17", "17:00", "queda a más tardar el miércoles 18 de noviembre, 17:00 h", "La haces en horario"],
    ["2026-11-17", "17:01", "queda a más tardar el jueves 19 de noviembre, 11:00 h", "Después de las 17:00 h"],
    ["2026-12-31", "17:00", "queda a más tardar el viernes 1 de enero de 2027, 17:00 h", "Ese día no es hábil"],
    ["2028-02-29", "12:00", "queda a más tardar el miércoles 1 de marzo de 2028, 12:00 h", "Falta mucho"],
    ["2026-11-13", "12:00", "debió quedar a más tardar el sábado 14 de noviembre, 12:00 h", "ya pasó"],
    ["2026-11-16", "12:00", "queda a más tardar el miércoles 18 de noviembre, 11:00 h", "ya pasó"],
    ["2036-12-15", "12:00", "Revisa las fechas", "algún plazo termina después de 2036"],
    ["2037-01-05", "12:00", "Revisa las fechas", "Elige un día de 2024 a 2036."],
  ] as const) {
    write("Día de tu solicitud", day);
    write("Hora", time);
    expect(answer(), `${day} ${time}`).toContain(title);
    expect(text()).toContain(remark);
  }
});

test("a chosen day is answered as of its early morning, and with a remark if it is late", async () => {
  const { answer, check, write } = await askPlanner();
  write("Hora", "12:00");
  await check("Elijo un día");
  for (const [day, title, remark] of [
    ["2026-11-24", "en la madrugada del martes 24 de noviembre", undefined],
    ["2026-11-25", "en la madrugada del miércoles 25 de noviembre", "a más de 5 días hábiles"],
    ["2027-03-01", "en la madrugada del lunes 1 de marzo de 2027", "a más de 5 días hábiles"],
  ] as const) {
    write("Día de tu cambio", day);
    expect(answer(), day).toContain(title);
    if (remark) expect(answer()).toContain(remark);
    else expect(answer()).not.toContain("días hábiles");
  }
});

test("the planner ends with its calendar file and the app, or with a new NIP if that is needed first", async () => {
  const { actions, check, write } = await askPlanner();
  expect(actions()).toEqual([["Guardar en mi calendario", null]]);
  const app = document.querySelector("[data-island=porting-planner] a[data-store-link]");
  expect([getText(app), app?.getAttribute("href")]).toEqual(["Descarga la App", "/#descargaApp"]);
  await check("Antes");
  write("Día de tu NIP", "2026-11-12");
  write("Hora de tu NIP", "09:30");
  expect(actions()).toEqual([["Mira los pasos", "#pasos"]]);
  write("Hora de tu NIP", "09:00");
  expect(actions()).toEqual([]);
});

test("the eligibility check gives its three verdicts, each with its reasons and next steps", async () => {
  const { actions, answer, text, write, check } = await openEligibility();
  await check("Celular");
  await check("Activa");
  expect(answer()).toContain("Contesta y te decimos");
  await check("Prepago");
  expect(answer()).toContain("Sí, puedes traerlo");
  expect(actions()).toEqual([["Revisa tu celular", "/esim#compatibilidad-eSIM"]]);
  expect(document.querySelector("[data-island=porting-eligibility] a[href='#pasos']")).not.toBeNull();

  await check("Cancelada");
  write("¿Qué día se canceló?", "2026-10-08");
  expect(answer()).toContain("Puedes traerla hasta el martes 17 de noviembre de 2026");
  write("¿Qué día se canceló?", "2026-10-07");
  expect(answer()).toContain("No se puede traer");
  expect(answer()).toContain("El plazo terminó el lunes 16 de noviembre de 2026");
  write("¿Qué día se canceló?", "2026-11-18");
  expect(text()).toContain("Elige hoy o un día anterior.");

  await check("Activa");
  await check("Pospago");
  expect(answer()).toContain("Primero pregunta a tu compañía");
  expect(actions()).toEqual([["Revisa tu celular", "/esim#compatibilidad-eSIM"]]);
  await check("Teléfono fijo");
  expect(answer()).toContain("No se puede traer");
  expect(actions()).toEqual([["Compara las membresías", "/membresias"]]);
});
