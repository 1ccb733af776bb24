/** `npm run leads`: what the collector has stored, as a summary or as CSV. The server may keep running. */
import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { stringify } from "csv-stringify";
import { plainName } from "#domain/lead.ts";
import { messageOf } from "#server/error-message.ts";
import { openStoreForReading } from "#server/open-store.ts";
import { processSettings } from "#server/server-settings.ts";
import type { StoredLead, Unsubscription } from "#server/store.ts";

const usage = `Uso:
  npm run leads                        cuántos hay, el primero y el último
  npm run --silent leads -- --csv      todos, como CSV, en la salida estándar
  npm run leads -- --csv --out FILE    todos, como CSV, en un archivo
  npm run leads -- --unsubscribed --csv [--out FILE]
                                       los correos que pidieron la baja, como CSV
  npm run leads -- --copy              copia lo que hay en DATABASE_FILE a la base de DATABASE_URL; se puede repetir`;

const columns = [
  { key: "Identity", header: "Identity" },
  { key: "Name", header: "Name" },
  { key: "Email", header: "Email" },
  { key: "Terminos", header: "Terminos" },
  { key: "CheckPublicidad", header: "CheckPublicidad" },
  { key: "Channel", header: "Channel" },
  { key: "IsLead", header: "IsLead" },
  { key: "receivedAt", header: "received_at" },
  { key: "formSubmittedAt", header: "form_submitted_at" },
  { key: "unsubscribedAt", header: "unsubscribed_at" },
] as const satisfies readonly { key: keyof StoredLead; header: string }[];

const unsubscriptionColumns = [
  { key: "email", header: "Email" },
  { key: "firstAt", header: "first_at" },
  { key: "lastAt", header: "last_at" },
] as const satisfies readonly { key: keyof Unsubscription; header: string }[];

try {
  await main();
} catch (error) {
  // The reader of the output may have had enough, as `head` does.
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const { csv, out, unsubscribed, copy } = readArguments();
  const { databaseFile, databaseUrl } = processSettings();
  if ((copy || databaseUrl === undefined) && !existsSync(databaseFile))
    throw new Error(
      `No existe la base de datos ${databaseFile}: arranca el sitio primero, o di dónde está con DATABASE_FILE.`,
    );
  if (copy) return copyAll(databaseFile, databaseUrl);
  const store = await openStoreForReading({ databaseFile, databaseUrl });
  try {
    if (unsubscribed) await writeCsv(store.unsubscriptions(), unsubscriptionColumns, "Bajas exportadas", out);
    else if (csv) await writeCsv(store.leads(), columns, "Leads exportados", out);
    else console.log(await summary(store.leads(), await countOf(store.unsubscriptions())));
  } finally {
    await store.close();
  }
}

async function copyAll(databaseFile: string, databaseUrl: string | undefined): Promise<void> {
  if (databaseUrl === undefined) throw new Error("Falta DATABASE_URL: di a qué base PostgreSQL se copia.");
  const { copyToPostgres } = await import("#server/store/copy-to-postgres.ts");
  const { events, newEvents, conflicts, unsubscriptions, newUnsubscriptions } = await copyToPostgres(
    databaseFile,
    databaseUrl,
  );
  console.log(
    [
      `Mensajes: ${events}; copiados ahora: ${newEvents}; ya estaban: ${events - newEvents}`,
      `Bajas: ${unsubscriptions}; copiadas ahora: ${newUnsubscriptions}`,
      ...(conflicts > 0 ? [`Ya estaban con otros datos, que no se cambiaron: ${conflicts}`] : []),
    ].join("\n"),
  );
}

type Arguments = { csv: boolean; unsubscribed: boolean; copy: boolean; out: string | undefined };

function readArguments(): Arguments {
  try {
    const flag = { type: "boolean", default: false } as const;
    const options = { csv: flag, unsubscribed: flag, copy: flag, out: { type: "string" } } as const;
    const { csv, unsubscribed, copy, out } = parseArgs({ options }).values;
    if ((out !== undefined || unsubscribed) && !csv) throw new Error("they are only written as CSV");
    if (copy && csv) throw new Error("one thing at a time");
    return { csv, unsubscribed, copy, out };
  } catch {
    throw new Error(usage);
  }
}

type Columns = readonly { key: string; header: string }[];

async function writeCsv(rows: AsyncIterable<object>, columns: Columns, done: string, file?: string): Promise<void> {
  const csv = stringify({
    header: true,
    columns: [...columns],
    // A spreadsheet must not run what a stranger typed as a name.
    escape_formulas: true,
    // Rows from before the rule hold what a mailing tool would take for a second address.
    cast: { boolean: String, string: plainName },
  });
  // Personal names and addresses: the file is for its owner only.
  const target = file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600 });
  await pipeline(Readable.from(rows), csv, target);
  if (file !== undefined) console.log(`${done} a ${file}`);
}

async function countOf(rows: AsyncIterable<unknown>): Promise<number> {
  let count = 0;
  for await (const _ of rows) count += 1;
  return count;
}

async function summary(leads: AsyncIterable<StoredLead>, unsubscriptions: number): Promise<string> {
  let count = 0;
  let unfinished = 0;
  let unsubscribed = 0;
  let first: string | undefined;
  let last: string | undefined;
  for await (const lead of leads) {
    count += 1;
    if (lead.formSubmittedAt === null) unfinished += 1;
    if (lead.unsubscribedAt !== null) unsubscribed += 1;
    first ??= lead.receivedAt;
    last = lead.receivedAt;
  }
  const asked = `Correos que pidieron la baja: ${unsubscriptions}`;
  if (count === 0) return unsubscriptions === 0 ? "Todavía no hay leads." : `Todavía no hay leads.\n${asked}`;
  return [
    `Leads: ${count}`,
    `Primero: ${first}`,
    `Último: ${last}`,
    `Sin FORM_SUBMITTED: ${unfinished}`,
    `Dados de baja después de dejar sus datos: ${unsubscribed}`,
    asked,
    "Con --csv se exportan todos.",
  ].join("\n");
}
