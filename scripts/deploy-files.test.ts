import { spawnSync } from "node:child_process";
import { globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const made = ["nginx/wim.conf", "{cloudflare,netlify}/_*", "nginx/errors/*"];
const read = (folder: string) =>
  Object.fromEntries(globSync(made, { cwd: folder }).map((name) => [name, readFileSync(join(folder, name), "utf8")]));

test("the examples in deploy/ are what the tables give without an operator's values: npm run deploy:examples", () => {
  const folder = mkdtempSync(join(tmpdir(), "wim-deploy-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  // In another folder, so that no .env applies.
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, "deploy-files.ts")], {
    cwd: folder,
    env: { PATH: process.env.PATH },
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
  expect(read("deploy")).toEqual(read(join(folder, "deploy")));
});
