/** The tests of the content, in a process of their own, and what failed, from vitest's report. */
import { readFile, rm } from "node:fs/promises";
import { join, relative } from "node:path";
import * as z from "zod";
import { lastLines, runChild } from "./child.ts";

const reportSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string().optional(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()).nullish() }),
      ),
    }),
  ),
});

/** @returns `src/content/faq/faq.test.ts: no pasó «says each answer once»: …`, a line a test. */
export async function contentTests(root: string, signal: AbortSignal): Promise<{ isGood: boolean; lines: string[] }> {
  const report = join(root, ".editor/tests.json");
  const args = [
    "node_modules/vitest/vitest.mjs",
    "run",
    "src/content",
    "tests/content",
    "--reporter=json",
    `--outputFile=${report}`,
  ];
  // A run that dies before it writes would leave what the one before said.
  await rm(report, { force: true });
  const { code, output } = await runChild(args, { root, signal });
  const lines = code === 0 ? [] : await failuresIn(report, root);
  return { isGood: code === 0, lines: code === 0 || lines.length > 0 ? lines : lastLines(output) };
}

async function failuresIn(report: string, root: string): Promise<string[]> {
  const read = reportSchema.safeParse(await jsonIn(report)).data;
  return (read?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((each) => each.status === "failed");
    // A file that could not be loaded has no tests to name.
    if (failed.length === 0 && status === "failed") return [`${file}: ${firstLine(message)}`];
    return failed.map((each) => `${file}: no pasó «${each.fullName}»: ${firstLine(each.failureMessages?.[0])}`);
  });
}

/** Undefined if a run wrote none, or half of one. */
const jsonIn = (report: string): Promise<unknown> =>
  readFile(report, "utf8")
    .then(JSON.parse)
    .catch(() => undefined);

/** Without the stack, nor the comparison that follows. */
const firstLine = (message = "") => message.split("\n")[0]?.trim() ?? "";
