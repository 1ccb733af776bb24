import { expect, test } from "vitest";
import { evaluateAudit } from "./dependencies-check.ts";

const ours = new Set(["node_modules/fastify", "node_modules/leaflet"]);

type Hole = { severity: string; range: string; nodes?: string[] };

const getReport = (vulnerabilities: Record<string, Hole>) =>
  JSON.stringify({
    auditReportVersion: 2,
    vulnerabilities: Object.fromEntries(
      Object.entries(vulnerabilities).map(([name, hole]) => [name, { nodes: [`node_modules/${name}`], ...hole }]),
    ),
  });

test("passes if nothing serious is known, and lists minor vulnerabilities", () => {
  expect(evaluateAudit(getReport({}), ours)).toEqual({
    outcome: "clean",
    text: "Dependencias revisadas: 2, sin fallas graves conocidas.",
  });
  const moderate = evaluateAudit(getReport({ leaflet: { severity: "moderate", range: "<1.9.5" } }), ours);
  expect(moderate).toEqual({ outcome: "clean", text: expect.stringContaining("\n  moderate: leaflet <1.9.5") });
});

test.each(["high", "critical"])("fails on a vulnerability of severity %s", (severity) => {
  const { outcome, text } = evaluateAudit(getReport({ fastify: { severity, range: "5.0.0 - 5.12.8" } }), ours);
  expect([outcome, text]).toEqual(["vulnerable", expect.stringContaining(`${severity}: fastify 5.0.0 - 5.12.8`)]);
});

test("ignores packages that only tests use, unless the site also has them elsewhere", () => {
  const hole = { severity: "critical", range: "*" };
  expect(evaluateAudit(getReport({ jsdom: hole }), ours).outcome).toBe("clean");
  const nodes = ["node_modules/jsdom/node_modules/leaflet", "node_modules/leaflet"];
  expect(evaluateAudit(getReport({ leaflet: { ...hole, nodes } }), ours).outcome).toBe("vulnerable");
});

test.each([
  ["405 Method Not Allowed", JSON.stringify({ message: "405 Method Not Allowed - POST https://registro.example/x" })],
  ["no hubo respuesta legible", ""],
  ["no hubo respuesta legible", "<html>"],
  ["no hubo respuesta legible", JSON.stringify({ vulnerabilities: {} })],
])("reports dependencies as unchecked if npm audit gives no report: %s", (reason, output) => {
  const { outcome, text } = evaluateAudit(output, ours);
  expect(outcome).toBe("unknown");
  expect(text).toContain("DEPENDENCIAS SIN REVISAR");
  expect(text).toContain(`Motivo: ${reason}\n`);
  expect(text).not.toContain("registro.example");
});
