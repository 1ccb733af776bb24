import { expect, test } from "vitest";
import { contentTests } from "./content-tests.ts";
import { temporaryFolder } from "./testing/checkout.ts";
import { put } from "./testing/site-repository.ts";

const report = ".editor/tests.json";
const failed = {
  name: "src/content/faq/faq.test.ts",
  status: "failed",
  assertionResults: [{ fullName: "says it", status: "failed", failureMessages: ["no\n  at x"] }],
};

/** What is said of a run that does this in the place of vitest, after one that failed. */
function saidAfter(script: string) {
  const root = temporaryFolder();
  put(root, report, JSON.stringify({ testResults: [{ ...failed, name: `${root}/${failed.name}` }] }));
  put(root, "node_modules/vitest/vitest.mjs", script);
  return contentTests(root, new AbortController().signal);
}

test("a run that dies before its report is whole says its own last words, not what the run before said", async () => {
  const dies = 'console.error("sin memoria"); process.exitCode = 1;';
  expect(await saidAfter(dies)).toEqual({ isGood: false, lines: ["sin memoria"] });
  const half = `import { writeFileSync } from "node:fs"; writeFileSync("${report}", '{"testResults": ['); ${dies}`;
  expect(await saidAfter(half)).toEqual({ isGood: false, lines: ["sin memoria"] });
});

test("a test that failed is a line, without its stack", async () => {
  const json = JSON.stringify({ testResults: [failed] });
  const writes = `import { writeFileSync } from "node:fs"; writeFileSync("${report}", ${JSON.stringify(json)});`;
  const { lines } = await saidAfter(`${writes} process.exitCode = 1;`);
  expect(lines).toEqual([expect.stringMatching(/src\/content\/faq\/faq\.test\.ts: no pasó «says it»: no$/)]);
});
