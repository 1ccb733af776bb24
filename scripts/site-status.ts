/**
 * Measures the site, and writes its status page, which nginx serves as `/estado` even when nothing else works. Run by
 * `wim-status.timer`; explained in deploy/README.md.
 *
 * - `--out FOLDER`: receives `estado.html`, and the measurements so far as `estado.json`.
 * - `--site URL`: the site as visitors reach it; by default, `WIM_SITE_URL`.
 * - `--server URL`: the site's own server; by default, `http://127.0.0.1:3000`.
 */
import { readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { fillStatusPage } from "./site-status/fill-status-page.ts";
import { measureSite } from "./site-status/measure-site.ts";
import { recordMeasurement, type StatusHistory } from "./site-status/status-history.ts";

const options = {
  out: { type: "string" },
  site: { type: "string", default: process.env.WIM_SITE_URL ?? "https://www.wim.mx" },
  server: { type: "string", default: "http://127.0.0.1:3000" },
} as const;

try {
  const { out, site, server } = parseArgs({ options }).values;
  if (out === undefined) throw new Error("Falta --out: la carpeta donde se escribe el estado.");
  const page = await readFile(join(process.env.WIM_DIST ?? "dist", "client/estado/index.html"), "utf8");
  const measurement = await measureSite({ siteUrl: site, serverUrl: server });
  const history = recordMeasurement(await readHistory(join(out, "estado.json")), measurement, new Date());
  await replaceFile(join(out, "estado.json"), `${JSON.stringify(history)}\n`);
  await replaceFile(join(out, "estado.html"), fillStatusPage(page, history));
  for (const [part, { works, since }] of Object.entries(history.parts))
    console.log(`${part}: ${works ? "funciona" : "NO FUNCIONA"} desde ${since}`);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}

async function readHistory(file: string): Promise<StatusHistory | undefined> {
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    console.error(`${file} está dañado: la historia empieza otra vez.`);
    return undefined;
  }
}

/** Replaces a file atomically, so that visitors never get a part of it. */
async function replaceFile(file: string, text: string): Promise<void> {
  await writeFile(`${file}.tmp`, text);
  await rename(`${file}.tmp`, file);
}
