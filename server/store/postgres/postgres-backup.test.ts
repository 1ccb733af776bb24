import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import {
  findPostgresPrograms,
  type RunningPostgres,
  runSingleQuery,
  startPostgres,
} from "#server/testing/databases/test-postgres.ts";
import { runScript } from "#server/testing/process.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { prepareDump, writePostgresBackup } from "./postgres-backup.ts";

const programs = findPostgresPrograms();

describe("the authorities that pg_dump trusts", () => {
  const findAuthorities = (query: string) =>
    prepareDump(`postgresql://wim:clave@db.wim.example/wim${query}`).env.PGSSLROOTCERT;

  test("are the system's, if the URL asks for a certificate that it trusts", () => {
    vi.stubEnv("PGSSLROOTCERT", undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    for (const query of ["?sslmode=verify-full", "?sslmode=verify-ca", "?application_name=wim&sslmode=verify-full&a=b"])
      expect([query, findAuthorities(query)]).toEqual([query, "/etc/ssl/certs/ca-certificates.crt"]);
    for (const query of ["", "?sslmode=require", "?sslmode=verify-full&sslrootcert=/srv/wim/root.crt"])
      expect([query, findAuthorities(query)]).toEqual([query, undefined]);
  });

  test("are those of PGSSLROOTCERT, if it is set", () => {
    vi.stubEnv("PGSSLROOTCERT", "/srv/wim/root.crt");
    onTestFinished(() => void vi.unstubAllEnvs());
    expect(findAuthorities("?sslmode=verify-full")).toBe("/srv/wim/root.crt");
  });
});

describe.skipIf(programs === undefined)("on a PostgreSQL", () => {
  let postgres: RunningPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.remove());

  async function createDatabase(name: string) {
    const buildUrl = (database: string) => `postgresql://wim:una%20clave@127.0.0.1:${postgres.port}/${database}`;
    await runSingleQuery(buildUrl("postgres"), `CREATE DATABASE ${name}`);
    return buildUrl(name);
  }

  async function createStore(databaseUrl: string) {
    const store = await openStore(
      { databaseFile: "", databaseUrl },
      { onUnavailable: () => {}, onRecovered: () => {} },
    );
    onTestFinished(() => store.close());
    await store.addAll([1, 2, 3].map((number) => ({ ...buildLeadMessage(number), page: "" })));
    await store.unsubscribe("ana@wim.example");
    return store;
  }

  test("`leads --backup` writes a full backup while servers write, updates the metrics, and never shows the password", async () => {
    const databaseUrl = await createDatabase("live");
    const store = await createStore(databaseUrl);
    const backup = join(createTestFolder(), "wim.backup");
    const path = `${programs}:${process.env.PATH}`;
    const result = await runScript("scripts/leads.ts", { DATABASE_URL: databaseUrl, PATH: path }, ["--backup", backup]);
    expect(result).toEqual({
      ...{ exitCode: 0, stderr: "" },
      stdout: `Respaldado y revisado en ${backup}. Mensajes: 3; bajas: 1\n`,
    });
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect(await store.readCompletedTasks()).toEqual({ backup: expect.any(String) });

    const restoredUrl = await createDatabase("restored");
    execFileSync(join(programs ?? "", "pg_restore"), ["--clean", "--if-exists", `--dbname=${restoredUrl}`, backup]);
    const readLeads = (url: string) => readStoredLeads({ databaseFile: "", databaseUrl: url });
    expect(await readLeads(restoredUrl)).toEqual(await readLeads(databaseUrl));

    const again = await runScript("scripts/leads.ts", { DATABASE_URL: databaseUrl, PATH: path }, ["--backup", backup]);
    expect([again.exitCode, again.stderr]).toEqual([1, expect.stringContaining("Ya existe")]);
  });

  test("if `pg_dump` is missing or fails, there is no backup, and the reason is reported", async () => {
    const databaseUrl = await createDatabase("other");
    await createStore(databaseUrl);
    const folder = createTestFolder();
    vi.stubEnv("PATH", folder);
    onTestFinished(() => void vi.unstubAllEnvs());
    const backup = join(folder, "wim.backup");
    await expect(writePostgresBackup(databaseUrl, backup)).rejects.toThrow(/no se encontró pg_dump: instala/);
    vi.stubEnv("PATH", programs ?? "");
    await expect(writePostgresBackup(`${databaseUrl}?unknown=1`, backup)).rejects.toThrow(/pg_dump: .*unknown/);
    expect(readdirSync(folder)).toEqual([]);
    expect(existsSync(backup)).toBe(false);
  });
});
