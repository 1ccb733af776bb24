/** Tests the server while another process locks its database. */
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { startSqliteThread } from "./store/sqlite/sqlite-store.ts";
import { buildLeadMessage, postForm, postJson, postUnsubscription, sendRequest } from "./testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "./testing/databases/read-store.ts";
import { startTestSite } from "./testing/site.ts";

/** Locks the database, as a backup tool or an administrator's transaction does. */
function hold(databaseFile: string): { letGo: () => void } {
  const other = new DatabaseSync(databaseFile);
  onTestFinished(() => other.close());
  other.exec("BEGIN IMMEDIATE");
  return { letGo: () => other.exec("COMMIT") };
}

test("pages are served while leads wait for the database, and then the leads are stored", async () => {
  const { port, databaseFile } = await startTestSite({ startThread: startSqliteThread, busyTimeoutMs: 30_000 });
  const { letGo } = hold(databaseFile);
  const answered: number[] = [];
  const leads = [1, 2, 3].map(async (number) => answered.push((await postJson(port, buildLeadMessage(number))).status));
  for (let visit = 0; visit < 20; visit += 1) expect((await sendRequest(port, "/")).status).toBe(200);
  expect(answered).toEqual([]);
  letGo();
  await Promise.all(leads);
  expect(answered).toEqual([201, 201, 201]);
  expect(await readStoredLeads({ databaseFile })).toHaveLength(3);
});

const filled = { Name: "Ana López", Email: "ana@wim.example", Terminos: "on", CheckPublicidad: "on" };
const words = "Por ahora no podemos guardar tu envío. Inténtalo de nuevo en unos segundos.";

test("a request that waits too long gets status 503, keeps the typed text, and can be sent again", async () => {
  const log: string[] = [];
  const { port, databaseFile } = await startTestSite({
    startThread: startSqliteThread,
    ...{ busyTimeoutMs: 1, backAfterMs: 0 },
    logger: { level: "warn", stream: { write: (line: string) => void log.push(JSON.parse(line).msg) } },
    renderLeadForm: async (reply) => JSON.stringify(reply),
  });
  const unsubscribe = (accept: string) => postUnsubscription(port, "ana@wim.example", { accept });
  const sendAll = async () => [
    await postJson(port, buildLeadMessage(1)),
    await postForm(port, filled),
    await unsubscribe("text/html"),
    await unsubscribe("application/json"),
  ];

  const { letGo } = hold(databaseFile);
  const [lead, form, page, json] = await sendAll();
  for (const answer of [lead, form, page, json])
    expect([answer?.status, answer?.headers["retry-after"], answer?.headers["cache-control"]]).toEqual([
      503,
      "5",
      "no-store",
    ]);
  expect(JSON.parse(lead?.body ?? "")).toEqual({ error: { message: words } });
  expect(JSON.parse(form?.body ?? "")).toMatchObject({ notice: words, values: { Name: "Ana López" }, errors: {} });
  expect(page?.body).toContain(`<h1>${words}</h1>`);
  expect(page?.body).toContain("el formulario conserva lo que escribiste");
  expect(JSON.parse(json?.body ?? "")).toEqual({ error: { message: words } });

  letGo();
  expect(await readStoredLeads({ databaseFile })).toEqual([]);
  expect((await sendAll()).map(({ status }) => status)).toEqual([201, 303, 303, 200]);
  expect(await readStoredLeads({ databaseFile })).toHaveLength(2);
  expect(await readStoredUnsubscriptions({ databaseFile })).toHaveLength(1);
  // The outage and the recovery are logged once each, however many requests failed.
  expect(log).toEqual(["the store is away: leads are refused until it is back", "the store is back"]);
});
