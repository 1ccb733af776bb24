/** What failed, from vitest's report. */
import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import * as z from "zod";

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
export async function testLines(report: string, root: string): Promise<string[]> {
  const text = await readFile(report, "utf8").catch(() => "");
  const read = text === "" ? undefined : reportSchema.safeParse(JSON.parse(text)).data;
  return (read?.testResults ?? []).flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name).replaceAll("\\", "/");
    const failed = assertionResults.filter((each) => each.status === "failed");
    // A file that could not be loaded has no tests to name.
    if (failed.length === 0 && status === "failed") return [`${file}: ${firstLine(message)}`];
    return failed.map((each) => `${file}: no pasó «${each.fullName}»: ${firstLine(each.failureMessages?.[0])}`);
  });
}

/** Without the stack, nor the comparison that follows. */
const firstLine = (message = "") => message.split("\n")[0]?.trim() ?? "";
