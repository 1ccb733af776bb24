import { expect, test } from "vitest";
import { verdictOf } from "./dependencies-check.ts";

const reportOf = (vulnerabilities: object) =>
  JSON.stringify({ auditReportVersion: 2, vulnerabilities, metadata: { dependencies: { prod: 443 } } });

test("passes if nothing serious is known, and names lesser vulnerabilities", () => {
  expect(verdictOf(reportOf({}))).toEqual({
    outcome: "clean",
    text: "Dependencias revisadas: 443, sin fallas graves conocidas.",
  });
  const moderate = verdictOf(reportOf({ leaflet: { severity: "moderate", range: "<1.9.5" } }));
  expect(moderate).toEqual({ outcome: "clean", text: expect.stringContaining("\n  moderate: leaflet <1.9.5") });
});

test.each(["high", "critical"])("fails on a vulnerability of severity %s", (severity) => {
  const { outcome, text } = verdictOf(reportOf({ fastify: { severity, range: "5.0.0 - 5.12.8" } }));
  expect([outcome, text]).toEqual(["holes", expect.stringContaining(`${severity}: fastify 5.0.0 - 5.12.8`)]);
});

test.each([
  ["405 Method Not Allowed", JSON.stringify({ message: "405 Method Not Allowed - POST https://registro.example/x" })],
  ["no hubo respuesta legible", ""],
  ["no hubo respuesta legible", "<html>"],
  ["no hubo respuesta legible", JSON.stringify({ vulnerabilities: {} })],
])("never takes silence for an answer: %s", (reason, output) => {
  const { outcome, text } = verdictOf(output);
  expect(outcome).toBe("unknown");
  expect(text).toContain("DEPENDENCIAS SIN REVISAR");
  expect(text).toContain(`Motivo: ${reason}\n`);
  expect(text).not.toContain("registro.example");
});
