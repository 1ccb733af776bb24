import { statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { openFileForServer } from "./sqlite-file.ts";

// Written out here, so that a test fails if the limit changes.
const maxIdleWalBytes = 64 * 1024 ** 2;

test("the -wal shrinks again after a reader kept it growing", () => {
  const file = join(createTestFolder(), "site.sqlite");
  const database = openFileForServer(file, { busyTimeoutMs: 1_000, isChecked: false, mayCreate: true });
  onTestFinished(() => database.close());
  database.exec("CREATE TABLE filler (bytes BLOB)");
  const reader = new DatabaseSync(file);
  reader.exec("BEGIN; SELECT count(*) FROM filler");
  reader.prepare("SELECT count(*) FROM filler").get();
  const insert = database.prepare("INSERT INTO filler VALUES (zeroblob(?))");
  for (let count = 0; count < 10; count += 1) insert.run(maxIdleWalBytes / 8);
  expect(statSync(`${file}-wal`).size).toBeGreaterThan(maxIdleWalBytes);
  reader.close();
  // The first write after the reader restarts the -wal.
  database.exec("PRAGMA wal_checkpoint(PASSIVE)");
  insert.run(1);
  expect(statSync(`${file}-wal`).size).toBeLessThanOrEqual(maxIdleWalBytes);
});
