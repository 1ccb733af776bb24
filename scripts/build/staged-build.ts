/** A build appears in its folder when it is whole: until then a server there goes on with the one before. */
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

/** With the process's number after it. Inside the folder itself: on whatever disk that is, a rename moves it from there. */
const [next, old] = [".next-", ".old-"];

/**
 * @param distDir - where the build belongs. Nothing in it changes if `build` fails, or is stopped.
 * @param build - writes into the folder that it is given.
 * @throws {Error} in Spanish, if what stands there cannot be replaced; what `build` throws.
 */
export async function stagedBuild<Result>(
  distDir: string,
  build: (stagingDir: string) => Promise<Result>,
): Promise<Result> {
  clearRemains(distDir);
  const stagingDir = join(distDir, `${next}${process.pid}`);
  mkdirSync(stagingDir, { recursive: true });
  try {
    const result = await build(stagingDir);
    publish(stagingDir, distDir);
    return result;
  } finally {
    clearRemains(distDir);
  }
}

/** Two renames for each part, with nothing between them; the pages last, when all else is there. */
function publish(stagingDir: string, distDir: string): void {
  const oldDir = join(distDir, `${old}${process.pid}`);
  mkdirSync(oldDir);
  for (const name of readdirSync(stagingDir).toSorted((a, b) => Number(a === "client") - Number(b === "client"))) {
    const [made, place, kept] = [join(stagingDir, name), join(distDir, name), join(oldDir, name)];
    const isReplaced = existsSync(place);
    try {
      if (isReplaced) renameSync(place, kept);
      renameSync(made, place);
    } catch (error) {
      if (isReplaced && !existsSync(place)) renameSync(kept, place);
      throw new Error(
        `No se pudo poner en su lugar ${place}: cierra lo que lo esté usando y vuelve a construir el sitio.`,
        { cause: error },
      );
    }
  }
}

/** What this process leaves, and what builds that were stopped have left. */
function clearRemains(distDir: string): void {
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

/** Vike writes into its entry where it was built. */
export function nameFinalPlace(entryFile: string, stagingDir: string, distDir: string): void {
  const inCode = (dir: string) => JSON.stringify(resolve(dir)).slice(1, -1);
  const code = readFileSync(entryFile, "utf8");
  writeFileSync(
    entryFile,
    code.replaceAll(inCode(stagingDir), () => inCode(distDir)),
  );
}
