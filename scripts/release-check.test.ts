import { spawnSync } from "node:child_process";
import { mkdtempSync, symlinkSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, inject, test } from "vitest";
import { summarizeOldBrowsers } from "./release/release-old-browsers.ts";
import { formatSection, type ReportSection, summarizeSections } from "./release/release-report.ts";
import { groupContractResults } from "./release/release-site.ts";
import { buildContentSections, buildValuesSection } from "./release/release-values.ts";

/** Runs the command in a folder with only the sources, so that no `.env` of this machine applies. */
function run(env: Record<string, string>, dotEnv = "", option = "--valores") {
  const folder = mkdtempSync(join(inject("sharedFolder"), "release-check-"));
  symlinkSync(resolve("src"), join(folder, "src"), "junction");
  writeFileSync(join(folder, ".env"), dotEnv);
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("WIM_"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("scripts/release-check.ts"), option], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("fails while values are missing, lists each with its meaning, reads its folder's .env, and prefers the environment", () => {
  const dotEnv = "WIM_CHARTER_URL=mal\nWIM_LEGAL_NAME=Operadora, S.A. de C.V.\n";
  const { status, stdout } = run({ WIM_CHARTER_URL: "https://www.dof.gob.mx/carta" }, dotEnv);
  expect(status).toBe(1);
  expect(stdout).toMatch(/WIM_POSTAL_ADDRESS +Domicilio del operador/);
  for (const given of ["WIM_CHARTER_URL", "WIM_LEGAL_NAME"]) expect(stdout).not.toContain(given);
});

test("reports an invalid value in one line and fails", () => {
  const { status, stdout, stderr } = run({ WIM_CHARTER_URL: "dof.gob.mx" });
  expect({ status, stdout, lines: stderr.trim().split("\n") }).toEqual({
    status: 1,
    stdout: "",
    lines: ['WIM_CHARTER_URL vale "dof.gob.mx": se esperaba una dirección https, como https://www.wim.mx/pagina.'],
  });
});

test("says where to write each missing value", () => {
  const missing = [
    { place: "WIM_LEGAL_NAME", label: "Razón social del operador" },
    { place: "«Contacto y enlaces»", label: "Soporte: Teléfono de soporte" },
  ];
  expect(buildValuesSection(missing).problems).toEqual([
    "WIM_LEGAL_NAME        Razón social del operador",
    "«Contacto y enlaces»  Soporte: Teléfono de soporte",
  ]);
  expect(buildValuesSection([])).toMatchObject({ summary: "no falta ninguno.", problems: [] });
});

test("says what each option does, also after an unknown one", () => {
  const [help, unknown] = [run({}, "", "--help"), run({}, "", "--rapida")];
  const [usage, ...lines] = help.stdout.trimEnd().split("\n");
  expect([help.status, usage]).toEqual([0, "npm run release:check -- [opciones]"]);
  expect(lines.map((line) => /^ {2}(--[a-z]+) +\S/.exec(line)?.[1])).toEqual([
    "--valores",
    "--rapido",
    "--escribir",
    "--help",
  ]);
  expect([unknown.status, unknown.stderr]).toEqual([
    1,
    `${["No existe la opción --rapida. Las opciones son:", ...lines].join("\n")}\n`,
  ]);
});

test("names the file of each sample, of each open fact in a legal text and of each unanswered question", () => {
  const sample = (file: string) => ({ file, description: "Fotos de muestra", isSample: true });
  const sections = buildContentSections(
    [sample("src/content/x.ts")],
    [sample("src/content/legal/y/1.md")],
    [sample("src/z.ts")],
  );
  expect(sections.map(({ problems }) => problems)).toEqual([
    ["src/content/x.ts: Fotos de muestra"],
    ["src/content/legal/y/1.md: Fotos de muestra"],
    ["src/z.ts: Fotos de muestra"],
  ]);
});

const right: ReportSection = { name: "Pesos", summary: "9 comprobaciones.", problems: [] };
const wrong: ReportSection = { name: "Enlaces", summary: "", problems: ["/esim: leads nowhere"] };

test("the site is ready when every section passes, even if one has advice", () => {
  const advice: ReportSection = { name: "Equipo", summary: "", problems: ["3 archivos sin guardar"], weight: "advice" };
  expect(summarizeSections([right, advice])).toMatchObject({ isReady: true, hasFailed: false });
  expect(formatSection(advice)).toMatch(/^· Equipo: aviso/);
});

test("one failed section blocks the release, and the verdict names it", () => {
  const { text, hasFailed } = summarizeSections([right, wrong, { ...right, name: "HTML" }]);
  expect(text).toBe("El sitio todavía no se puede publicar. Falta (1 de 3 secciones): Enlaces.");
  expect(hasFailed).toBe(true);
});

test("a skipped section is not a failure, but prevents the verdict that the site is ready", () => {
  const left: ReportSection = { name: "Páginas", summary: "", problems: [], weight: "skipped" };
  expect(summarizeSections([right, left])).toMatchObject({ isReady: false, hasFailed: false });
});

test("a section lists problems and their places, and truncates a long list", () => {
  expect(formatSection(wrong)).toBe("✘ Enlaces: 1 asunto.\n  /esim: leads nowhere");
  const many = { ...wrong, problems: Array.from({ length: 160 }, (_, index) => `/pagina-${index}`) };
  expect(formatSection(many).split("\n").at(-1)).toBe("  … y 60 más");
});

test("results of contract files count towards their sections, all others towards the last one", () => {
  const sections = groupContractResults([
    { file: "tests/contract/files/weight.test.ts", test: "a" },
    { file: "tests/contract/pages/links.test.ts", test: "b", problem: "leads nowhere" },
    { file: "tests/contract/help/search.test.ts", test: "c" },
  ]);
  expect(sections.map(({ name, problems }) => [name, problems.length])).toEqual([
    ["Pesos", 0],
    ["Enlaces y direcciones", 1],
    ["Resto del sitio construido", 0],
  ]);
  expect(sections[1]?.problems[0]).toBe("tests/contract/pages/links.test.ts, «b»\nleads nowhere");
});

test("a problem in an old browser names the failed step, and an unavailable browser is a problem", () => {
  const visit = (title: string, status: string, failureMessages: string[] = []) => ({
    ancestorTitles: ["Chromium 92"],
    title,
    status,
    failureMessages,
  });
  const stack = "\n    at go (/site/tests/old-browsers/journeys.ts:31:7)\n    at run (/site/node_modules/x.js:1:2)";
  const assertionResults = [visit("/esim", "passed"), visit("/ayuda", "failed", [`width: expected 1085${stack}`])];
  const { summary, problems } = summarizeOldBrowsers({ testResults: [{ message: "", assertionResults }] }, [80]);
  expect(summary).toBe("2 visitas a 390 px en Chromium 92.");
  expect(problems).toEqual([
    "Chromium 80: no se pudo conseguir (Linux x64, con red).",
    "Chromium 92, /ayuda\nwidth: expected 1085 (tests/old-browsers/journeys.ts:31)",
  ]);
});
