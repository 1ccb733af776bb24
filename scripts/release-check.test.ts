import { spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { settings } from "#platform/config/settings.ts";
import { releaseReport } from "./release-check.ts";

/** The command in an empty folder, so that no `.env` of this machine takes part. */
function run(env: Record<string, string>, dotEnv = "") {
  const folder = mkdtempSync(join(tmpdir(), "release-check-"));
  writeFileSync(join(folder, ".env"), dotEnv);
  const inherited = Object.entries(process.env).filter(([name]) => !name.startsWith("WIM_"));
  const { status, stdout, stderr } = spawnSync(process.execPath, [resolve("scripts/release-check.ts")], {
    cwd: folder,
    env: { ...Object.fromEntries(inherited), ...env },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("fails while values are missing, and lists each with its name and meaning", () => {
  const { status, stdout } = run({ WIM_X_URL: "https://x.com/wim" });
  expect(status).toBe(1);
  expect(stdout).toMatch(/WIM_LOGIN_URL +Página de inicio de sesión/);
  expect(stdout).not.toContain("WIM_X_URL");
});

test("reads .env of the folder where it starts, and the environment wins over it", () => {
  const { stdout } = run({ WIM_X_URL: "https://x.com/wim" }, "WIM_X_URL=mal\nWIM_LEGAL_NAME=Operadora, S.A. de C.V.\n");
  expect(stdout).not.toContain("WIM_LEGAL_NAME");
});

test("says a wrong value in one line and fails", () => {
  const { status, stdout, stderr } = run({ WIM_LOGIN_URL: "web.wim.mx" });
  expect({ status, stdout, lines: stderr.trim().split("\n") }).toEqual({
    status: 1,
    stdout: "",
    lines: ['WIM_LOGIN_URL vale "web.wim.mx": se esperaba una dirección https, como https://www.wim.mx/pagina.'],
  });
});

test("is ready when no value and no sample is left", () => {
  expect(releaseReport([], []).isReady).toBe(true);
});

test("names the file of each sample that is left", () => {
  const { text, isReady } = releaseReport([], [{ file: "src/content/x.ts", what: "Fotos de muestra", isSample: true }]);
  expect(isReady).toBe(false);
  expect(text).toContain("src/content/x.ts: Fotos de muestra");
});

test("names only the values that are missing", () => {
  const { text } = releaseReport([settings.legalName.env], []);
  expect(text.match(/WIM_\w+/g)).toEqual([settings.legalName.env]);
});
