/** Backs up a PostgreSQL database with PostgreSQL's own programs, and checks the result. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, rmSync } from "node:fs";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { type CopyCounts, finalizeBackupFile, refuseToReplace, requireAllRows } from "#server/store/backup-file.ts";
import { buildRecordTaskSql } from "#server/store/completed-tasks.ts";
import { openClient } from "./postgres-client.ts";
import { requireCurrentSchemaVersion } from "./postgres-migrations.ts";

/**
 * The certificates that Debian trusts. By default, `pg_dump` looks for `~/.postgresql/root.crt`, which does not exist.
 */
const systemAuthorities = "/etc/ssl/certs/ca-certificates.crt";

/**
 * Writes a backup in `pg_dump`'s custom format under a temporary name, reads it back completely, then renames it.
 *
 * @throws {Error} in Spanish, if the name is taken, a program is missing, or the copy is incomplete.
 */
export async function writePostgresBackup(url: string, backup: string): Promise<CopyCounts> {
  const partialFile = `${backup}.part`;
  refuseToReplace([backup, partialFile]);
  const client = await openClient(url, requireCurrentSchemaVersion);
  try {
    const { rows } = await client.query(
      "SELECT (SELECT count(*) FROM events) AS events, (SELECT count(*) FROM unsubscriptions) AS unsubscriptions",
    );
    const originalCounts = { eventCount: Number(rows[0].events), unsubscriptionCount: Number(rows[0].unsubscriptions) };
    closeSync(openSync(partialFile, "wx", 0o600));
    const { address, env } = prepareDump(url);
    await runProgram("pg_dump", ["--format=custom", `--file=${partialFile}`, `--dbname=${address}`], env);
    const copiedCounts = await countCopiedRows(partialFile);
    requireAllRows(copiedCounts, originalCounts);
    finalizeBackupFile(partialFile, backup);
    await client.query(buildRecordTaskSql("'backup'", "clock_timestamp()"));
    return copiedCounts;
  } catch (error) {
    rmSync(partialFile, { force: true });
    throw new Error(`No se pudo hacer ${backup}: ${getErrorMessage(error)}`, { cause: error });
  } finally {
    await client.end();
  }
}

/** Moves the password from the URL to the environment, because other users of the machine see program arguments. */
export function prepareDump(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const [, start = "", password, end = ""] = /^(\w+:\/\/[^:@/?]*)(?::([^@/?]*))?(@.*)$/.exec(url) ?? [undefined, url];
  return {
    address: `${start}${end}`,
    env: {
      // Checks certificates with the system's authorities, like Node, unless the operator names others. Only for
      // `verify-…`, because `require` would then also check them.
      ...(/[?&]sslmode=verify-(?:ca|full)(?:&|$)/.test(url) &&
        !/[?&]sslrootcert=/.test(url) && { PGSSLROOTCERT: systemAuthorities }),
      ...process.env,
      ...(password !== undefined && { PGPASSWORD: decodeURIComponent(password) }),
      // If the address has several hosts, only the one that accepts writes certainly has all rows.
      PGTARGETSESSIONATTRS: "read-write",
    },
  };
}

/** Reads the whole backup, and counts the rows of two tables. */
async function countCopiedRows(file: string): Promise<CopyCounts> {
  const counts = { events: 0, unsubscriptions: 0 };
  await runProgram("pg_restore", ["--file=-", file], process.env, async (output) => {
    let table: string | undefined;
    for await (const line of createInterface(output)) {
      if (table === undefined) table = /^COPY (?:\S+\.)?(\w+) \(.*\) FROM stdin;$/.exec(line)?.[1];
      else if (line === "\\.") table = undefined;
      else if (table === "events" || table === "unsubscriptions") counts[table] += 1;
    }
  });
  return { eventCount: counts.events, unsubscriptionCount: counts.unsubscriptions };
}

async function runProgram(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv,
  readOutput: (output: Readable) => Promise<unknown> = async (output) => output.resume(),
): Promise<void> {
  const child = spawn(program, args, { env, stdio: ["ignore", "pipe", "pipe"] });
  const [[exitCode], problem] = await Promise.all([
    waitForEnd(program, child),
    text(child.stderr),
    readOutput(child.stdout),
  ]);
  if (exitCode !== 0) throw new Error(`${program}: ${problem.trim()}`);
}

async function waitForEnd(program: string, child: ChildProcess): Promise<[number | null]> {
  try {
    return (await once(child, "close")) as [number | null];
  } catch (error) {
    throw new Error(
      `no se encontró ${program}: instala postgresql-client, de la versión del servidor de la base o más nueva`,
      { cause: error },
    );
  }
}
