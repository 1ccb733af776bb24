/** Tries the archive in an empty folder, and the container made from it. */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { healthPath } from "#domain/site/server-paths.ts";
import { checkContainer, findContainerTool } from "#scripts/machine/programs/container.ts";
import { serveArtefact } from "#scripts/package/serve-artefact.ts";
import { type Artefact, writeArtefact } from "#scripts/package/write-artefact.ts";
import type { ReportSection } from "./release-report.ts";

/** Expected status by path: two pages, the health check, a coverage file, two missing paths. */
const expectedStatuses = {
  "/": 200,
  "/desuscribir-email": 200,
  [healthPath]: 200,
  [coverageOverlays[0].path]: 200,
  "/kml/cobertura-nada.kml": 404,
  "/.env": 404,
} as const satisfies Record<`/${string}`, number>;

export async function checkPackage(distDir: string): Promise<ReportSection[]> {
  const folder = await mkdtemp(join(tmpdir(), "wim-package-"));
  try {
    const artefact = await writeArtefact(folder, { distDir });
    const secondArtefact = await writeArtefact(join(folder, "again"), { distDir });
    const problems = await serveArtefact(artefact.archive, findProblemsAt);
    if (secondArtefact.digest !== artefact.digest) problems.push("Dos paquetes de los mismos archivos no son iguales.");
    const megabytes = (artefact.bytes / 1024 ** 2).toFixed(1);
    const outcome = `${basename(artefact.archive)}: ${artefact.fileCount} archivos, ${megabytes} MB.`;
    return [{ name: "Paquete", summary: outcome, problems }, await checkContainerSection(artefact)];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function findProblemsAt(url: string): Promise<string[]> {
  const checks = Object.entries(expectedStatuses).map(async ([path, expectedStatus]) => {
    const { status } = await fetch(url + path);
    return status === expectedStatus ? [] : [`${path} responde ${status}, no ${expectedStatus}.`];
  });
  return (await Promise.all(checks)).flat();
}

async function checkContainerSection({ archive }: Artefact): Promise<ReportSection> {
  const name = "Contenedor";
  const tool = findContainerTool();
  if (!tool) {
    const noContainerToolMessage =
      "⚠⚠⚠ Aquí no hay podman ni docker que respondan: constrúyelo y pruébalo donde los haya.";
    return { name, summary: noContainerToolMessage, problems: [], weight: "skipped" };
  }
  const problems = await checkContainer(tool, dirname(archive), basename(archive, ".tar.gz"), findProblemsAt);
  return { name, summary: `${tool}, sin root y de solo lectura.`, problems };
}
