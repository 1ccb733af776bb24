import { expect, test } from "vitest";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { buildLeadMessage, postJson, sendRequest } from "#server/testing/client.ts";
import { createBrokenStore } from "#server/testing/databases/broken-store.ts";
import { startTestSite } from "#server/testing/site.ts";
import { buildLoggerOptions } from "./logger-options.ts";

test("the most verbose log has paths and statuses, but no query, address or text of a visitor", async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const refusal = Object.assign(new Error("duplicate key"), { code: "23505", detail: "Key (email)=(ana@wim.example)" });
  const { port } = await startTestSite({
    logger: { ...buildLoggerOptions("trace"), stream },
    openStore: async () => createBrokenStore(() => Promise.reject(refusal)),
  });
  await sendRequest(port, "/desuscribir-email?e=ana%40wim.example");
  expect((await postJson(port, buildLeadMessage(1))).status).toBe(500);
  // Skips the first line, which has the server's own address.
  const entries = lines.slice(1).map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(entries).toContainEqual(expect.objectContaining({ method: "GET", path: "/desuscribir-email" }));
  expect(entries.map(({ req }) => req)).toContainEqual({ method: "POST", path: collectorPaths.events });
  expect(entries.map(({ err }) => err)).toContainEqual({
    type: "Error",
    message: "duplicate key",
    code: "23505",
    stack: expect.stringContaining("logger-options.test.ts"),
  });
  expect(JSON.stringify(entries)).not.toMatch(/ana|Persona|127\.0\.0\.1|\?e=/);
});
