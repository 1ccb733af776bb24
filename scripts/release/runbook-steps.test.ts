import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { expect, test } from "vitest";
import { alertSteps, editorSteps, keySteps, readRunbookBlocks, runbookSteps } from "./runbook-steps.ts";

const names = globSync("deploy/runbooks/*.md")
  .map((path) => basename(path, ".md"))
  .filter((name) => name !== "README");
const read = (name: string) => readFileSync(`deploy/runbooks/${name}.md`, "utf8");

test("every runbook is in the index, describes the symptom, and has a command, a decision and a check", () => {
  expect(names.length).toBeGreaterThan(10);
  for (const name of names) {
    expect(read("README")).toContain(`[${name}](${name}.md)`);
    for (const part of [/^\*\*You see\*\*|^Once a year/m, /^\*\*First command[.*]/m, /check\*\*|^\*\*Check[.*]/m])
      expect([name, read(name)]).toEqual([name, expect.stringMatching(part)]);
  }
});

test("the shell parses every command of the runbooks, and all except failover are tried before a release", () => {
  const scripts = [...alertSteps, ...runbookSteps, ...keySteps, ...editorSteps].map(([, script]) => script);
  for (const name of ["README", ...names]) {
    const blocks = readRunbookBlocks(name);
    for (const block of blocks) {
      const { status, stderr } = spawnSync("/bin/sh", ["-n"], { input: block, encoding: "utf8" });
      expect([name, status, stderr]).toEqual([name, 0, ""]);
    }
    if (name !== "failover")
      expect([name, blocks.some((block) => scripts.some((script) => script.includes(block.trimEnd())))]).toEqual([
        name,
        true,
      ]);
  }
});
