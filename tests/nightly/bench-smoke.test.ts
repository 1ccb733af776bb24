/** Runs every bench for a few seconds, so that the figures in `docs` can always be reproduced. */
import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { ensureBenchPackages } from "#scripts/machine/bench-packages.ts";
import { ensureNginx } from "#scripts/machine/programs/nginx.ts";

const { scripts }: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const benches = Object.entries(scripts).flatMap(([name, command]) => {
  const [, file] = / (bench\/.*main\.ts)$/.exec(command) ?? [];
  return file ? [{ name, file }] : [];
});
// Installs the packages first, because several benches would otherwise install them at the same time.
ensureBenchPackages();

const readPages = () =>
  ["performance", "performance-coverage", "performance-scale"].map((name) => readFileSync(`docs/${name}.md`, "utf8"));

/** Time limit in ms for a bench on a busy machine. */
const limitMs = 600_000;

for (const { name, file } of benches) {
  const isPossible = name !== "bench:load" || ensureNginx();
  test.skipIf(!isPossible)(`npm run ${name} works`, { concurrent: true, timeout: limitMs }, async ({ signal }) => {
    const before = readPages();
    // Child processes inherit Vitest's NODE_ENV, which a build would use.
    const env = { ...process.env, NODE_ENV: "production" };
    await promisify(execFile)(process.execPath, [file, "--smoke"], { env, signal });
    expect(readPages()).toEqual(before);
  });
}
