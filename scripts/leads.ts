/** `npm run leads`: what the collector has stored, in short or as CSV. The server may go on running. */
import { createWriteStream, existsSync } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { parseArgs } from "node:util";
import { stringify } from "csv-stringify";
import { messageOf } from "#server/error-message.ts";
import { processSettings } from "#server/settings.ts";
import { openStoreForReading, type StoredLead } from "#server/store.ts";

const usage = `Uso:
  npm run leads                        cuántos hay, el primero y el último
  npm run --silent leads -- --csv      todos, como CSV, en la salida estándar
  npm run leads -- --csv --out FILE    todos, como CSV, en un archivo`;

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
] as const satisfies readonly { key: keyof StoredLead; header: string }[];

try {
  await main();
} catch (error) {
  // Whoever reads the output may have read enough, as `head` does.
  if ((error as NodeJS.ErrnoException).code !== "EPIPE") {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}

async function main(): Promise<void> {
  const { csv, out } = readArguments();
  const { databaseFile } = processSettings();
  if (!existsSync(databaseFile))
    throw new Error(
      `No existe la base de datos ${databaseFile}: arranca el sitio primero, o di dónde está con DATABASE_FILE.`,
    );
  const store = openStoreForReading(databaseFile);
  try {
    if (csv) await writeCsv(store.leads(), out);
    else console.log(summary(store.leads()));
  } finally {
    store.close();
  }
}

function readArguments(): { csv: boolean; out: string | undefined } {
  try {
    const { values } = parseArgs({ options: { csv: { type: "boolean", default: false }, out: { type: "string" } } });
    if (values.out !== undefined && !values.csv) throw new Error("--out necesita --csv");
    return { csv: values.csv, out: values.out };
  } catch {
    throw new Error(usage);
  }
}

async function writeCsv(leads: Iterable<StoredLead>, file: string | undefined): Promise<void> {
  const rows = stringify({
    header: true,
    columns,
    // A spreadsheet must not run what a stranger typed as a name.
    escape_formulas: true,
    cast: { boolean: String },
  });
  // Names and addresses of people: the file is for its owner only.
  const target = file === undefined ? process.stdout : createWriteStream(file, { mode: 0o600 });
  await pipeline(Readable.from(leads), rows, target);
  if (file !== undefined) console.log(`Leads exportados a ${file}`);
}

function summary(leads: Iterable<StoredLead>): string {
  let count = 0;
  let unfinished = 0;
  let first: string | undefined;
  let last: string | undefined;
  for (const lead of leads) {
    count += 1;
    if (lead.formSubmittedAt === null) unfinished += 1;
    first ??= lead.receivedAt;
    last = lead.receivedAt;
  }
  if (count === 0) return "Todavía no hay leads.";
  return [
    `Leads: ${count}`,
    `Primero: ${first}`,
    `Último: ${last}`,
    `Sin FORM_SUBMITTED: ${unfinished}`,
    "Con --csv se exportan todos.",
  ].join("\n");
}
