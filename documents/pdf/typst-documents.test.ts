import { PDFCheckBox, PDFDict, PDFDocument, PDFHexString, PDFName, PDFTextField } from "@cantoo/pdf-lib";
import { expect, test } from "vitest";
import { arcoRequestForm, quoteArcoTerms } from "#content/legal/arco-form.ts";
import { addFormFields } from "./pdf-form.ts";
import { createTypstCompiler, loadTypstResources } from "./typst-compiler.ts";
import { renderFactSheet, renderRequestForm } from "./typst-documents.ts";

const compile = createTypstCompiler(loadTypstResources());
const getStart = (pdf: Buffer) => pdf.subarray(0, 5).toString();

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
  expect(getStart(compile(renderFactSheet(sheet)).pdf)).toBe("%PDF-");
  expect(getStart(compile(renderFactSheet({ ...sheet, notes: [] })).pdf)).toBe("%PDF-");
});

test("the form for ARCO requests can be filled in, with a labelled field for each line and box", async () => {
  const { pdf } = compile(renderRequestForm(arcoRequestForm, quoteArcoTerms()));
  const filledIn = await addFormFields(pdf);
  expect(filledIn).toEqual(await addFormFields(pdf));

  const document = await PDFDocument.load(filledIn);
  const fields = document.getForm().getFields();
  const labels = fields.map(({ acroField }) => acroField.dict.lookup(PDFName.of("TU"), PDFHexString).decodeText());
  const asked = arcoRequestForm.parts.flatMap((part) => part.fields);
  expect(labels).toEqual(
    asked.flatMap(({ label, choices }) => choices?.map((choice) => `${label}: ${choice}`) ?? [label]),
  );
  for (const field of fields) {
    if (field instanceof PDFCheckBox) field.check();
    else if (field instanceof PDFTextField) field.setText("Núñez");
  }
  const again = (await PDFDocument.load(await document.save())).getForm().getFields();
  for (const field of again)
    expect(field instanceof PDFCheckBox ? field.isChecked() : (field as PDFTextField).getText()).toBeTruthy();

  const objects = [...document.context.enumerateIndirectObjects()].map(([, each]) => each);
  const elements = objects.filter(
    (each) => each instanceof PDFDict && each.get(PDFName.of("S")) === PDFName.of("Form"),
  );
  expect(elements).toHaveLength(fields.length);
  expect(filledIn.includes("field:")).toBe(false);
});
