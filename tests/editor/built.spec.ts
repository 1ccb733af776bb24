import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { extname, join, resolve } from "node:path";
import { expect, test } from "@playwright/test";
import { commandEnvironment } from "#scripts/machine/installed-command.ts";
import { createSiteCopy } from "./editor-process.ts";
import { copyCoverageToSite, readSavedJobs, type SavedJob } from "./saved-jobs.ts";

/** Time in ms for a full build on a machine that may be busy. */
const buildMs = 900_000;

test("the built site contains the texts that every staff job wrote", () => {
  test.setTimeout(buildMs);
  const jobs = readSavedJobs();
  expect(jobs.length).toBeGreaterThan(12);
  const place = mkdtempSync(join(tmpdir(), "wim-editor-built-"));
  try {
    const git = createSiteCopy(resolve(import.meta.dirname, "../.."), place);
    const fits = ({ patch }: SavedJob) =>
      spawnSync("git", ["apply"], { cwd: place, input: patch, stdio: "pipe" }).status === 0;
    copyCoverageToSite(place);
    // If two jobs change the same line of a list, the second goes into another build.
    for (let left: readonly SavedJob[] = jobs; left.length > 0; ) {
      git("reset", "--quiet", "--hard");
      git("clean", "--quiet", "-fd", "src/content");
      const together = left.filter(fits);
      left = left.filter((job) => !together.includes(job));
      expect(together).not.toEqual([]);
      execFileSync(process.execPath, ["scripts/build.ts"], { cwd: place, env: commandEnvironment, stdio: "pipe" });
      const says = (path: string) =>
        readFileSync(join(place, "dist/client", extname(path) === "" ? `${path}/index.html` : path), "utf8");
      for (const { name, built } of together)
        for (const [path, words] of Object.entries(built)) expect(says(path), `${name}: ${path}`).toContain(words);
    }
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
});
