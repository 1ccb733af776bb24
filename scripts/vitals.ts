/** `npm run vitals`: reports the site's speed as measured by visitors' browsers. The server may keep running. */
import { parseArgs } from "node:util";
import { getErrorMessage } from "#domain/text/error-message.ts";
import {
  computeP75,
  type DeviceClass,
  rateVital,
  type VitalCount,
  type VitalName,
  type VitalRating,
  vitalNames,
  vitalRetentionDays,
} from "#domain/visits/web-vitals.ts";
import { readProcessSettings } from "#server/server-settings.ts";
import { openStoreForReading } from "#server/store/open-store.ts";

const usage = `Uso:
  npm run vitals                 los últimos 28 días
  npm run vitals -- --days 7     los últimos 7; ${vitalRetentionDays} como máximo`;

const deviceNames: Readonly<Record<DeviceClass, string>> = {
  phone: "celular",
  tablet: "tableta",
  desktop: "computadora",
};

const ratingNames: Readonly<Record<VitalRating, string>> = {
  good: "bien",
  "needs-improvement": "regular",
  poor: "mal",
};

const formatNumber = (value: number, digits: number) =>
  value.toLocaleString("es-MX", { minimumFractionDigits: digits, maximumFractionDigits: digits });

const valueFormatters: Readonly<Record<VitalName, (value: number) => string>> = {
  LCP: (ms) => `${formatNumber(ms / 1_000, 1)} s`,
  INP: (ms) => `${formatNumber(ms, 0)} ms`,
  CLS: (score) => formatNumber(score, 2),
};

try {
  await main();
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}

async function main(): Promise<void> {
  const days = readDays();
  const store = await openStoreForReading(readProcessSettings());
  try {
    console.log(formatReport(await store.vitals(days), days));
  } finally {
    await store.close();
  }
}

function readDays(): number {
  try {
    const { days } = parseArgs({ options: { days: { type: "string", default: "28" } } }).values;
    if (/^[1-9]\d{0,2}$/.test(days) && Number(days) <= vitalRetentionDays) return Number(days);
  } catch {
    // The usage error is thrown below.
  }
  throw new Error(usage);
}

function formatReport(counts: readonly VitalCount[], days: number): string {
  if (counts.length === 0)
    return "Todavía no hay mediciones: WIM_VITALS dice de cada cien visitas cuántas se miden (docs/configuration.md).";
  const groups = Map.groupBy(counts, ({ page, device }) => `${page} ${device}`);
  const header = ["Página", "Dispositivo", ...vitalNames.flatMap((metric) => [`${metric} p75`, "visitas"])];
  const rows = [...groups.values()].map((group) => [
    group[0]?.page ?? "",
    deviceNames[group[0]?.device ?? "desktop"],
    ...vitalNames.flatMap((metric) =>
      formatCells(
        metric,
        group.filter((count) => count.metric === metric),
      ),
    ),
  ]);
  return [
    `Últimos ${days} días. De cada cuatro visitas, tres no pasan del p75.`,
    ...alignColumns([header, ...rows]),
    "LCP: cuándo se ve lo principal. INP: cuánto tarda en responder a un toque. CLS: cuánto se mueve la página.",
  ].join("\n");
}

function formatCells(metric: VitalName, counts: readonly VitalCount[]): [string, string] {
  if (counts.length === 0) return ["–", "0"];
  const value = computeP75(counts);
  const visits = counts.reduce((sum, { count }) => sum + count, 0);
  return [`${valueFormatters[metric](value)} ${ratingNames[rateVital(metric, value)]}`, formatNumber(visits, 0)];
}

function alignColumns(rows: readonly string[][]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
