/**
 * Writes `version.json`, which names the commit that the site was built from, so that the editor knows when a
 * publication is visible.
 */
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { runReadOnlyGit } from "#scripts/machine/read-git.ts";

/** Folders and files with the site's sources, as git pathspecs. */
const sourcePathspecs = [
  "src",
  "public",
  "uploads",
  "documents",
  "server",
  "scripts",
  "deploy",
  ":(glob)*.ts",
  ":(glob)*.json",
];

/**
 * Writes no file without git, or if sources differ from the commit. `committedAt` is the time of the commit, not of the
 * build, so that equal sources give equal files.
 */
export async function writeVersionFile(clientDir: string, root = "."): Promise<void> {
  const status = runReadOnlyGit(["status", "--porcelain", "--untracked-files=no", "--", ...sourcePathspecs], root);
  const commitLine = runReadOnlyGit(["log", "-1", "--format=%H %ct"], root);
  if (status.status !== 0 || commitLine.status !== 0 || status.stdout !== "") return;
  const [commit, seconds] = commitLine.stdout.trim().split(" ");
  const committedAt = new Date(Number(seconds) * 1000).toISOString();
  await writeFile(join(clientDir, "version.json"), `${JSON.stringify({ commit, committedAt })}\n`);
}
