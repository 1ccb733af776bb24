import { execFileSync } from "node:child_process";
import { chmodSync, closeSync, copyFileSync, openSync, readdirSync, statSync, writeFileSync, writeSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { StoreUnavailableError } from "#server/store/store-unavailable-error.ts";
import { buildLeadMessage, buildTestIdentity } from "#server/testing/client.ts";
import { readStoredLeads, readStoredUnsubscriptions } from "#server/testing/databases/read-store.ts";
import { startDatabaseOnSameThread } from "#server/testing/databases/same-thread-database.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { type DatabaseThread, openSqliteStore, startSqliteThread } from "./sqlite-store.ts";

const lead = (number: number) => ({ ...buildLeadMessage(number), page: "" });
const leadsTo = (last: number) => Array.from({ length: last }, (_, index) => lead(index + 1));
const newFile = () => join(createTestFolder(), "wim.sqlite");

/** Opens a store that closes when the test ends, and collects all threads that it starts. */
async function storeAndThread(databaseFile: string) {
  const threads: DatabaseThread[] = [];
  const store = await openSqliteStore(databaseFile, {
    startThread(settings) {
      const thread = startSqliteThread(settings);
      threads.push(thread);
      return thread;
    },
  });
  onTestFinished(() => store.close());
  return { store, threads };
}

test("an unsubscription withdraws earlier leads, even if the clock was set back in between", async () => {
  const databaseFile = newFile();
  let now = "";
  const store = await openSqliteStore(databaseFile, {
    now: () => new Date(now),
    startThread: startDatabaseOnSameThread,
  });
  onTestFinished(() => store.close());
  now = "2026-03-01T12:01:00.000Z";
  await store.add(lead(1));
  now = "2026-03-01T12:00:00.000Z";
  await store.unsubscribe("ana@wim.example");
  now = "2026-03-01T11:00:00.000Z";
  await store.add(lead(2));
  expect((await readStoredLeads({ databaseFile })).map(({ Name, consent }) => [Name, consent])).toEqual([
    ["Persona 1", "withdrawn"],
    ["Persona 2", "unconfirmed"],
  ]);
});

test("messages that arrive while the disk is busy are written together", async () => {
  const databaseFile = newFile();
  const { store, threads } = await storeAndThread(databaseFile);
  const orders = vi.spyOn(threads[0] as DatabaseThread, "postMessage");
  const outcomes = await Promise.all(leadsTo(200).map((each) => store.add(each)));
  expect(orders.mock.calls.map(([order]) => order.length)).toEqual([1, 199]);
  expect(outcomes).toEqual(Array(200).fill("stored"));
  expect(await readStoredLeads({ databaseFile })).toHaveLength(200);
});

test("a thread that ends is replaced; its messages are refused or stored, and can be sent again", async () => {
  const databaseFile = newFile();
  const { store, threads } = await storeAndThread(databaseFile);
  const before = leadsTo(50);
  const asked = Promise.allSettled(before.map((each) => store.add(each)));
  await (threads[0] as ReturnType<typeof startSqliteThread>).terminate();
  for (const each of await asked)
    if (each.status === "rejected") expect(each.reason).toBeInstanceOf(StoreUnavailableError);
  const again = await Promise.all(before.map((each) => store.add(each)));
  expect(again.every((outcome) => outcome === "stored" || outcome === "already-stored")).toBe(true);
  expect(threads).toHaveLength(2);
  expect((await readStoredLeads({ databaseFile })).map(({ Name }) => Name)).toEqual(
    before.map((_, index) => `Persona ${index + 1}`),
  );
});

/** @returns a folder of limited size; undefined if nothing can be mounted. */
function smallDisk(kilobytes: number): string | undefined {
  const folder = createTestFolder();
  try {
    execFileSync("/bin/mount", ["-t", "tmpfs", "-o", `size=${kilobytes}k`, "tmpfs", folder], { stdio: "ignore" });
  } catch {
    return undefined;
  }
  onTestFinished(() => void execFileSync("/bin/umount", ["--lazy", folder]));
  return folder;
}

test("a store on a full disk refuses messages, keeps acknowledged ones, and works again once there is space", async ({
  skip,
}) => {
  const disk = smallDisk(800);
  if (disk === undefined) return skip("needs to mount a small disk");
  const databaseFile = join(disk, "wim.sqlite");
  const filler = join(disk, "filler");
  writeFileSync(filler, Buffer.alloc(300_000));
  const { store } = await storeAndThread(databaseFile);
  const acknowledged: string[] = [];
  let refusal: unknown;
  for (let number = 1; refusal === undefined && number <= 2_000; number += 1)
    await store.add(lead(number)).then(
      () => acknowledged.push(`Persona ${number}`),
      (error: unknown) => {
        refusal = error;
      },
    );
  expect(refusal).toBeInstanceOf(StoreUnavailableError);
  expect(acknowledged.length).toBeGreaterThan(10);
  await expect(store.check()).rejects.toBeInstanceOf(StoreUnavailableError);
  expect((await readStoredLeads({ databaseFile })).map(({ Name }) => Name)).toEqual(acknowledged);
  writeFileSync(filler, "");
  await store.check();
  expect(await store.add(lead(3_000))).toBe("stored");
  expect(await readStoredLeads({ databaseFile })).toHaveLength(acknowledged.length + 1);
});

test("only the owner can read its files, even if the file was readable before", async () => {
  const databaseFile = join(createTestFolder(), "data", "wim.sqlite");
  const first = await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread });
  await first.close();
  chmodSync(databaseFile, 0o644);
  chmodSync(dirname(databaseFile), 0o755);
  const { store } = await storeAndThread(databaseFile);
  await store.add(lead(1));
  const modes = readdirSync(dirname(databaseFile)).map((name) => [
    name,
    statSync(join(dirname(databaseFile), name)).mode & 0o777,
  ]);
  expect(modes).toEqual([
    [".wim.sqlite.lock", 0o600],
    ["wim.sqlite", 0o600],
    ["wim.sqlite-shm", 0o600],
    ["wim.sqlite-wal", 0o600],
  ]);
});

