import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { getPictureFolder } from "#content/documents/page-pictures.ts";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { splitPageDrawings } from "./pdf/page-drawings.ts";
import { addFormFields } from "./pdf/pdf-form.ts";
import { loadTypstResources } from "./pdf/typst-compiler.ts";
import { startTypstProcess } from "./pdf/typst-process.ts";

type PdfPath = `/documentos/${string}.pdf`;

export type SourceDocument = {
  /** Path of the document on the site. A file that is not a PDF is written exactly as its source. */
  path: PdfPath | `/documentos/${string}.mobileconfig` | `/${string}.xml`;
  /** Title of the document and location of its content, in Spanish, for messages. */
  name: string;
  /** Whether a page shows the document: pictures of the PDF's pages are then made too. */
  hasPagePictures?: boolean;
  /** Whether the PDF is a form, whose marked links become form fields. */
  isForm?: boolean;
  /** @throws {Error} in Spanish, if the content is not supported in a document. */
  renderSource: () => string;
};

type DocumentTask = {
  /**
   * The folder of public files. Documents that the content no longer has are deleted from its subfolder `documentos`.
   */
  folder: string;
  /** File of digests, so that unchanged documents are not built again. */
  cacheFile: string;
  /** Digest of everything that documents may depend on. While this digest is the same, the sources are not read. */
  inputsDigest: string;
  listDocuments: () => Promise<readonly SourceDocument[]>;
};

/** Numbers of documents; their pictures do not count. */
export type WriteSummary = { builtCount: number; unchangedCount: number; deletedCount: number };

/** Digest of a document's sources, and digests of its files, by path. */
type CachedDocument = { key: string; files: Record<string, string> };
type Cache = {
  /** Digests of inputs that gave these files, latest first. Several configurations may give the same files. */
  inputs: readonly string[];
  documents: Record<string, CachedDocument>;
};

/** Maximum number of digests of inputs that the cache keeps. */
const maxInputsDigests = 8;

/**
 * Writes the documents that are missing or damaged, and those whose source, template, fonts or compiler changed. Each
 * file appears only when complete, because other builds may run at the same time.
 *
 * @throws {Error} in Spanish, with the document that cannot be made and the reason.
 */
export async function writeDocuments({
  folder,
  cacheFile,
  inputsDigest,
  listDocuments,
}: DocumentTask): Promise<WriteSummary> {
  const cache = await readCache(cacheFile);
  const isIntact = ({ files }: CachedDocument) =>
    Object.entries(files).every(([path, digest]) => digestFile(join(folder, path)) === digest);
  const previousDocuments = Object.values(cache.documents);
  if (cache.inputs.includes(inputsDigest) && previousDocuments.every(isIntact))
    return {
      builtCount: 0,
      unchangedCount: previousDocuments.length,
      deletedCount: await deleteStaleDocuments(folder, cache.documents),
    };

  const resources = loadTypstResources();
  let typst: ReturnType<typeof startTypstProcess> | undefined;
  const documents: Cache["documents"] = {};
  let builtCount = 0;
  try {
    for (const document of await listDocuments()) {
      const { path, name, hasPagePictures = false } = document;
      const content = await withDocumentName(name, document.renderSource);
      const key = computeDigest(`${resources.digest}\n${hasPagePictures}\n${content}`);
      const cachedDocument = cache.documents[path];
      if (cachedDocument?.key === key && isIntact(cachedDocument)) {
        documents[path] = cachedDocument;
        continue;
      }
      typst ??= startTypstProcess();
      const { compile } = typst;
      const files = await withDocumentName(name, () => createFiles(document, content, compile));
      for (const [file, bytes] of Object.entries(files))
        await writeAtomically(join(folder, file), bytes, dirname(cacheFile));
      const digests = Object.entries(files).map(([file, bytes]) => [file, computeDigest(bytes)]);
      documents[path] = { key, files: Object.fromEntries(digests) };
      builtCount += 1;
    }
  } finally {
    typst?.stop();
  }
  const deletedCount = await deleteStaleDocuments(folder, documents);
  const isSame = builtCount === 0 && Object.keys(documents).join() === Object.keys(cache.documents).join();
  const newCache: Cache = {
    inputs: [inputsDigest, ...(isSame ? cache.inputs : [])].slice(0, maxInputsDigests),
    documents,
  };
  await writeAtomically(cacheFile, `${JSON.stringify(newCache, undefined, 2)}\n`, dirname(cacheFile));
  return { builtCount, unchangedCount: Object.keys(documents).length - builtCount, deletedCount };
}

/**
 * The files of a document, by path. A picture's name contains its page number and a digest, so that browsers may cache
 * it for ever.
 */
async function createFiles(
  { path, hasPagePictures, isForm }: SourceDocument,
  content: string,
  compile: ReturnType<typeof startTypstProcess>["compile"],
): Promise<Record<string, Buffer>> {
  if (!isPdf(path)) return { [path]: Buffer.from(content) };
  const { pdf, drawing } = await compile(content);
  const pictures = hasPagePictures ? splitPageDrawings(drawing) : [];
  const namedPictures = pictures.map((picture, index) => {
    const name = `${index + 1}.${computeDigest(picture).slice(0, 8)}.svg`;
    return [`${getPictureFolder(path)}/${name}`, Buffer.from(picture)];
  });
  return { [path]: isForm ? await addFormFields(pdf) : pdf, ...Object.fromEntries(namedPictures) };
}

const isPdf = (path: string): path is PdfPath => path.endsWith(".pdf");

/**
 * Writes a file that appears only when complete.
 *
 * @param workFolder - a folder on the same file system, where the file is written before it is renamed to its path.
 */
async function writeAtomically(path: string, content: Buffer | string, workFolder: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await mkdir(workFolder, { recursive: true });
  const temporary = join(workFolder, `${basename(path)}.${process.pid}`);
  await writeFile(temporary, content);
  await rename(temporary, path);
}

/** @returns the number of deleted documents; pictures of changed documents do not count. */
async function deleteStaleDocuments(folder: string, documents: Cache["documents"]): Promise<number> {
  const keptFiles = new Set(Object.values(documents).flatMap(({ files }) => Object.keys(files)));
  const names = await readdir(join(folder, "documentos"), { recursive: true }).catch(() => []);
  const staleNames = names.filter(
    (name) => /\.(pdf|mobileconfig|svg)$/.test(name) && !keptFiles.has(`/documentos/${name.replaceAll("\\", "/")}`),
  );
  await Promise.all(staleNames.map((name) => rm(join(folder, "documentos", name), { force: true })));
  return staleNames.filter((name) => !name.endsWith(".svg")).length;
}

async function withDocumentName<Result>(name: string, make: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await make();
  } catch (error) {
    const reason = getErrorMessage(error);
    throw new Error(`No se pudo hacer el documento ${name}: ${reason}`, { cause: error });
  }
}

function computeDigest(content: Buffer | string): string {
  return createHash("sha256").update(content).digest("hex");
}

function digestFile(path: string): string | undefined {
  return existsSync(path) ? computeDigest(readFileSync(path)) : undefined;
}

/** An unreadable cache counts as empty: everything is rebuilt. */
async function readCache(file: string): Promise<Cache> {
  try {
    const { inputs, documents }: Cache = JSON.parse(await readFile(file, "utf8"));
    return { inputs: [...inputs], documents: Object.fromEntries(Object.entries(documents)) };
  } catch {
    return { inputs: [], documents: {} };
  }
}
