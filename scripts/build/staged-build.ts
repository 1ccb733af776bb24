/** Moves a build to its folder only when complete, so that a server can serve the previous build in the meantime. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/**
 * Prefixes of temporary folders, followed by the process id. The folders are inside the target folder, so that a rename
 * never crosses file systems.
 */
const [nextPrefix, oldPrefix] = [".next-", ".old-"];

/**
 * @param distDir - target folder, which stays unchanged if `build` fails or is interrupted.
 * @param build - writes into the folder passed to it.
 * @throws {Error} in Spanish, if the previous build cannot be replaced; any error of `build`.
 */
export async function runStagedBuild<Result>(
  distDir: string,
  build: (stagingDir: string) => Promise<Result>,
): Promise<Result> {
  deleteLeftovers(distDir);
  const stagingDir = join(distDir, `${nextPrefix}${process.pid}`);
  mkdirSync(stagingDir, { recursive: true });
  try {
    const result = await build(stagingDir);
    publish(stagingDir, distDir);
    return result;
  } finally {
    deleteLeftovers(distDir);
  }
}

/** Replaces each part of the old build with two consecutive renames; the folder of the pages comes last. */
function publish(stagingDir: string, distDir: string): void {
  const oldDir = join(distDir, `${oldPrefix}${process.pid}`);
  mkdirSync(oldDir);
  for (const name of readdirSync(stagingDir).toSorted((a, b) => Number(a === "client") - Number(b === "client"))) {
    const [stagedPath, publishedPath, oldPath] = [join(stagingDir, name), join(distDir, name), join(oldDir, name)];
    const isReplaced = existsSync(publishedPath);
    try {
      if (isReplaced) renameSync(publishedPath, oldPath);
      renameSync(stagedPath, publishedPath);
    } catch (error) {
      if (isReplaced && !existsSync(publishedPath)) renameSync(oldPath, publishedPath);
      throw new Error(
        `No se pudo poner en su lugar ${publishedPath}: cierra lo que lo esté usando y vuelve a construir el sitio.`,
        { cause: error },
      );
    }
  }
}

/** Deletes the leftovers of this process and of interrupted builds. */
function deleteLeftovers(distDir: string): void {
  for (const name of existsSync(distDir) ? readdirSync(distDir) : []) {
    const [, pid] = /^\.(?:next|old)-(\d+)$/.exec(name) ?? [];
    if (pid && (Number(pid) === process.pid || !isRunning(Number(pid))))
      rmSync(join(distDir, name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * Replaces the path of the staging folder, which Vike writes into its entry file, with the path of the final folder.
 */
export function rewriteBuildPath(entryFile: string, stagingDir: string, distDir: string): void {
  const toCodeString = (dir: string) => JSON.stringify(resolve(dir)).slice(1, -1);
  const code = readFileSync(entryFile, "utf8");
  writeFileSync(
    entryFile,
    code.replaceAll(toCodeString(stagingDir), () => toCodeString(distDir)),
  );
}
