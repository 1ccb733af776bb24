// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, test } from "vitest";
import { type FormSchema, toFormSchema } from "#content/forms/check/path-label.ts";
import { validateData } from "#content/forms/read-data.ts";
import { noticesSchema } from "#content/forms/schemas/notice-schema.ts";
import { promotionsSchema } from "#content/forms/schemas/promotion-schema.ts";
import type { Diagnostic } from "#editor/api/api.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { FormField } from "./form-field.tsx";

afterEach(cleanup);

type FormProps = {
  schema: FormSchema;
  start: unknown;
  diagnostics?: readonly Diagnostic[];
  onChange: (value: unknown) => void;
};

const pages = [
  { label: "Membresías", href: "/membresias" },
  { label: "Centro de ayuda", href: "/ayuda" },
];

/** Form for one row of a list. */
function Form({ schema, start, diagnostics = [], onChange }: FormProps) {
  const [value, setValue] = useState(start);
  return (
    <FormContext value={{ ...emptyFormContext, pages, today: "2026-11-23", diagnostics }}>
      <FormField
        schema={schema}
        value={value}
        path={[0]}
        onChange={(nextValue) => {
          setValue(nextValue);
          onChange(nextValue);
        }}
      />
    </FormContext>
  );
}

/** @returns a function that gets the value that the form last reported. */
function openField(props: Omit<FormProps, "onChange">): () => unknown {
  let last = props.start;
  const keep = (value: unknown) => {
    last = value;
  };
  render(<Form {...props} onChange={keep} />);
  return () => last;
}

const getRow = (schema: Parameters<typeof toFormSchema>[0]) => toFormSchema(schema).items ?? {};

test("unusual characters in a text are normalized when its field loses the focus", () => {
  const last = openField({ schema: getRow(noticesSchema), start: { date: "2026-12-01", title: "", text: [""] } });
  const title = screen.getByLabelText("Título");
  fireEvent.change(title, { target: { value: "Tu e\u2010SIM en “Oﬁcinas”" } });
  expect(last()).toMatchObject({ title: "Tu e\u2010SIM en “Oﬁcinas”" });
  fireEvent.blur(title);
  expect(last()).toMatchObject({ title: "Tu e-SIM en «Oficinas»" });
});

test("the hint of a limited text counts the letters typed, with facts filled in", () => {
  const hint = { type: "string", title: "Etiqueta", description: "Corta. Caben 28 letras." };
  const schema = { type: "object", properties: { tag: hint, lead: { ...hint, title: "Entrada", widget: "prose" } } };
  openField({ schema: schema as FormSchema, start: { tag: "Hola", lead: "{{nada}}" } });
  const tag = screen.getByLabelText(/^Etiqueta/);
  expect(screen.getByText("Corta. Van 4 de 28 letras.")).toBeTruthy();
  fireEvent.change(tag, { target: { value: "Hola, wimer" } });
  expect(screen.getByText("Corta. Van 11 de 28 letras.")).toBeTruthy();
  expect(screen.getByText("Corta. Van 8 de 28 letras.")).toBeTruthy();
});

test("a button fills in the day that advice proposes, then disappears", () => {
  const diagnostics: Diagnostic[] = [
    { kind: "advice", path: [0, "visibleFrom"], where: "", message: "se ve desde hoy", suggestedValue: "2026-12-20" },
  ];
  const start = { date: "2026-12-20", title: "Hola", text: ["Hola."] };
  const now = openField({ schema: getRow(noticesSchema), start, diagnostics });
  fireEvent.click(screen.getByRole("button", { name: /^Escribir 20.de diciembre de 2026$/ }));
  expect(now()).toMatchObject({ visibleFrom: "2026-12-20" });
  expect(screen.queryByRole("button", { name: /^Escribir/ })).toBeNull();
});

