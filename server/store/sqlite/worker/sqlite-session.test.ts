/** Moves, replaces or damages a file that a server has open; acknowledged messages must still be in it. */
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { restoreBackup, writeBackup } from "#server/store/sqlite/sqlite-backup.ts";
import { openSqliteStore } from "#server/store/sqlite/sqlite-store.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import { runSql } from "#server/testing/databases/run-sql.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";

const lead = (number: number) => ({ ...buildLeadMessage(number), page: "" });
const companions = ["", "-wal", "-shm"];

async function getStore(count: number) {
  const databaseFile = join(createTestFolder(), "data", "wim.sqlite");
  const store = await openSqliteStore(databaseFile, {
    startThread: startDatabaseOnSameThread,
    retryMs: 0,
    busyTimeoutMs: 1,
  });
  onTestFinished(() => store.close());
  await store.addAll(Array.from({ length: count }, (_, index) => lead(index + 1)));
  return { databaseFile, store };
}

const namesIn = async (databaseFile: string) => (await readStoredLeads({ databaseFile })).map(({ Name }) => Name);

function move(from: string, to: string, ends: readonly string[] = companions): void {
  mkdirSync(dirname(to), { recursive: true });
  for (const end of ends) renameSync(`${from}${end}`, `${to}${end}`);
}

type Mishap = {
  what: string;
  happen: (file: string, aside: string) => void;
  /** Repairs the file; undefined if the server recovers by itself. */
  mend?: (file: string, aside: string) => void;
  says: RegExp;
};

const mishaps: readonly Mishap[] = [
  {
    what: "is moved away",
    happen: move,
    mend: (file, aside) => move(aside, file),
    says: /se movió, se reemplazó o se borró/,
  },
  {
    what: "is moved away without its -wal",
    happen: (file, aside) => move(file, aside, [""]),
    mend: (file, aside) => move(aside, file, [""]),
    says: /se movió/,
  },
  {
    what: "is moved away with its folder, and an empty one stands there",
    happen: (file, aside) => {
      renameSync(dirname(file), aside);
      mkdirSync(dirname(file));
    },
    mend: (file, aside) => {
      rmSync(dirname(file), { recursive: true });
      renameSync(aside, dirname(file));
    },
    says: /se movió/,
  },
  {
    what: "gives way to an empty file",
    happen: (file, aside) => {
      move(file, aside);
      writeFileSync(file, "");
    },
    mend: (file, aside) => move(aside, file),
    says: /se movió/,
  },
  {
    what: "is deleted, and a backup takes its place",
    happen: (file, aside) => {
      writeBackup(file, aside);
      for (const end of companions) rmSync(`${file}${end}`);
    },
    mend: (file, aside) => renameSync(aside, file),
    says: /se borró/,
  },
  { what: "loses its -wal", happen: (file) => rmSync(`${file}-wal`), says: /le falta su archivo -wal/ },
  { what: "loses its -shm", happen: (file) => rmSync(`${file}-shm`), says: /le falta su archivo -wal o -shm/ },
  { what: "is touched", happen: (file) => utimesSync(file, 1, 1), says: /Otro programa escribió/ },
];

test.each(mishaps)(
  "acknowledges nothing once its file $what, and the file still has earlier acknowledged messages",
  async ({ happen, mend, says }) => {
    const { databaseFile, store } = await getStore(2);
    const aside = join(createTestFolder(), "aside", "wim.sqlite");
    mkdirSync(dirname(aside));
    happen(databaseFile, aside);
    await expect(store.add(lead(3))).rejects.toMatchObject({ reason: "error", message: expect.stringMatching(says) });
    if (mend) {
      await expect(store.check()).rejects.toMatchObject({ reason: "error" });
      await expect(store.add(lead(3))).rejects.toMatchObject({ reason: "error" });
      mend(databaseFile, aside);
    }
    await store.check();
    // The message may already be stored although it was not acknowledged.
    expect(await store.add(lead(3))).toMatch(/stored/);
    expect(await namesIn(databaseFile)).toEqual(["Persona 1", "Persona 2", "Persona 3"]);
  },
);

test.each(["nothing", "an empty file"])("leaves a -wal next to %s unchanged until its file is back", async (what) => {
  const { databaseFile, store } = await getStore(3);
  const aside = `${databaseFile}.aside`;
  const link = `${databaseFile}.link`;
  symlinkSync(databaseFile, link);
  renameSync(databaseFile, aside);
  if (what === "an empty file") writeFileSync(databaseFile, "");
  await expect(store.add(lead(4))).rejects.toMatchObject({ reason: "error" });
  await expect(store.add(lead(4))).rejects.toThrow(/devuélvelo a su lugar, junto al -wal/);
  await store.close();
  const wal = readFileSync(`${databaseFile}-wal`);
  const missing = /^No se pudo abrir la base de datos .*: falta el archivo, y en .*wim\.sqlite-wal hay registros/;
  for (const name of [databaseFile, link]) {
    await expect(openSqliteStore(name, { startThread: startDatabaseOnSameThread })).rejects.toThrow(missing);
    expect(() => writeBackup(name, join(createTestFolder(), "copia.sqlite"))).toThrow(missing);
    await expect(namesIn(name)).rejects.toThrow(missing);
  }
  expect(() => restoreBackup(aside, databaseFile)).toThrow(/^Ya existe /);
  expect(readFileSync(`${databaseFile}-wal`).equals(wal)).toBe(true);
  renameSync(aside, databaseFile);
  await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread }).then((again) => again.close());
  expect(await namesIn(databaseFile)).toEqual(expect.arrayContaining(["Persona 1", "Persona 2", "Persona 3"]));
});

