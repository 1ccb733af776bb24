import { expect, test } from "vitest";
import { writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { runChildProcess } from "./child-process.ts";

test("returns what a script printed, and its exit code", async () => {
  const root = createTestFolder();
  writeFileIn(root, "script.mjs", "console.log('uno'); console.error('dos'); process.exitCode = 3;");
  const { code, output } = await runChildProcess(["script.mjs"], { root, signal: new AbortController().signal });
  expect([code, output.split("\n").toSorted()]).toEqual([3, ["", "dos", "uno"]]);
});