test("a button removes the emojis that are refused, from what is typed by then", () => {
  const diagnostics = ["🎄", "🎁"].map(
    (words): Diagnostic => ({ kind: "error", path: [0, "title"], where: "", message: `«${words}» no`, words }),
  );
  const start = { date: "2026-12-20", title: "Navidad 🎄 con 🎁!", text: ["Hola."] };
  const now = openField({ schema: getRow(noticesSchema), start, diagnostics });
  fireEvent.change(screen.getByLabelText("Título"), { target: { value: "La Navidad 🎄 con 🎁!" } });
  fireEvent.click(screen.getByRole("button", { name: "Quitar 🎄 🎁" }));
  expect(now()).toMatchObject({ title: "La Navidad con!" });
});

test("a button fills in the amount that advice proposes, as a number", () => {
  const pesos = { rookie: 350, community: 400, legend: 680, ultimate: 1440 };
  const path = [0, "offer", "porting", "pesos", "rookie"];
  const diagnostics: Diagnostic[] = [
    { kind: "advice", path, where: "", message: "con ese porcentaje serían $280", suggestedValue: 280 },
  ];
  const start = { name: "A", period: { kind: "unstated" }, offer: { porting: { percent: 20, months: 6, pesos } } };
  const now = openField({ schema: getRow(promotionsSchema), start, diagnostics });
  fireEvent.click(screen.getByRole("button", { name: "Escribir 280" }));
  expect(now()).toMatchObject({ offer: { porting: { pesos: { ...pesos, rookie: 280 } } } });
  expect(screen.getByLabelText("Rookie")).toHaveProperty("value", "280");
});

test("a promotion has either promised terms or an offer, by one choice", () => {
  const start = { slug: "a", name: "A", period: { kind: "unstated" }, shownOn: ["registry"] };
  const now = openField({ schema: getRow(promotionsSchema), start });
  const choice = screen.getByRole("combobox", { name: "Qué da" });
  const choose = (value: string) => fireEvent.change(choice, { target: { value } });
  choose("terms");
  fireEvent.change(screen.getByLabelText(/^Descuento, en %/), { target: { value: "25" } });
  expect(now()).toEqual({ ...start, terms: { kind: "text", text: "", conditions: "", percent: 25 } });
  choose("offer");
  expect(now()).toEqual({ ...start, offer: {} });
  expect(screen.queryByRole("group", { name: "Lo que promete" })).toBeNull();
  expect(screen.queryByRole("button", { name: /lo que (promete|se ofrece)/ })).toBeNull();
  choose("");
  expect(now()).toEqual(start);
});

test("a link field offers pages by name, the nearest first, and shows the name of the current page", () => {
  const link = { label: "Más", to: "/ayuda#contacto" };
  const start = { date: "2026-12-20", title: "Hola", text: ["Hola."], link };
  const now = openField({ schema: getRow(noticesSchema), start });
  expect(screen.getByText("Centro de ayuda", { selector: "p" })).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Elegir página" }));
  const offered = [...screen.getByRole("list", { name: "Páginas" }).querySelectorAll("strong")];
  expect(offered.map(({ textContent }) => textContent)).toEqual(pages.map(({ label }) => label));
  fireEvent.change(screen.getByLabelText("Página"), { target: { value: "centro ayuda" } });
  fireEvent.click(screen.getByRole("button", { name: "Usar «Centro de ayuda»" }));
  expect(now()).toMatchObject({ link: { to: "/ayuda" } });
});

test("a wrong page address gets a button with the nearest existing address", () => {
  const link = { kind: "page", label: "Más", to: "/membresia" };
  const row = { date: "2026-12-20", title: "Hola", text: ["Hola."], link };
  const [issue] = validateData(noticesSchema, [row]);
  expect(issue).toMatchObject({ path: [0, "link", "to"], suggestedValue: "/membresias" });
  const diagnostic = {
    where: "",
    kind: "error",
    message: issue?.message ?? "",
    suggestedValue: issue?.suggestedValue ?? "",
  } as const;
  const now = openField({
    schema: getRow(noticesSchema),
    start: row,
    diagnostics: [{ ...diagnostic, path: [0, "link", "to"] }],
  });
  fireEvent.click(screen.getByRole("button", { name: "Usar /membresias" }));
  expect(now()).toMatchObject({ link: { to: "/membresias" } });
});