const emptyWal = (file: string) => runSql(file, "PRAGMA wal_checkpoint(TRUNCATE)");

test("leaves a file and the -wal of another file unchanged, and ignores an empty -wal", async () => {
  const { databaseFile, store } = await getStore(400);
  const [backup, aside] = [join(createTestFolder(), "copia.sqlite"), `${databaseFile}.aside`];
  writeBackup(databaseFile, backup);
  emptyWal(databaseFile);
  await store.addAll([lead(900), lead(901)]);
  renameSync(databaseFile, aside);
  await store.close();
  copyFileSync(backup, databaseFile);
  const contents = () => ["", "-wal"].map((end) => readFileSync(`${databaseFile}${end}`));
  const before = contents();
  await expect(openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread })).rejects.toThrow(
    /-wal es de otro archivo/,
  );
  expect(contents()).toEqual(before);
  renameSync(aside, databaseFile);
  expect(() => restoreBackup(databaseFile, join(createTestFolder(), "wim.sqlite"))).toThrow(/no es un respaldo/);
  expect(await namesIn(databaseFile)).toHaveLength(402);

  const fresh = join(createTestFolder(), "wim.sqlite");
  writeFileSync(`${fresh}-wal`, "");
  await openSqliteStore(fresh, { startThread: startDatabaseOnSameThread }).then((started) => started.close());
});

test("notices when the database's symbolic link points to another file", async () => {
  const { databaseFile } = await getStore(1);
  const other = await getStore(1);
  const link = join(createTestFolder(), "wim.sqlite");
  symlinkSync(databaseFile, link);
  const store = await openSqliteStore(link, { startThread: startDatabaseOnSameThread, retryMs: 0 });
  onTestFinished(() => store.close());
  expect(await store.add(lead(2))).toBe("stored");
  rmSync(link);
  symlinkSync(other.databaseFile, link);
  await expect(store.add(lead(3))).rejects.toMatchObject({ reason: "error" });
  expect(await store.add(lead(3))).toBe("stored");
  expect(await namesIn(other.databaseFile)).toEqual(["Persona 1", "Persona 3"]);
});

test("refuses a file that is overwritten in place until it is complete", async () => {
  const { databaseFile, store } = await getStore(400);
  const backup = join(createTestFolder(), "copia.sqlite");
  writeBackup(databaseFile, backup);
  emptyWal(databaseFile);
  // Overwrites the file like `cp`: it keeps its inode, and is incomplete for a while.
  const bytes = readFileSync(backup);
  writeFileSync(databaseFile, bytes.subarray(0, bytes.length / 2));
  await expect(store.add(lead(900))).rejects.toMatchObject({ reason: "error" });
  await expect(store.add(lead(900))).rejects.toThrow(/dañada|malformed/);
  for (const end of companions) rmSync(`${databaseFile}${end}`, { force: true });
  writeFileSync(databaseFile, bytes);
  expect(await store.add(lead(900))).toBe("stored");
  expect(await namesIn(databaseFile)).toHaveLength(401);
});

test("checkpoints of other processes are not treated as foreign writes", async () => {
  const { databaseFile, store } = await getStore(100);
  const other = new DatabaseSync(databaseFile, { timeout: 2_000 });
  onTestFinished(() => other.close());
  for (let round = 0; round < 5; round += 1) {
    for (const mode of ["PASSIVE", "RESTART", "TRUNCATE"]) {
      expect(await store.add(lead(1_000 + round))).toMatch(/stored/);
      other.exec(`DELETE FROM events WHERE id = ${round}; PRAGMA wal_checkpoint(${mode})`);
      await store.check();
    }
  }
});

/** Overwrites the pages of one table or index. */
function damage(file: string, name: string): void {
  emptyWal(file);
  const database = new DatabaseSync(file);
  const root = Number(database.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(name)?.rootpage);
  database.close();
  const opened = openSync(file, "r+");
  writeSync(opened, Buffer.alloc(4096, 0xa5), 0, 4096, (root - 1) * 4096);
  closeSync(opened);
}

const tables = ["events", "unsubscriptions", "mails", "vitals", "unfound_searches", "register"];
test.each([...tables, "events_by_event", "sqlite_autoindex_events_1"])(
  "a check finds damage in %s, and every later message is refused",
  async (name) => {
    const { databaseFile, store } = await getStore(50);
    damage(databaseFile, name);
    await expect(store.check()).rejects.toMatchObject({ reason: "error" });
    await expect(store.add(lead(60))).rejects.toMatchObject({
      reason: "error",
      message: expect.stringMatching(/dañada|malformed/),
    });
    await expect(store.unsubscribe("ana@wim.example")).rejects.toMatchObject({ reason: "error" });
  },
);

test("a check finds a missing table, and only jobs that need it are refused", async () => {
  const { databaseFile, store } = await getStore(1);
  runSql(databaseFile, "DROP TABLE unsubscriptions");
  const [checked, added] = await Promise.allSettled([store.check(), store.add(lead(2))]);
  expect(checked).toMatchObject({ status: "rejected", reason: { reason: "error" } });
  expect(added).toMatchObject({ status: "fulfilled" });
});
