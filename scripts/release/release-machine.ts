import { readFileSync } from "node:fs";
import { runReadOnlyGit } from "#scripts/machine/read-git.ts";
import type { ReportSection } from "./release-report.ts";

/** @returns the section about this machine, which never blocks the release. */
export function buildMachineSection(): ReportSection {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const commit = runReadOnlyGit(["rev-parse", "--short", "HEAD"]);
  const changedFiles = runReadOnlyGit(["status", "--porcelain"]).stdout?.split("\n").filter(Boolean) ?? [];
  const revision = commit.status === 0 ? `commit ${commit.stdout.trim()}` : "sin repositorio de git";
  return {
    name: "Equipo",
    summary: `versión ${version}, Node ${process.version.slice(1)}, ${revision}.`,
    problems:
      changedFiles.length > 0
        ? [`${changedFiles.length} archivos sin guardar en git: la publicación no se podría repetir.`]
        : [],
    weight: "advice",
  };
}
