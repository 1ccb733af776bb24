import { expect, test } from "vitest";
import { listWaysOfAskingAdvice } from "./ways-of-asking-advice.ts";

const theft = {
  id: "robo",
  name: "Robo",
  to: ["/reportar-robo-equipo" as const],
  ways: ["me robaron el cel", "me asaltaron", "me quitaron el teléfono", "un ratero se lo llevó", "me lo arrebataron"],
};
const invoice = {
  id: "factura",
  name: "Factura",
  to: ["/facturacion" as const],
  ways: ["quiero factura", "comprobante fiscal", "mi cfdi", "datos para facturar", "necesito el xml"],
};
const published = [theft, invoice];

test("there is no advice without published ways or without a change", () => {
  expect(listWaysOfAskingAdvice(published)).toEqual([]);
  expect(listWaysOfAskingAdvice(published, published)).toEqual([]);
});

test("the advice on a new way that leads elsewhere today names both topics", () => {
  const rows = [theft, { ...invoice, ways: [...invoice.ways, "me robaron mi factura", "factura que me robaron"] }];
  const messages = listWaysOfAskingAdvice(rows, published).map(({ message }) => message);
  expect(messages).toContain("hoy lleva a «Robo»; con este cambio lleva aquí");
});

test("a way of another topic that would lead elsewhere is reported in its own row", () => {
  const taken = ["me asaltaron ayer", "asaltaron", "ya me asaltaron", "nos asaltaron", "asaltaron a mi tía"];
  const advice = listWaysOfAskingAdvice([theft, { ...invoice, ways: [...invoice.ways, ...taken] }], published);
  expect(advice).toContainEqual({
    path: [0, "ways", 1],
    message: "con este cambio, ya no llevaría aquí, sino a «Factura»",
  });
});

test("a new way with only common words leads nowhere, and is reported", () => {
  const rows = [theft, { ...invoice, ways: [...invoice.ways, "¿Qué?"] }];
  expect(listWaysOfAskingAdvice(rows, published)).toContainEqual({
    path: [1, "ways", invoice.ways.length],
    message: "solo tiene palabras que dice todo el mundo, y no lleva a ningún lado: agrega de qué se trata",
  });
});

test("a removed way counts as a change", () => {
  const rows = [
    { ...theft, ways: theft.ways.slice(1) },
    { ...invoice, ways: [...invoice.ways, "cel"] },
  ];
  expect(listWaysOfAskingAdvice(rows, published).every(({ path }) => path[1] === "ways")).toBe(true);
});
