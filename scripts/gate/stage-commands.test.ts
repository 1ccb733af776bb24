import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { buildFakeClockEnv } from "./stage-commands.ts";

test("a process and its child processes get the clock of the given day", () => {
  const print = "console.log(new Date().toISOString(), new Date(Date.now()).getFullYear(), new Date(0).getTime())";
  const inner = `require("child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(print)}], { stdio: "inherit" })`;
  const output = execFileSync(process.execPath, ["-e", inner], {
    env: { ...process.env, ...buildFakeClockEnv("2020-02-29") },
    encoding: "utf8",
  });
  expect(output).toMatch(/^2020-02-29T\S+ 2020 0\n$/);
});
