import { execFileSync } from "node:child_process";
import { expect, test } from "vitest";
import { buildFakeClockEnv } from "./stage-commands.ts";

test.each([
  { how: "by an environment variable", args: [], variables: buildFakeClockEnv("2020-02-29") },
  { how: "by an argument", args: buildFakeClockEnv("2020-02-29").NODE_OPTIONS.split(" "), variables: {} },
])("a process that is given a day $how also gives it to its child processes", ({ args, variables }) => {
  const print = "console.log(new Date().toISOString(), new Date(Date.now()).getFullYear(), new Date(0).getTime())";
  const inner = `require("child_process").execFileSync(process.execPath, ["-e", ${JSON.stringify(print)}], { stdio: "inherit" })`;
  const output = execFileSync(process.execPath, [...args, "-e", inner], {
    env: { ...process.env, NODE_OPTIONS: "", ...variables },
    encoding: "utf8",
  });
  expect(output).toMatch(/^2020-02-29T\S+ 2020 0\n$/);
});
