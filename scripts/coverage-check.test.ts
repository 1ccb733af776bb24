import { expect, test } from "vitest";
import { runScript } from "#server/testing/process.ts";

const check = (...files: string[]) => runScript("scripts/coverage-check.ts", {}, files);

test("checks the site's own five files by default, and finds no problems", async () => {
  const { exitCode, stdout, stderr } = await check();
  expect([exitCode, stderr]).toEqual([0, ""]);
  expect(stdout.match(/^public\/kml\/\S+\.kml$/gm)).toHaveLength(5);
  expect(stdout.match(/Resultado: se puede publicar\./g)).toHaveLength(5);
});

test("continues after a missing or invalid file, and exits with an error", async () => {
  const { exitCode, stdout } = await check(
    "nada.kml",
    "public",
    "tests/fixtures/kml/truncated.kml",
    "public/kml/5G.kml",
  );
  expect(exitCode).toBe(1);
  expect(stdout).toMatch(/nada\.kml\n {2}No existe ese archivo\.\n\npublic\n {2}Es una carpeta/);
  expect(stdout).toMatch(/Está cortado/);
  expect(stdout).toMatch(/Resultado: se puede publicar\./);
  expect(stdout.trimEnd().split("\n").at(-1)).toMatch(/celular es una estimación/);
});