test("a damaged file is not opened, and neither is one that is not a database", async () => {
  const databaseFile = newFile();
  const first = await openSqliteStore(databaseFile, { startThread: startDatabaseOnSameThread });
  await first.addAll(leadsTo(500));
  await first.close();
  const file = openSync(databaseFile, "r+");
  writeSync(file, Buffer.alloc(3 * 4096, 0xff), 0, 3 * 4096, 5 * 4096);
  closeSync(file);
  await expect(openSqliteStore(databaseFile)).rejects.toThrow(
    /^No se pudo abrir la base de datos .*wim\.sqlite: está dañada \(.*\); detén el sitio y restaura un respaldo\.$/,
  );
  writeFileSync(databaseFile, "x".repeat(5_000));
  await expect(openSqliteStore(databaseFile)).rejects.toThrow(/^No se pudo abrir la base de datos .*not a database/);
});

/** Version 2 of the schema, as early versions of the site created it. */
const secondSchema = `
  CREATE TABLE events (
    id INTEGER PRIMARY KEY, identity TEXT NOT NULL, event TEXT NOT NULL, page TEXT NOT NULL,
    properties TEXT NOT NULL CHECK (json_valid(properties)), received_at TEXT NOT NULL, UNIQUE (identity, event, page)
  ) STRICT;
  CREATE INDEX events_by_event ON events (event, received_at);
  CREATE TABLE unsubscriptions (email TEXT PRIMARY KEY, first_at TEXT NOT NULL, last_at TEXT NOT NULL) STRICT;
  PRAGMA user_version = 2;`;

test("migrates a file of an early version, which ordered rows by time instead of by id", async () => {
  const databaseFile = newFile();
  const database = new DatabaseSync(databaseFile);
  database.exec(secondSchema);
  const insert = database.prepare(
    "INSERT INTO events (identity, event, page, properties, received_at) VALUES (?, 'Login', '', ?, ?)",
  );
  for (const [number, Email, time] of [
    [1, "ana@wim.example", "2026-03-01T12:00:00.000Z"],
    [2, "ana@wim.example", "2026-03-02T12:00:00.000Z"],
    [3, "eva@wim.example", "2026-03-02T12:00:00.000Z"],
  ] as const)
    insert.run(buildTestIdentity(number), JSON.stringify({ ...buildLeadMessage(number).properties, Email }), time);
  const unsubscribed = database.prepare("INSERT INTO unsubscriptions VALUES (?, ?, ?)");
  unsubscribed.run("ana@wim.example", "2026-02-01T12:00:00.000Z", "2026-03-01T12:00:00.000Z");
  unsubscribed.run("eva@wim.example", "2026-02-01T12:00:00.000Z", "2026-02-01T12:00:00.000Z");
  database.close();

  const { store } = await storeAndThread(databaseFile);
  expect(await store.add(lead(4))).toBe("stored");
  expect((await readStoredLeads({ databaseFile })).map(({ Name, consent }) => [Name, consent])).toEqual([
    ["Persona 1", "withdrawn"],
    ["Persona 2", "unconfirmed"],
    ["Persona 3", "unconfirmed"],
    ["Persona 4", "unconfirmed"],
  ]);
  await store.unsubscribe("eva@wim.example");
  const [, , eva] = await readStoredLeads({ databaseFile });
  expect(eva).toMatchObject({
    consent: "withdrawn",
    unsubscribedAt: (await readStoredUnsubscriptions({ databaseFile }))[1]?.lastAt,
  });
});

test("a copy made without the -wal of a running server is reported as such", async () => {
  const databaseFile = newFile();
  const { store } = await storeAndThread(databaseFile);
  await store.addAll(leadsTo(250));
  const copy = newFile();
  copyFileSync(databaseFile, copy);
  await expect(readStoredLeads({ databaseFile: copy })).rejects.toThrow(
    /^No se pudo abrir la base de datos .*: no tiene las tablas del sitio\. Si se copió con «cp» .*-wal.*--backup ARCHIVO/,
  );
});
