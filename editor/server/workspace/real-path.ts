/** Prevents symlinks from leading out of the checkout, for example to the host's secrets. */
import { realpathSync } from "node:fs";
import { dirname } from "node:path";

/**
 * Whether a path stays inside one of the folders after its symlinks are followed. For a missing path, checks the part
 * that exists.
 *
 * @param path - absolute, like the folders, which must exist.
 */
export function staysInside(path: string, folders: readonly string[]): boolean {
  const realPath = findRealPath(path);
  return folders.map((folder) => realpathSync.native(folder)).some((folder) => isWithin(realPath, folder));
}

const isWithin = (path: string, folder: string) =>
  path === folder || (path.startsWith(folder) && /[\\/]/.test(path.charAt(folder.length)));

function findRealPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if ((code !== "ENOENT" && code !== "ENOTDIR") || dirname(path) === path) throw error;
    return findRealPath(dirname(path));
  }
}
