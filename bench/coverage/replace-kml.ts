import { readFileSync } from "node:fs";
import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { packOverlay } from "../../src/content/coverage/overlays/coverage-pack.ts";
import type { OverlayFile } from "../../src/domain/coverage/overlay.ts";
import { packSuffix } from "../../src/domain/coverage/pack/pack.ts";
import { coverageConditions } from "./coverage-conditions.ts";

/** Paths on the server. `kml`: the built page; `pack`: a duplicate page with a packed copy of the overlay. */
export const coveragePagePaths = { kml: "/mapa-de-cobertura", pack: "/mapa-de-cobertura/con-paquete.html" } as const;

const id = "5g";

/**
 * Replaces the 5G overlay of a build with this KML file. It is uncompressed, so that the server and the browser's
 * network process do the same work for every contestant.
 */
export async function replaceKml(distDir: string, file: string): Promise<void> {
  const target = join(distDir, "client", coverageConditions.kmlPath);
  await mkdir(join(target, ".."), { recursive: true });
  for (const suffix of [".br", ".gz", ".sha256", packSuffix, `${packSuffix}.br`, `${packSuffix}.gz`])
    await rm(target + suffix, { force: true });
  await copyFile(file, target);
}

/**
 * Updates the overlay's metadata in the built page, as a build with the new file would. Leaves `downloadBytes`
 * unchanged, because the page would otherwise ask before the download.
 *
 * @returns whether the file is large enough for a packed copy.
 */
export async function updateOverlayProps(distDir: string): Promise<boolean> {
  const target = join(distDir, "client", coverageConditions.kmlPath);
  const kml = readFileSync(target);
  const pack = packOverlay(kml);
  await rewritePage(distDir, coveragePagePaths.kml, { bytes: kml.length });
  if (!pack) return false;
  await writeFile(target + packSuffix, pack.bytes);
  const path = coverageConditions.kmlPath + packSuffix;
  await rewritePage(distDir, coveragePagePaths.pack, { bytes: kml.length, pack: { path, kmlSha256: pack.kmlSha256 } });
  return true;
}

async function rewritePage(distDir: string, path: string, file: Partial<OverlayFile>): Promise<void> {
  const pageFile = join(distDir, "client", coveragePagePaths.kml, "index.html");
  const html = parse(await readFile(pageFile, "utf8"), { comment: true });
  const island = html.querySelector('[data-island="coverage-map"]');
  const props = JSON.parse(island?.getAttribute("data-props") ?? "{}") as { files: OverlayFile[] };
  const files = props.files.map((each) => (each.id === id ? { ...each, ...file } : each));
  island?.setAttribute("data-props", JSON.stringify({ ...props, files }));
  const target = path.endsWith(".html") ? join(distDir, "client", path) : pageFile;
  for (const suffix of [".br", ".gz"]) await rm(target + suffix, { force: true });
  await writeFile(target, html.toString());
}
