import { expect, test } from "vitest";
import { connectionManual } from "#content/apn/apn-manual.ts";
import { arcoRequestForm, quoteArcoTerms } from "#content/legal/arco-form.ts";
import { loadTypstResources, openCompiler } from "./typst-compiler.ts";
import { renderFactSheet, renderManual, renderRequestForm } from "./typst-documents.ts";

const compile = openCompiler(loadTypstResources());
const startOf = (pdf: Buffer) => pdf.subarray(0, 5).toString();

test("a fact sheet becomes a document, with or without notes", () => {
  const sheet = {
    id: "folio-1",
    title: "Membresía «Rookie», folio 1",
    kicker: "Resumen #1",
    intro: "Lo que *se registró*.",
    rows: [
      { name: "Precio", value: '$350 "MXN"' },
      { name: "Datos", value: "20\u00a0GB" },
    ],
    notes: ["Se consulta en el registro."],
  };
  expect(startOf(compile(renderFactSheet(sheet)).pdf)).toBe("%PDF-");
  expect(startOf(compile(renderFactSheet({ ...sheet, notes: [] })).pdf)).toBe("%PDF-");
});

test("the form for ARCO requests becomes a document", () => {
  expect(startOf(compile(renderRequestForm(arcoRequestForm, quoteArcoTerms())).pdf)).toBe("%PDF-");
});

test("the connection manual becomes a document", () => {
  expect(startOf(compile(renderManual(connectionManual)).pdf)).toBe("%PDF-");
});
