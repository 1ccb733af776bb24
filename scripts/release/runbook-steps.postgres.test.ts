/** Runs the guides' commands and SQL for PostgreSQL literally, on real servers. */
import { spawnSync } from "node:child_process";
import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { openStore } from "#server/store/open-store.ts";
import { writePostgresBackup } from "#server/store/postgres/postgres-backup.ts";
import { buildLeadMessage } from "#server/testing/client.ts";
import { readStoredLeads } from "#server/testing/databases/read-store.ts";
import {
  findPostgresPrograms,
  type RunningPostgres,
  runSingleQuery,
  startPostgres,
} from "#server/testing/databases/test-postgres.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";

const programs = findPostgresPrograms();
const noReports = { onUnavailable: () => {}, onRecovered: () => {} };

const pages = new Map(globSync("deploy/{*,runbooks/*}.md").map((path) => [basename(path, ".md"), path] as const));
// The first page of the runbooks has the same name as the guide, and no SQL.
pages.set("guide", "deploy/README.md");
const read = (page: string) => readFileSync(pages.get(page) ?? "", "utf8");

/** Finds a page's blocks in a language, without their indentation. */
const findBlocks = (page: string, language: "sh" | "sql") =>
  [...read(page).matchAll(/^( *)```(sh|sql)[^\n]*\n(.*?)^ *```$/gms)]
    .filter(([, , found]) => found === language)
    .map(([, indent = "", , text = ""]) => text.replaceAll(new RegExp(`^${indent}`, "gm"), "").trimEnd());

