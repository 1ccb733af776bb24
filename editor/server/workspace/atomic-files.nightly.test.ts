import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { readFileIn, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";

test("a killed writer leaves a complete file", async () => {
  const root = createTestFolder();
  for (let round = 0; round < 8; round++) {
    writeFileIn(root, "list.ts", "a".repeat(2_000_000));
    const child = spawn(process.execPath, [join(import.meta.dirname, "../../testing/write-forever.ts"), root]);
    onTestFinished(() => void child.kill("SIGKILL"));
    await once(child.stdout, "data");
    await wait(15 * round);
    child.kill("SIGKILL");
    await once(child, "exit");
    expect(["a", "b"].map((letter) => letter.repeat(2_000_000))).toContain(readFileIn(root, "list.ts"));
  }
});