test("unambiguous input is converted when its field loses the focus, with a note; a day that does not exist is reported", async () => {
  const message = "falta el día";
  const missing: Diagnostic = { kind: "error", path: [0, "date"], where: "", message, isMissing: true };
  const start = { date: "", title: "Hola", text: ["Hola."] };
  const now = openField({ schema: getRow(noticesSchema), start, diagnostics: [missing] });
  const field = screen.getByLabelText("Fecha del aviso");
  const getMessage = () => document.getElementById(field.getAttribute("aria-describedby") ?? "")?.textContent ?? "";
  const type = (value: string) => {
    fireEvent.change(field, { target: { value } });
    fireEvent.blur(field);
  };
  // A missing value is named but not marked as invalid, even after the field loses the focus.
  fireEvent.blur(field);
  expect(getMessage()).toContain(message);
  expect(field.getAttribute("aria-invalid")).toBeNull();
  type("30 febrero 2026");
  await waitFor(() => expect(getMessage()).toContain("ese día no existe: febrero de 2026 tiene 28 días"));
  expect(getMessage()).not.toContain(message);
  expect(field.getAttribute("aria-invalid")).toBe("true");
  type("1 dic 2026");
  expect([now(), (field as HTMLInputElement).value]).toMatchObject([{ date: "2026-12-01" }, "1/12/2026"]);
  type("2 de diciembre");
  fireEvent.click(screen.getByRole("button", { name: /^Escribir 2.de diciembre de \d{4}$/ }));
  expect(now()).toMatchObject({ date: expect.stringMatching(/-12-02$/) });
});

test("changing an offer's prices removes the other reading of the prices", () => {
  const pesos = { rookie: 280, community: 400, legend: 680, ultimate: 1440 };
  const otherReading = { months: 3, pesos: { legend: 700 } };
  const porting = { percent: 20, months: 6, pesos, otherReading };
  const now = openField({
    schema: getRow(promotionsSchema),
    start: { name: "A", period: { kind: "unstated" }, offer: { porting } },
  });
  const [legend] = screen.getAllByLabelText("Legend");
  if (legend) fireEvent.change(legend, { target: { value: "720" } });
  expect(JSON.stringify(now())).toContain('"legend":720');
  expect(JSON.stringify(now())).not.toContain("otherReading");
});

const listOptions = (label: string) =>
  [...(screen.getByLabelText(label) as HTMLSelectElement).options].map(({ text }) => text);
const terms = { kind: "bigbox", couponPesos: 595 };
const period = { kind: "dates", from: "2025-03-01", to: "2025-03-27", otherTo: "2025-03-28" };

test("a new row's form leaves out past campaigns, days without a year and other readings", () => {
  openField({
    schema: getRow(promotionsSchema),
    start: { terms: { kind: "text" }, period: { kind: "dates", from: "2026-12-01", to: "2026-12-31" } },
  });
  for (const choice of ["Qué promesa es", "Qué fechas se conocen"]) expect(screen.queryByLabelText(choice)).toBeNull();
  expect(listOptions("Qué da")).not.toContain("Sin cifras conocidas");
  expect(screen.queryByLabelText(/^Otra lectura del último día/)).toBeNull();
  cleanup();

  const pesos = { rookie: 280, community: 400, legend: 680, ultimate: 1440 };
  openField({ schema: getRow(promotionsSchema), start: { offer: { porting: { percent: 20, months: 6, pesos } } } });
  expect(screen.queryByText("Agregar otra lectura")).toBeNull();
});

test("an old row shows the legacy fields that it has, even once they are cleared", () => {
  openField({ schema: getRow(promotionsSchema), start: { terms, period } });
  expect(listOptions("Qué promesa es")).toContain("Bigbox");
  expect(listOptions("Qué promesa es")).not.toContain("Wimazon");
  fireEvent.change(screen.getByLabelText("Qué promesa es"), { target: { value: "0" } });
  expect(listOptions("Qué promesa es")).toContain("Bigbox");
  fireEvent.change(screen.getByLabelText(/^Otra lectura del último día/), { target: { value: "" } });
  expect(screen.getByLabelText(/^Otra lectura del último día/)).toBeTruthy();
});
