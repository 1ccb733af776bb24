/** Restores a backup, then merges what its predecessor received afterwards. */
import { closeSync, openSync, readFileSync, writeSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openPersonalData } from "#server/store/open-store.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { restoreBackup, writeBackup } from "./sqlite-backup.ts";
import { mergeIntoFile } from "./sqlite-merge.ts";
import { openSqliteStore } from "./sqlite-store.ts";

const buildLead = (number: number) => {
  const { properties, ...message } = buildLeadMessage(number);
  return { ...message, page: "", properties: { ...properties, Email: `p${number}@wim.example` } };
};

async function openStore(databaseFile: string) {
  const store = await openSqliteStore(databaseFile, {
    startThread: startDatabaseOnSameThread,
    queuesConfirmationMails: true,
  });
  onTestFinished(() => store.close());
  return store;
}

/** Creates a file whose first two leads are also in the backup that was restored as another file. */
async function startAgain(leadCount: number) {
  const folder = createTestFolder();
  const [oldFile, backup, file] = ["old.sqlite", "backup.sqlite", "wim.sqlite"].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  const old = await openStore(oldFile);
  await old.addAll([buildLead(1), buildLead(2)]);
  writeBackup(oldFile, backup);
  await old.addAll(Array.from({ length: leadCount }, (_, index) => buildLead(3 + index)));
  return { old, oldFile, file, restore: () => restoreBackup(backup, file) };
}

const readConsents = async (databaseFile: string) =>
  Object.fromEntries((await readStoredLeads({ databaseFile })).map(({ Email, consent }) => [Email, consent]));

test("adds what came after the backup in the order of arrival, and can be repeated", async () => {
  const { old, oldFile, file, restore } = await startAgain(2);
  await old.unsubscribe("p3@wim.example");
  await old.unsubscribe("p1@wim.example");
  const { mail } = await old.takeMail();
  await old.endMail(mail?.id ?? "", "sent");
  await old.add({ ...buildLead(5), properties: { ...buildLead(5).properties, Email: "p3@wim.example" } });
  const data = await openPersonalData({ databaseFile: oldFile });
  await data.block("p2@wim.example");
  const erasure = await data.erase("p4@wim.example", { forgetsUnsubscription: false });
  await data.close();
  await old.close();

  restore();
  const store = await openStore(file);
  await store.add(buildLead(9));
  expect(mergeIntoFile(oldFile, file)).toMatchObject({
    ...{ eventCount: 4, newEventCount: 2, unsubscriptionCount: 2, newUnsubscriptionCount: 2, conflictCount: 0 },
    newErasureNumbers: [erasure.id],
  });
  expect((await readStoredLeads({ databaseFile: file })).map(({ Email, consent }) => [Email, consent])).toEqual([
    ["p1@wim.example", "withdrawn"],
    ["p9@wim.example", "unconfirmed"],
    ["p3@wim.example", "withdrawn"],
    ["p3@wim.example", "unconfirmed"],
  ]);
  const merged = await openPersonalData({ databaseFile: file });
  const { records } = await merged.exportRecords("p3@wim.example");
  expect([records.messages.length, records.unsubscriptions.length, records.mails.length]).toEqual([2, 1, 2]);
  expect((await merged.exportRecords("p2@wim.example")).records.messages[0]?.blockedAt).toEqual(expect.any(String));
  await merged.close();
  expect(await store.decide(mail?.id ?? "", false)).toBe("decided");

  expect(mergeIntoFile(oldFile, file)).toMatchObject({
    ...{ newEventCount: 0, newUnsubscriptionCount: 0, newErasureNumbers: [] },
  });
  expect(await readStoredLeads({ databaseFile: file })).toHaveLength(4);
});

test("an unsubscription after the backup is not undone by earlier rows", async () => {
  const { old, oldFile, file, restore } = await startAgain(0);
  await old.unsubscribe("p1@wim.example");
  await old.close();
  restore();
  const store = await openStore(file);
  await store.unsubscribe("p2@wim.example");
  mergeIntoFile(oldFile, file);
  expect((await readStoredUnsubscriptions({ databaseFile: file })).map(({ email }) => email)).toEqual([
    "p1@wim.example",
    "p2@wim.example",
  ]);
  expect(await readConsents(file)).toEqual({ "p1@wim.example": "withdrawn", "p2@wim.example": "withdrawn" });
});

test("from a damaged file, takes every unsubscription, and every message around the damage", async () => {
  const { old, oldFile, file, restore } = await startAgain(300);
  await old.unsubscribe("p299@wim.example");
  await old.close();
  // Damages the table page with this lead; its index entries are shorter and have no properties.
  const position = readFileSync(oldFile, "latin1").indexOf('"Email":"p150@wim.example"');
  const descriptor = openSync(oldFile, "r+");
  writeSync(descriptor, Buffer.alloc(4_096, 0xee), 0, 4_096, Math.floor(position / 4_096) * 4_096);
  closeSync(descriptor);
  restore();
  await openStore(file);
  const report = mergeIntoFile(oldFile, file);
  expect(report.unreadableEventCount).toBeGreaterThan(0);
  expect(report.newEventCount + report.unreadableEventCount).toBeGreaterThanOrEqual(300);
  const consents = await readConsents(file);
  expect(consents).toMatchObject({
    "p3@wim.example": "unconfirmed",
    "p299@wim.example": "withdrawn",
    "p302@wim.example": "unconfirmed",
  });
  expect(Object.keys(consents)).not.toContain("p150@wim.example");
});

test("refuses a file that is not a database of the site", async () => {
  const { old, file, restore } = await startAgain(0);
  await old.close();
  restore();
  expect(() => mergeIntoFile(`${file}.none`, file)).toThrow(/no existe/);
});
