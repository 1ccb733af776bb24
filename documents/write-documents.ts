import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { type Compile, openCompiler, typstLook } from "./typst-compiler.ts";

export type SourceDocument = {
  /** Its address on the site. A file that is not a PDF is written exactly as its source. */
  path: `/documentos/${string}.${"pdf" | "mobileconfig"}` | `/${string}.xml`;
  /** In Spanish, for messages: the document and where its content is. */
  name: string;
  /** @throws {Error} in Spanish, if its content has no form in a document. */
  source: () => string;
};

type Task = {
  /** The site's own files. Documents that no content names are deleted from its `documentos`. */
  folder: string;
  /** Records what every file was made from, so that it is made only once. */
  cacheFile: string;
  /** Digest of everything the documents may depend on. While it is the same they are not even read. */
  inputs: string;
  read: () => Promise<readonly SourceDocument[]>;
};

export type WriteSummary = { built: number; kept: number; deleted: number };

/** Digests of what a file was made from, and of the file itself. */
type Made = { key: string; digest: string };
type Cache = {
  /** All inputs that gave these very files, latest first: the same texts under another configuration often do. */
  inputs: readonly string[];
  files: Record<string, Made>;
};

/** How many configurations may be built in turns. */
const knownInputs = 8;

/**
 * Writes the documents that are missing or changed, and those whose source, template, fonts or compiler changed. Files
 * appear only when complete: other builds may run at the same time.
 *
 * @throws {Error} in Spanish, naming the document that cannot be made and why.
 */
export async function writeDocuments({ folder, cacheFile, inputs, read }: Task): Promise<WriteSummary> {
  const cache = await readCache(cacheFile);
  const isIntact = async (path: string) => cache.files[path]?.digest === (await digestOfFile(join(folder, path)));
  const paths = Object.keys(cache.files);
  if (cache.inputs.includes(inputs) && (await Promise.all(paths.map(isIntact))).every(Boolean))
    return { built: 0, kept: paths.length, deleted: await deleteOthers(folder, paths) };

  const look = typstLook();
  let compile: Compile | undefined;
  const files: Record<string, Made> = {};
  let built = 0;
  for (const { path, name, source } of await read()) {
    const content = named(name, source);
    const key = digestOf(`${look.digest}\n${content}`);
    const known = cache.files[path];
    if (known?.key === key && (await isIntact(path))) {
      files[path] = known;
      continue;
    }
    compile ??= openCompiler(look);
    const file = path.endsWith(".pdf") ? named(name, () => (compile as Compile)(content)) : Buffer.from(content);
    await writeWhole(join(folder, path), file, dirname(cacheFile));
    files[path] = { key, digest: digestOf(file) };
    built += 1;
  }
  const deleted = await deleteOthers(folder, Object.keys(files));
  const isSame = built === 0 && Object.keys(files).join() === paths.join();
  const now: Cache = { inputs: [inputs, ...(isSame ? cache.inputs : [])].slice(0, knownInputs), files };
  await writeWhole(cacheFile, `${JSON.stringify(now, undefined, 2)}\n`, dirname(cacheFile));
  return { built, kept: Object.keys(files).length - built, deleted };
}

/** @param workFolder - on the same disk: the file is renamed to its path when it is complete. */
async function writeWhole(path: string, content: Buffer | string, workFolder: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(workFolder, { recursive: true });
  const temporary = join(workFolder, `${basename(path)}.${process.pid}`);
  await writeFile(temporary, content);
  await rename(temporary, path);
}

async function deleteOthers(folder: string, paths: readonly string[]): Promise<number> {
  const names = await readdir(join(folder, "documentos")).catch(() => []);
  const stale = names.filter((name) => /\.(pdf|mobileconfig)$/.test(name) && !paths.includes(`/documentos/${name}`));
  await Promise.all(stale.map((name) => rm(join(folder, "documentos", name), { force: true })));
  return stale.length;
}

function named<Result>(name: string, make: () => Result): Result {
  try {
    return make();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`No se pudo hacer el documento ${name}: ${reason}`, { cause: error });
  }
}

function digestOf(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function digestOfFile(path: string): Promise<string | undefined> {
  return readFile(path).then(digestOf, () => undefined);
}

/** An unreadable cache counts as empty: everything is rebuilt. */
async function readCache(file: string): Promise<Cache> {
  try {
    const { inputs, files }: Cache = JSON.parse(await readFile(file, "utf8"));
    return { inputs: [...inputs], files: { ...files } };
  } catch {
    return { inputs: [], files: {} };
  }
}
