import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { commandEnvironment } from "#scripts/machine/installed-command.ts";
import { copyCheckoutFiles } from "./editor-process.ts";
import { applyListChanges, buildSecondTermsVersion } from "./typical-publications.ts";

/** Folders of the tests that read lists or legal texts. */
const tested = ["src", "tests/content", "tests/tools", "documents", "scripts", "server", "editor"];

/** Time in ms for a build and all these tests on a machine that may be busy. */
const maxMs = 2_400_000;

test("a year of typical staff publications passes the check, the build and the tests", () => {
  test.setTimeout(maxMs);
  const root = resolve(import.meta.dirname, "../..");
  const place = mkdtempSync(join(tmpdir(), "wim-ordinary-"));
  try {
    // Clones with the history, from which tests read the specified lists.
    execFileSync("git", ["clone", "--quiet", "--shared", root, place]);
    copyCheckoutFiles(root, place);
    const run = (command: string, ...args: readonly string[]) =>
      execFileSync(command, args, { cwd: place, env: commandEnvironment, encoding: "utf8", stdio: "pipe" });
    const git = (...args: readonly string[]) =>
      run("git", "-c", "user.name=Ana", "-c", "user.email=ana@example.org", ...args);
    git("add", "--all");
    git("commit", "--quiet", "--allow-empty", "--message=Como estaba");
    applyListChanges(place);
    const [first = "", second = ""] = ["1", "2"].map((version) =>
      join(place, `src/content/legal/terminos-y-condiciones/${version}.md`),
    );
    writeFileSync(first, readFileSync(first, "utf8").replace(/^inForce: .*$/m, "inForce: 2026-12-01"));
    writeFileSync(second, buildSecondTermsVersion(readFileSync(first, "utf8")));
    for (const version of ["1", "2"])
      run(process.execPath, "scripts/legal-publish.ts", "terminos-y-condiciones", version, "--motivo", "Para probar");
    git("add", "--all");
    git("commit", "--quiet", "--message=Un año");
    expect(run(process.execPath, "scripts/check.ts")).toContain("El contenido está bien.");
    run(process.execPath, "scripts/build.ts");
    run(process.execPath, "node_modules/vitest/vitest.mjs", "run", ...tested);
    run(
      process.execPath,
      "node_modules/vitest/vitest.mjs",
      "run",
      "--config=tests/contract/vitest.config.ts",
      "tests/contract",
    );
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
