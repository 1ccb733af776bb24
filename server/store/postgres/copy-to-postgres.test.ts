/** Copies one machine's database file to a PostgreSQL that several servers share. */
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openPersonalData, openStore } from "#server/store/open-store.ts";
import { openSqliteStore } from "#server/store/sqlite/sqlite-store.ts";
import type { Store } from "#server/store/store.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import {
  findPostgresPrograms,
  type RunningPostgres,
  runSingleQuery,
  startPostgres,
} from "#server/testing/databases/test-postgres.ts";
import { runScript } from "#server/testing/process.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { copyToPostgres } from "./copy-to-postgres.ts";

const noReports = { onUnavailable: () => {}, onRecovered: () => {} };

function add(store: Store, number: number, Email: string) {
  const { properties, ...message } = buildLeadMessage(number);
  return store.add({ ...message, page: "", properties: { ...properties, Email } });
}

describe.skipIf(findPostgresPrograms() === undefined)("copying to a PostgreSQL", () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  /** Creates a new file with its server, and the store to copy it into. */
  async function places() {
    const target = { databaseFile: "not used", databaseUrl: await postgres.emptySchema() };
    const databaseFile = join(createTestFolder(), "wim.sqlite");
    const file = await openSqliteStore(databaseFile, {
      queuesConfirmationMails: true,
      startThread: startDatabaseOnSameThread,
    });
    onTestFinished(() => file.close());
    return { target, databaseFile, file };
  }

  test("a file is copied in its order, any number of times, and `npm run leads` reads the copy", async () => {
    const databaseUrl = await postgres.emptySchema();
    const target = { databaseFile: "not used", databaseUrl };
    const databaseFile = join(createTestFolder(), "wim.sqlite");
    let now = "2026-03-01T12:00:00.000Z";
    const file = await openSqliteStore(databaseFile, {
      now: () => new Date(now),
      startThread: startDatabaseOnSameThread,
    });
    onTestFinished(() => file.close());
    const lead = (number: number) => ({ ...buildLeadMessage(number), page: "" });
    await file.add(lead(1));
    await file.unsubscribe("ana@wim.example");
    // A clock that is set back must not change the order of the rows.
    now = "2026-02-01T12:00:00.000Z";
    await file.addAll(Array.from({ length: 1_500 }, (_, index) => lead(index + 2)));
    await file.unsubscribe("eva@wim.example");

    const isTheSame = async () => {
      expect(await readStoredLeads(target)).toEqual(await readStoredLeads({ databaseFile }));
      expect(await readStoredUnsubscriptions(target)).toEqual(await readStoredUnsubscriptions({ databaseFile }));
    };
    const first = {
      eventCount: 1_501,
      newEventCount: 1_501,
      conflictCount: 0,
      unsubscriptionCount: 2,
      newUnsubscriptionCount: 2,
      remainingMailCount: 0,
      newErasureNumbers: [],
      unreadableEventCount: 0,
    };
    expect(await copyToPostgres(databaseFile, databaseUrl)).toEqual(first);
    await isTheSame();
    const again = { ...first, newEventCount: 0, newUnsubscriptionCount: 0 };
    expect(await copyToPostgres(databaseFile, databaseUrl)).toEqual(again);
    await isTheSame();

    now = "2026-04-01T12:00:00.000Z";
    await file.unsubscribe("ana@wim.example");
    await file.add(lead(2_000));
    expect(await copyToPostgres(databaseFile, databaseUrl)).toEqual({
      ...again,
      ...{ eventCount: 1_502, newEventCount: 1, newUnsubscriptionCount: 1 },
    });
    await isTheSame();
    expect((await readStoredLeads(target)).filter(({ consent }) => consent === "unconfirmed")).toHaveLength(1);

    await runSingleQuery(databaseUrl, `UPDATE events SET properties = properties || '{"Name":"Otra"}' WHERE id = 1`);
    const environment = { DATABASE_FILE: databaseFile, DATABASE_URL: databaseUrl };
    expect(await runScript("scripts/leads.ts", environment, ["--copy"])).toEqual({
      exitCode: 0,
      stdout:
        "Mensajes: 1502; copiados ahora: 0; ya estaban: 1502\nBajas: 2; copiadas ahora: 0\n" +
        "Ya estaban con otros datos, que no se cambiaron: 1\n",
      stderr: "",
    });
    expect((await runScript("scripts/leads.ts", environment)).stdout).toContain(
      "Leads: 1502\nPrimero: 2026-03-01T12:00:00.000Z\nÚltimo: 2026-04-01T12:00:00.000Z\n",
    );
  });

  test("blocked, confirmed and erased rows are the same in the copy, and the register is copied", async () => {
    const { target, databaseFile, file } = await places();
    for (const [number, name] of ["ana", "bea", "eva"].entries()) await add(file, number, `${name}@wim.example`);
    await file.unsubscribe("ana@wim.example");
    await file.unsubscribe("eva@wim.example");
    const data = await openPersonalData({ databaseFile });
    onTestFinished(() => data.close());
    await data.confirm("ana@wim.example");
    await data.block("bea@wim.example");
    await data.erase("eva@wim.example", { forgetsUnsubscription: false });
    await add(file, 3, "eva@wim.example");

    await copyToPostgres(databaseFile, target.databaseUrl);
    await copyToPostgres(databaseFile, target.databaseUrl);
    expect(await readStoredLeads(target)).toEqual(await readStoredLeads({ databaseFile }));
    expect(
      (await readStoredLeads(target)).map(({ consent, unsubscribedAt }) => [consent, unsubscribedAt !== null]),
    ).toEqual([
      ["confirmed", false],
      ["unconfirmed", true],
    ]);
    const copied = await openPersonalData(target);
    onTestFinished(() => copied.close());
    expect(await copied.register()).toEqual(await data.register());
    expect((await copied.exportRecords("bea@wim.example")).records).toEqual(
      (await data.exportRecords("bea@wim.example")).records,
    );
  });

  test("rows blocked, confirmed, unsubscribed or undone between two copies are updated by the second", async () => {
    const { target, databaseFile, file } = await places();
    for (const [number, name] of ["ana", "bea", "eva", "luz"].entries()) await add(file, number, `${name}@wim.example`);
    await file.unsubscribe("eva@wim.example");
    await file.unsubscribe("luz@wim.example");
    await copyToPostgres(databaseFile, target.databaseUrl);

    const mail = async (email: string) => {
      for (let { mail: each } = await file.takeMail(); each; { mail: each } = await file.takeMail())
        if (each.email === email) return each.id;
      throw new Error(`no e-mail for ${email}`);
    };
    const data = await openPersonalData({ databaseFile });
    onTestFinished(() => data.close());
    await data.confirm("ana@wim.example");
    await data.block("bea@wim.example");
    await data.confirm("eva@wim.example");
    await file.decide(await mail("luz@wim.example"), false);
    const { newEventCount } = await copyToPostgres(databaseFile, target.databaseUrl);
    expect(newEventCount).toBe(0);
    expect(await readStoredLeads(target)).toEqual(await readStoredLeads({ databaseFile }));
    expect((await readStoredLeads(target)).map(({ Email, consent }) => [Email, consent])).toEqual([
      ["ana@wim.example", "confirmed"],
      ["eva@wim.example", "confirmed"],
      ["luz@wim.example", "withdrawn"],
    ]);
    expect(await readStoredUnsubscriptions(target)).toEqual(await readStoredUnsubscriptions({ databaseFile }));
  });

  test("newer data in PostgreSQL stay, so an address that unsubscribed again there stays unsubscribed", async () => {
    const { target, databaseFile, file } = await places();
    await add(file, 1, "ana@wim.example");
    await file.unsubscribe("ana@wim.example");
    await copyToPostgres(databaseFile, target.databaseUrl);
    const data = await openPersonalData({ databaseFile });
    await data.confirm("ana@wim.example");
    await data.close();
    const server = await openStore(target, noReports);
    await server.unsubscribe("ana@wim.example");
    await server.close();
    await copyToPostgres(databaseFile, target.databaseUrl);
    expect((await readStoredLeads(target)).map(({ consent }) => consent)).toEqual(["withdrawn"]);
  });

  test("queued e-mails move once no server has the file open, and only one of the two stores sends them", async () => {
    const { target, databaseFile, file } = await places();
    await add(file, 1, "ana@wim.example");
    await add(file, 2, "bea@wim.example");
    const sent = (await file.takeMail()).mail;
    await file.endMail(sent?.id ?? "", "sent");
    expect(await copyToPostgres(databaseFile, target.databaseUrl)).toMatchObject({ remainingMailCount: 1 });
    const server = await openStore(target, noReports, { queuesConfirmationMails: true });
    onTestFinished(() => server.close());
    expect(await server.takeMail()).toMatchObject({ mail: undefined, waitingCount: 0 });
    expect(await server.decide(sent?.id ?? "", true)).toBe("decided");

    await file.close();
    expect(await copyToPostgres(databaseFile, target.databaseUrl)).toMatchObject({ remainingMailCount: 0 });
    expect(await server.takeMail()).toMatchObject({
      mail: { email: "bea@wim.example", sentCount: 0 },
      waitingCount: 1,
    });
    await copyToPostgres(databaseFile, target.databaseUrl);
    expect((await server.takeMail()).mail).toBeUndefined();
    const again = await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread });
    expect(await again.takeMail()).toMatchObject({ mail: undefined, waitingCount: 0 });
    await again.close();
  });

  test("lists the register numbers of erasures in the file since the last copy", async () => {
    const { target, databaseFile, file } = await places();
    const data = await openPersonalData({ databaseFile });
    onTestFinished(() => data.close());
    await add(file, 1, "ana@wim.example");
    await add(file, 2, "bea@wim.example");
    await data.erase("ana@wim.example", { forgetsUnsubscription: false });
    expect(await copyToPostgres(databaseFile, target.databaseUrl)).toMatchObject({ newErasureNumbers: [] });
    const { id } = await data.erase("bea@wim.example", { forgetsUnsubscription: false });
    expect(await copyToPostgres(databaseFile, target.databaseUrl)).toMatchObject({ newErasureNumbers: [id] });
    expect(await copyToPostgres(databaseFile, target.databaseUrl)).toMatchObject({ newErasureNumbers: [] });
  });
});
