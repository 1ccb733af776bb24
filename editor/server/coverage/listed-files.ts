/** The stored files that the lists name: coverage files, and the pictures and documents that staff upload. */
import { toNamedStoredFile } from "#content/coverage/coverage-overlays.ts";
import { parseDataModule } from "#content/forms/data-module.ts";
import { findUploadedFiles, type NamedStoredFile } from "#domain/site/stored-file.ts";
import type { Git } from "#editor/server/workspace/git.ts";
import { getStoredFileName, readCoverageStore } from "#platform/config/coverage-store.ts";
import { isDownloadable, isStored } from "#scripts/coverage/stored-files.ts";
import { coverageListPath, parseCoverageRows } from "./coverage-list.ts";

/** `place`: where the file is uploaded in the editor. */
export type ListedFile = NamedStoredFile & { list: string; place: string };

/** The texts of some lists, by path. */
export type ListTexts = ReadonlyMap<string, string>;

/** The lists whose rows may have uploads, each with its id in the editor. */
const uploadLists: Readonly<Record<string, string>> = {
  "src/content/data/promotions.ts": "promociones",
  "src/content/data/notices.ts": "avisos",
  "src/content/data/testimonials.ts": "opiniones",
  "src/content/data/own-documents.ts": "documentos",
};

export const fileListPaths: readonly string[] = [coverageListPath, ...Object.keys(uploadLists)];

/** @throws {EditorError} if the list of coverage files is invalid; other invalid lists are left to the checks. */
export function listFiles(texts: ListTexts): ListedFile[] {
  return [...texts].flatMap(([list, text]): ListedFile[] => {
    if (list === coverageListPath)
      return parseCoverageRows(text).map((row) => ({ ...toNamedStoredFile(row), list, place: row.overlay }));
    const place = uploadLists[list];
    return place ? findUploads(text).map((file) => ({ ...file, list, place })) : [];
  });
}

function findUploads(text: string): NamedStoredFile[] {
  try {
    return findUploadedFiles(parseDataModule(text));
  } catch {
    return [];
  }
}

/** The texts of the lists at a commit, without those that do not exist there. */
export async function readFileLists(git: Git, commit: string, paths = fileListPaths): Promise<ListTexts> {
  const texts = await Promise.all(paths.map((path) => git.maybe("show", `${commit}:${path}`)));
  return new Map(paths.flatMap((path, at) => (texts[at] === undefined ? [] : [[path, texts[at]]])));
}

/** The files of `after` that `before` does not name. */
export function filterNewFiles(before: readonly ListedFile[], after: readonly ListedFile[]): ListedFile[] {
  const known = new Set(before.map(({ sha256 }) => sha256));
  return after.filter(({ sha256 }) => !known.has(sha256));
}

/**
 * Checks that the build can fetch the files that a publication adds.
 *
 * @param texts - the lists, as they would be published.
 * @returns one line in Spanish for each missing file.
 */
export async function listMissingFileMessages(
  { root, git }: { root: string; git: Git },
  texts: ListTexts,
): Promise<string[]> {
  const after = listFiles(texts);
  if (after.length === 0) return [];
  const upstream = (await git.maybe("rev-parse", "--verify", "--quiet", "@{upstream}")) ?? "HEAD";
  const added = filterNewFiles(listFiles(await readFileLists(git, upstream.trim(), [...texts.keys()])), after);
  const store = readCoverageStore(root);
  const lines: string[] = [];
  for (const file of added) {
    const [label, name] = [`«${file.label}»`, getStoredFileName(file)];
    if (!store) lines.push(`${label}: COVERAGE_STORE dice «no», y así no hay de dónde tomar el archivo.`);
    else if (store.address !== undefined && !(await isDownloadable(store.address, file)))
      lines.push(`${label}: copia ${name} de ${store.folder} a ${store.address}: de ahí lo toma el sitio.`);
    else if (store.address === undefined && !(await isStored(store, file)))
      lines.push(`${label}: sube el archivo otra vez: ${name} no está en ${store.folder}.`);
  }
  return lines;
}
