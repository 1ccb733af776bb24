/**
 * `npm run leads`: the collector's data as a summary or CSV, people's requests about their data, and backups. The
 * server may keep running.
 */
import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { stringify } from "csv-stringify";
import { normalizeName } from "#domain/leads/lead.ts";
import { isExactEmail } from "#domain/mail/pasted-email.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { readProcessSettings } from "#server/server-settings.ts";
import type { CopyCounts } from "#server/store/backup-file.ts";
import { formatDatabaseVersion, readDatabaseVersion } from "#server/store/database-version.ts";
import type { MergeReport } from "#server/store/merge-report.ts";
import { openPersonalData, openStoreForReading, type StoreLocation } from "#server/store/open-store.ts";
import { recordBackup, restoreBackup, writeBackup } from "#server/store/sqlite/sqlite-backup.ts";
import { mergeIntoFile } from "#server/store/sqlite/sqlite-merge.ts";
import type { StoredLead, Unsubscription } from "#server/store/store.ts";
import { type LeadsCommand, parseLeadsArguments } from "./leads/arguments.ts";
import { backupsReminder, formatRegisterEntry, handlePersonRequest } from "./leads/person-request.ts";

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
  { key: "consent", header: "consent" },
] as const satisfies readonly { key: keyof StoredLead; header: string }[];

const unsubscriptionColumns = [
  { key: "email", header: "Email" },
  { key: "firstAt", header: "first_at" },
  { key: "lastAt", header: "last_at" },
  { key: "confirmedAt", header: "confirmed_at" },
] as const satisfies readonly { key: keyof Unsubscription; header: string }[];

try {
  await main();
} catch (error) {
  // The program that reads the output may close the pipe early, as `head` does.
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") {
    console.error(getErrorMessage(error));
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const command = parseLeadsArguments(process.argv.slice(2));
  const { databaseFile, databaseUrl } = readProcessSettings();
  if (command.kind === "restore") {
    requireFileStore(databaseUrl);
    return reportCopy("Restaurado", restoreBackup(command.file, databaseFile), databaseFile);
  }
  if (command.kind === "backup")
    return reportCopy("Respaldado", await writeBackupFile(command.file, { databaseFile, databaseUrl }), command.file);
  if (command.kind === "database-version") {
    const version = await readDatabaseVersion({ databaseFile, databaseUrl });
    return version && console.log(formatDatabaseVersion(version));
  }
  if (command.kind === "copy" || command.kind === "merge")
    return mergeFile(command.kind === "copy" ? undefined : command.file, { databaseFile, databaseUrl });
  if (command.kind === "summary" || command.kind === "csv") return readLeads(command, { databaseFile, databaseUrl });
  return handleDataCommand(command, { databaseFile, databaseUrl });
}

function requireFileStore(databaseUrl: string | undefined): void {
  if (databaseUrl !== undefined)
    throw new Error("DATABASE_URL está puesta: PostgreSQL se restaura con pg_restore, como dice deploy/README.md.");
}

async function writeBackupFile(file: string, { databaseFile, databaseUrl }: StoreLocation): Promise<CopyCounts> {
  if (databaseUrl !== undefined)
    return (await import("#server/store/postgres/postgres-backup.ts")).writePostgresBackup(databaseUrl, file);
  const counts = writeBackup(databaseFile, file);
  try {
    recordBackup(databaseFile);
  } catch (error) {
    // The backup is complete; only the metrics lack its time.
    console.error(`No se anotó la hora del respaldo. ${getErrorMessage(error)}`);
  }
  return counts;
}

function reportCopy(message: string, { eventCount, unsubscriptionCount }: CopyCounts, file: string): void {
  console.log(`${message} y revisado en ${file}. Mensajes: ${eventCount}; bajas: ${unsubscriptionCount}`);
}

async function readLeads(
  command: Extract<LeadsCommand, { kind: "summary" | "csv" }>,
  location: StoreLocation,
): Promise<void> {
  const store = await openStoreForReading(location);
  try {
    if (command.kind === "summary")
      console.log(await summarizeLeads(store.leads(), await summarizeUnsubscriptions(store.unsubscriptions())));
    else if (command.listsUnsubscriptions)
      await writeCsv(store.unsubscriptions(), unsubscriptionColumns, "Bajas exportadas", command);
    else await writeCsv(store.leads(), columns, "Leads exportados", command);
  } finally {
    await store.close();
  }
}

type DataCommand = Extract<LeadsCommand, { kind: "person" | "erase-older" | "register" }>;

async function handleDataCommand(command: DataCommand, location: StoreLocation): Promise<void> {
  const { databaseFile, databaseUrl } = location;
  if (databaseUrl !== undefined && existsSync(databaseFile))
    console.error(
      `También existe ${databaseFile}: bórralo si ya no se usa, o repite ahí el comando con DATABASE_URL=.`,
    );
  const data = await openPersonalData(location);
  try {
    if (command.kind === "person") await handlePersonRequest(data, command);
    else if (command.kind === "erase-older") {
      const entry = await data.eraseOlderThan(command.days);
      console.error(
        `Mensajes borrados: ${entry.messages}. Las bajas se conservan.\n${backupsReminder}\n${formatRegisterEntry(entry)}`,
      );
    } else console.log((await data.register()).map(formatRegisterEntry).join("\n") || "Todavía no se ha hecho nada.");
  } finally {
    await data.close();
  }
}

