/** `npm run searches`: what people searched for and did not find, without identities. The server may keep running. */
import { parseArgs } from "node:util";
import { minSharedSearches, type UnfoundSearch, unfoundRetentionDays } from "#domain/search/unfound-search.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { readProcessSettings } from "#server/server-settings.ts";
import { openStoreForReading } from "#server/store/open-store.ts";

const usage = `Uso:
  npm run searches                      lo que se buscó y no se encontró en ${unfoundRetentionDays} días, lo más buscado primero
  npm run --silent searches -- --json   lo mismo, como JSON: el editor lo lee de EDITOR_SEARCHES
  npm run --silent searches -- --csv    lo mismo, como CSV para Excel`;

try {
  await main();
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const format = readFormat();
  const store = await openStoreForReading(readProcessSettings());
  try {
    process.stdout.write(format(await store.unfoundSearches()));
  } finally {
    await store.close();
  }
}

type Format = (searches: readonly UnfoundSearch[]) => string;

function readFormat(): Format {
  try {
    const flagOption = { type: "boolean", default: false } as const;
    const { json, csv } = parseArgs({ options: { json: flagOption, csv: flagOption } }).values;
    if (!(json && csv)) return json ? formatJson : csv ? formatCsv : formatReport;
  } catch {
    // The usage error is thrown below.
  }
  throw new Error(usage);
}

function formatJson(searches: readonly UnfoundSearch[]): string {
  return `${JSON.stringify(searches, null, 2)}\n`;
}

/** Formats CSV. Texts have only letters and spaces, so they need no quotes and cannot be formulas. */
function formatCsv(searches: readonly UnfoundSearch[]): string {
  const lines = searches.map(({ text, count }) => `${text},${count}`);
  return `\uFEFF${["text,count", ...lines].join("\r\n")}\r\n`;
}

function formatReport(searches: readonly UnfoundSearch[]): string {
  if (searches.length === 0)
    return `Nada que mostrar: WIM_SEARCHES hace que se cuente, y se muestra desde ${minSharedSearches} veces (docs/configuration.md).\n`;
  return searches.map(({ text, count }) => `${String(count).padStart(7)}  ${text}\n`).join("");
}
