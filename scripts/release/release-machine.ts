import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import type { Section } from "./release-report.ts";

/** Where the release is made from: for information, it blocks nothing. */
export function machineSection(): Section {
  const { version } = JSON.parse(readFileSync("package.json", "utf8"));
  const git = (...args: string[]) => spawnSync("git", args, { encoding: "utf8" });
  const commit = git("rev-parse", "--short", "HEAD");
  const changed = git("status", "--porcelain").stdout?.split("\n").filter(Boolean) ?? [];
  const place = commit.status === 0 ? `commit ${commit.stdout.trim()}` : "sin repositorio de git";
  return {
    name: "Equipo",
    seen: `versión ${version}, Node ${process.version.slice(1)}, ${place}.`,
    problems:
      changed.length > 0 ? [`${changed.length} archivos sin guardar en git: la publicación no se podría repetir.`] : [],
    weight: "advice",
  };
}
