import { once } from "node:events";
import {
  copyFileSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { buildLeadMessage, postJson } from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { runSql } from "#server/testing/databases/run-sql.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import { startServer, waitForPort } from "#server/testing/process.ts";
import { createBuiltSite } from "#server/testing/site.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { restoreBackup, writeBackup } from "./sqlite-backup.ts";
import { openSqliteStore } from "./sqlite-store.ts";

async function getStore(leads: number) {
  const databaseFile = join(createTestFolder(), "wim.sqlite");
  const store = await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread });
  onTestFinished(() => store.close());
  await store.addAll(Array.from({ length: leads }, (_, number) => ({ ...buildLeadMessage(number), page: "" })));
  return { store, databaseFile };
}

test("a restored backup has everything acknowledged before it, and the server continues from there", async () => {
  const [databaseFile, backup] = [join(createTestFolder(), "wim.sqlite"), join(createTestFolder(), "wim-copia.sqlite")];
  const site = createBuiltSite();
  const first = startServer(site, databaseFile);
  const port = await waitForPort(first);
  const acknowledged: string[] = [];
  const send = async (to: number, number: number) => {
    const { status } = await postJson(to, buildLeadMessage(number));
    if (status === 201) acknowledged.push(`Persona ${number}`);
  };
  await Promise.all(Array.from({ length: 40 }, (_, number) => send(port, number)));
  const sending = Promise.all(Array.from({ length: 40 }, (_, number) => send(port, number + 40)));
  const before = [...acknowledged];
  expect(writeBackup(databaseFile, backup).eventCount).toBeGreaterThanOrEqual(40);
  await sending;
  expect(before).toHaveLength(40);
  expect(statSync(backup).mode & 0o777).toBe(0o600);

  const link = join(createTestFolder(), "enlace.sqlite");
  symlinkSync(databaseFile, link);
  const refusesWith = (problem: RegExp) => {
    for (const name of [databaseFile, link, relative(process.cwd(), databaseFile)])
      expect(() => restoreBackup(backup, name)).toThrow(problem);
  };
  refusesWith(/^Hay un servidor en marcha con la base de datos .*: detenlo/);
  const ended = once(first, "exit");
  first.kill("SIGKILL");
  await ended;
  expect(() => restoreBackup(backup, databaseFile)).toThrow(
    /^Ya existe .*wim\.sqlite, .*wim\.sqlite-wal.*: no se reemplaza\./,
  );
  const running = startServer(site, databaseFile);
  await waitForPort(running);
  for (const end of ["", "-wal", "-shm"]) renameSync(`${databaseFile}${end}`, `${databaseFile}${end}.old`);
  refusesWith(/^Hay un servidor en marcha/);
  const stopped = once(running, "exit");
  running.kill("SIGTERM");
  await stopped;
  restoreBackup(backup, databaseFile);
  acknowledged.length = 0;
  await send(await waitForPort(startServer(site, databaseFile)), 1_000);
  const names = (await readStoredLeads({ databaseFile })).map(({ Name }) => Name);
  expect(names).toEqual(expect.arrayContaining([...before, ...acknowledged, "Persona 1000"]));
});

test("a backup reports its counts, and never replaces a file", async () => {
  const { store, databaseFile } = await getStore(1_500);
  await store.unsubscribe("ana@wim.example");
  const backup = join(createTestFolder(), "copia.sqlite");
  expect(writeBackup(databaseFile, backup)).toEqual({ eventCount: 1_500, unsubscriptionCount: 1 });
  const bytes = readFileSync(backup);
  await store.add({ ...buildLeadMessage(2_000), page: "" });
  expect(() => writeBackup(databaseFile, backup)).toThrow(`Ya existe ${backup}: no se reemplaza.`);
  expect(readFileSync(backup).equals(bytes)).toBe(true);
  expect(await readStoredLeads({ databaseFile: backup })).toHaveLength(1_500);
  const nowhere = join(createTestFolder(), "nada", "copia.sqlite");
  expect(() => writeBackup(databaseFile, nowhere)).toThrow(`No se pudo hacer ${nowhere}: ENOENT`);
});

test("a file that its server has closed and that was copied by other means can also be restored", async () => {
  const databaseFile = join(createTestFolder(), "wim.sqlite");
  const store = await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread });
  await store.add({ ...buildLeadMessage(1), page: "" });
  await store.close();
  const target = join(createTestFolder(), "nueva", "wim.sqlite");
  expect(restoreBackup(databaseFile, target)).toEqual({ eventCount: 1, unsubscriptionCount: 0 });
  expect(readdirSync(dirname(target))).toEqual(["wim.sqlite"]);
});

test("a backup of an earlier version is restored and then migrated; one of a later version is refused", async () => {
  const { databaseFile } = await getStore(3);
  const backup = join(createTestFolder(), "copia.sqlite");
  writeBackup(databaseFile, backup);
  runSql(
    backup,
    `DROP TABLE completed_tasks; DROP TABLE unfound_searches; DROP TABLE mails; DROP INDEX events_by_email; ALTER TABLE events DROP COLUMN email;
     ALTER TABLE unsubscriptions DROP COLUMN confirmed_at; PRAGMA user_version = 5;`,
  );
  const target = join(createTestFolder(), "wim.sqlite");
  expect(restoreBackup(backup, target)).toEqual({ eventCount: 3, unsubscriptionCount: 0 });
  const store = await openSqliteStore(target, { startThread: startDatabaseOnSameThread });
  onTestFinished(() => store.close());
  expect(await store.add({ ...buildLeadMessage(4), page: "" })).toBe("stored");
  expect(await readStoredLeads({ databaseFile: target })).toHaveLength(4);
  runSql(backup, "PRAGMA user_version = 99");
  expect(() => restoreBackup(backup, join(createTestFolder(), "otra.sqlite"))).toThrow(/es de la versión 99 y /);
});

test("refuses to restore a damaged or truncated backup or another file, and leaves nothing behind", async () => {
  const { databaseFile } = await getStore(1_500);
  const backup = join(createTestFolder(), "copia.sqlite");
  writeBackup(databaseFile, backup);
  const bad = join(createTestFolder(), "mala.sqlite");
  const target = join(createTestFolder(), "nueva", "wim.sqlite");
  const bytes = readFileSync(backup);
  writeFileSync(bad, bytes.fill(0xff, 5 * 4096, 8 * 4096));
  expect(() => restoreBackup(bad, target)).toThrow(/está dañada/);
  copyFileSync(backup, bad);
  truncateSync(bad, 3 * 4096);
  expect(() => restoreBackup(bad, target)).toThrow(/malformed|está dañada/);
  writeFileSync(bad, "");
  expect(() => restoreBackup(bad, target)).toThrow(/no tiene las tablas del sitio/);
  runSql(bad, "CREATE TABLE songs (title TEXT)");
  expect(() => restoreBackup(bad, target)).toThrow(/no tiene las tablas del sitio/);
  expect(() => restoreBackup(join(createTestFolder(), "nada"), target)).toThrow(/^No existe el respaldo /);
  expect(restoreBackup(backup, target)).toEqual({ eventCount: 1_500, unsubscriptionCount: 0 });
});