const isForPostgres = (line: string) => /^runuser -u postgres -- /.test(line);
const inlineSql = /`((?:ALTER|CREATE|SELECT|SHOW) [^`]+)`/g;

/** Lists what a page says about PostgreSQL: command lines, and SQL statements in its sentences. */
const listPostgresLines = (page: string) =>
  findBlocks(page, "sh").flatMap((block) => block.split("\n").filter(isForPostgres));
const listStatements = (page: string) => [...read(page).matchAll(inlineSql)].map(([, sql = ""]) => sql);

const tried = new Set<string>();

/** Runs commands as the administrator of the server at a port, as root does with `runuser -u postgres`. */
function run(port: number, lines: readonly string[], folder = process.cwd()): string {
  for (const line of lines) tried.add(line);
  const { status, stdout, stderr } = spawnSync(
    "sh",
    ["-e", "-c", `runuser() { shift 3; PGOPTIONS= "$@"; }\n${lines.join("\n")}`],
    {
      cwd: folder,
      encoding: "utf8",
      env: { PATH: `${programs}:${process.env.PATH}`, PGHOST: "127.0.0.1", PGPORT: `${port}`, PGUSER: "postgres" },
    },
  );
  expect([lines, status, stderr]).toEqual([lines, 0, ""]);
  return stdout;
}

const psql = (port: number, sql: string) => {
  tried.add(sql);
  return run(port, [`runuser -u postgres -- psql -v ON_ERROR_STOP=1 -At -c "${sql.replaceAll('"', '\\"')}"`]);
};

describe.skipIf(programs === undefined)("the guides' PostgreSQL", () => {
  let postgres: RunningPostgres;
  const getUrl = (database: string, port = postgres.port) => `postgresql://wim@127.0.0.1:${port}/${database}`;
  beforeAll(async () => {
    postgres = await startPostgres();
    await runSingleQuery(getUrl("postgres"), "CREATE ROLE postgres SUPERUSER LOGIN");
    // In tests, `wim` owns the server; the guide creates a role with that name.
    const [creation = ""] = findBlocks("servers", "sql");
    for (const sql of creation.split("\n")) {
      tried.add(sql);
      await runSingleQuery(getUrl("postgres"), sql.replaceAll(/\bwim\b/g, "made_by_guide"));
    }
    await runSingleQuery(getUrl("postgres"), "CREATE DATABASE wim OWNER wim");
  });
  afterAll(() => postgres.remove());

  test("a backup is restored into a separate database, which replaces the other one", async () => {
    const store = await openStore({ databaseFile: "", databaseUrl: getUrl("wim") }, noReports);
    await store.addAll([1, 2].map((number) => ({ ...buildLeadMessage(number), page: "" })));
    const backup = join(createTestFolder(), "wim-2026-11-29-102000.backup");
    await writePostgresBackup(getUrl("wim"), backup);
    await store.add({ ...buildLeadMessage(3), page: "" });
    await store.close();
    const lines = listPostgresLines("corrupt-file");
    for (const line of lines) tried.add(line);
    run(
      postgres.port,
      lines.map((line) => line.replace("wim-….backup", basename(backup))),
      dirname(backup),
    );
    const count = async (database: string) =>
      (await readStoredLeads({ databaseFile: "", databaseUrl: getUrl(database) })).length;
    expect([await count("wim"), await count("wim_before")]).toEqual([2, 3]);
    // A server opens it, which requires the owner's rights.
    const again = await openStore({ databaseFile: "", databaseUrl: getUrl("wim") }, noReports);
    onTestFinished(() => again.close());
    expect(await again.add({ ...buildLeadMessage(4), page: "" })).toBe("stored");
  });

  test("the guide shows what uses the space, and drops a slot that holds it", () => {
    psql(postgres.port, "SELECT pg_create_physical_replication_slot('lost', true)");
    const shown = run(postgres.port, listPostgresLines("disk-full"));
    expect(shown).toMatch(/lost +\| f +\| \d+/);
    expect(shown).toMatch(/events +\| \d+ kB/);
    for (const sql of listStatements("disk-full")) {
      tried.add(sql);
      psql(postgres.port, sql.replace("…", "lost"));
    }
    expect(psql(postgres.port, "SELECT count(*) FROM pg_replication_slots")).toBe("0\n");
  });

  test("the statements in sentences are understood", () => {
    for (const page of ["database-away", "secret-leaked", "failover"])
      for (const sql of listStatements(page))
        expect([sql, psql(postgres.port, sql)]).toEqual([sql, expect.any(String)]);
  });

  test("a standby replaces a lost server, and accepts leads without its own standby", async () => {
    const standby = await postgres.startStandby({ isSynchronous: true });
    onTestFinished(() => standby.remove());
    const [, names = ""] = findBlocks("servers", "sql");
    const [setting = "", reload = ""] = names.split("\n");
    for (const line of [setting, reload]) tried.add(line);
    // Only checks that PostgreSQL knows the setting, because the standbys that it names do not exist here.
    psql(standby.port, "SHOW synchronous_standby_names");
    psql(postgres.port, setting.replace(/ *--.*/, "").replace("ANY 1 (db2, db3)", "ANY 1 (standby, db3)"));
    psql(postgres.port, reload);
    const databaseUrl = `postgresql://wim@127.0.0.1:${postgres.port},127.0.0.1:${standby.port}/wim`;
    const store = await openStore({ databaseFile: "", databaseUrl }, noReports);
    onTestFinished(() => store.close());
    expect(await store.add({ ...buildLeadMessage(7), page: "" })).toBe("stored");

    const [look = "", ...promotion] = listPostgresLines("failover");
    expect(run(standby.port, [look])).toMatch(/^ t +\| [0-9A-F]+\/[0-9A-F]+ +\| /m);
    await postgres.crash();
    onTestFinished(() => postgres.start());
    expect(promotion).toHaveLength(2);
    expect(run(standby.port, promotion)).toMatch(/^ t$/m);
    await expect.poll(() => store.add({ ...buildLeadMessage(8), page: "" }).catch(() => "away")).toBe("stored");
    const leads = await readStoredLeads({ databaseFile: "", databaseUrl: getUrl("wim", standby.port) });
    expect(leads.map(({ Identity }) => Identity)).toEqual(
      expect.arrayContaining([7, 8].map((number) => buildLeadMessage(number).Identity)),
    );
  });

  test("no command or statement of the guides is left out", () => {
    const all = [...pages.keys()].flatMap((page) => [
      ...listPostgresLines(page),
      ...listStatements(page),
      ...findBlocks(page, "sql").flatMap((block) => block.split("\n")),
    ]);
    expect(all.length).toBeGreaterThan(15);
    expect(all.filter((line) => !tried.has(line))).toEqual([]);
  });
});