/** @param oldFile - file to merge into the store; undefined copies `databaseFile` into PostgreSQL. */
async function mergeFile(oldFile: string | undefined, { databaseFile, databaseUrl }: StoreLocation): Promise<void> {
  if (oldFile === undefined && databaseUrl === undefined)
    throw new Error("Falta DATABASE_URL: di a qué base PostgreSQL se copia.");
  const report =
    databaseUrl === undefined
      ? mergeIntoFile(oldFile ?? "", databaseFile)
      : await (await import("#server/store/postgres/copy-to-postgres.ts")).copyToPostgres(
          oldFile ?? databaseFile,
          databaseUrl,
        );
  console.log(formatMergeReport(report));
}

function formatMergeReport(report: MergeReport): string {
  const { eventCount, newEventCount, unsubscriptionCount, newUnsubscriptionCount, newErasureNumbers } = report;
  const optionalLines = [
    [report.conflictCount, "Ya estaban con otros datos, que no se cambiaron: #"],
    [report.unreadableEventCount, "No se pudieron leer, porque el archivo está dañado: #"],
    [
      report.remainingMailCount,
      "Correos por mandar que siguen en el archivo: #. Se copian cuando ningún servidor lo tiene abierto.",
    ],
  ] as const;
  return [
    `Mensajes: ${eventCount}; copiados ahora: ${newEventCount}; ya estaban: ${eventCount - newEventCount}`,
    `Bajas: ${unsubscriptionCount}; copiadas ahora: ${newUnsubscriptionCount}`,
    ...optionalLines.flatMap(([count, text]) => (count > 0 ? [text.replace("#", String(count))] : [])),
    ...(newErasureNumbers.length > 0
      ? [`En el archivo se borraron datos: repite aquí lo de los folios ${newErasureNumbers.join(", ")}.`]
      : []),
  ].join("\n");
}

type Columns = readonly { key: string; header: string }[];

async function writeCsv(
  rows: AsyncIterable<object>,
  columns: Columns,
  message: string,
  { out: file, isRaw }: Extract<LeadsCommand, { kind: "csv" }>,
): Promise<void> {
  const csv = stringify({
    header: true,
    columns: [...columns],
    // Without a byte order mark, Excel assumes another encoding.
    bom: !isRaw,
    // A spreadsheet must not execute a formula that someone typed as a name.
    escape_formulas: !isRaw,
    cast: {
      boolean: String,
      string: (text) =>
        // An address is never a formula, even if it starts with + or -. Escaped, it could not receive e-mails.
        /^[+-]/.test(text) && isExactEmail(text)
          ? { value: text, escape_formulas: false }
          : // Names stored unnormalized may contain text that a mailing tool reads as a second address.
            normalizeName(text),
    },
  });
  // Only the file's owner may read the personal data.
  const target = file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600 });
  await pipeline(Readable.from(rows), csv, target);
  if (file !== undefined) console.log(`${message} a ${file}`);
}

/** @returns the number of addresses, and a line in Spanish with this number and the number of confirmed addresses. */
async function summarizeUnsubscriptions(rows: AsyncIterable<Unsubscription>): Promise<{ count: number; text: string }> {
  let count = 0;
  let confirmedCount = 0;
  for await (const { confirmedAt } of rows) {
    count += 1;
    if (confirmedAt !== null) confirmedCount += 1;
  }
  const confirmationNote =
    count > 0 ? `; confirmadas por su dueño: ${confirmedCount}. Valen todas, aunque las haya escrito otra persona` : "";
  return { count, text: `Correos que pidieron la baja: ${count}${confirmationNote}` };
}

async function summarizeLeads(
  leads: AsyncIterable<StoredLead>,
  unsubscriptions: { count: number; text: string },
): Promise<string> {
  let count = 0;
  let unfinishedCount = 0;
  let unsubscribedCount = 0;
  let confirmedCount = 0;
  let firstDay: string | undefined;
  let lastDay: string | undefined;
  for await (const lead of leads) {
    count += 1;
    if (lead.formSubmittedAt === null) unfinishedCount += 1;
    if (lead.unsubscribedAt !== null) unsubscribedCount += 1;
    if (lead.consent === "confirmed") confirmedCount += 1;
    firstDay ??= lead.receivedAt;
    lastDay = lead.receivedAt;
  }
  if (count === 0)
    return unsubscriptions.count === 0 ? "Todavía no hay leads." : `Todavía no hay leads.\n${unsubscriptions.text}`;
  return [
    `Leads: ${count}`,
    `Primero: ${firstDay}`,
    `Último: ${lastDay}`,
    `Sin FORM_SUBMITTED: ${unfinishedCount}`,
    `De un correo dado de baja, al que no se escribe: ${unsubscribedCount}`,
    `Confirmados por su dueño: ${confirmedCount}; de los demás no consta quién escribió el correo`,
    unsubscriptions.text,
    "Con --csv se exportan todos.",
  ].join("\n");
}
