/** Adds uploads to the built site: the pictures in the sizes and formats that its pages name, and the PDFs. */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import sharp, { type Sharp } from "sharp";
import {
  findPictureFiles,
  findUploadedPdfs,
  type PictureFile,
  type PictureFormat,
} from "#domain/uploads/upload-addresses.ts";
import { readCoverageStore, type StoredFileName, uploadsFolder } from "#platform/config/coverage-store.ts";
import type { CachedRun } from "./build-cache.ts";
import { listBuiltFiles, readPageFile } from "./pages/page-files.ts";

/** Version of the encodings. Change it with them, so that cached pictures are made again. */
const encodingVersion = "picture 1";

const encodings: Readonly<Record<PictureFormat, (picture: Sharp) => Sharp>> = {
  avif: (picture) => picture.avif({ quality: 52 }),
  webp: (picture) => picture.webp({ quality: 76 }),
  jpg: (picture) => picture.flatten({ background: "#fff" }).jpeg({ quality: 78, mozjpeg: true }),
};

/** @param clientDir - folder of the built pages. */
export async function writeUploads(clientDir: string, runCached: CachedRun): Promise<void> {
  const pictures: PictureFile[] = [];
  const pdfs: ReturnType<typeof findUploadedPdfs> = [];
  for (const page of listBuiltFiles(clientDir, ".html")) {
    const html = readPageFile(page);
    pictures.push(...findPictureFiles(html));
    pdfs.push(...findUploadedPdfs(html));
  }
  for (const file of uniqueByPath(pictures))
    await writeFile(await createParentFolder(clientDir, file.path), await makePicture(file, runCached));
  for (const { path, digest } of uniqueByPath(pdfs))
    await copyFile(await findUpload(digest, "pdf"), await createParentFolder(clientDir, path));
}

/** Makes a picture in one size and format, or takes it from the cache. */
export async function makePicture({ digest, width, format }: PictureFile, runCached: CachedRun): Promise<Buffer> {
  const file = await findUpload(digest, "webp");
  return runCached([encodingVersion, basename(file), `${width}`, format], () =>
    encodings[format](sharp(file).resize({ width, withoutEnlargement: true })).toBuffer(),
  );
}

/**
 * Finds an uploaded file by its name and content, in git or else in the store.
 *
 * @param digest - beginning of its digest.
 * @throws {Error} in Spanish, if there is no such file.
 */
export async function findUpload(digest: string, type: StoredFileName["type"]): Promise<string> {
  const storeFolder = readCoverageStore()?.folder ?? "";
  for (const folder of [uploadsFolder, storeFolder]) {
    const names = await readdir(folder).catch(() => []);
    const name = names.find((each) => each.startsWith(digest) && each.endsWith(`.${type}`));
    const file = join(folder, name ?? "");
    if (
      name &&
      createHash("sha256")
        .update(await readFile(file))
        .digest("hex")
        .startsWith(digest)
    )
      return file;
  }
  const places = [uploadsFolder, storeFolder].filter(Boolean).join(" ni en ");
  throw new Error(`${digest}….${type}: este archivo no está en ${places}. Súbelo otra vez en el editor.`);
}

const uniqueByPath = <File extends { path: string }>(files: readonly File[]) => [
  ...new Map(files.map((file) => [file.path, file])).values(),
];

async function createParentFolder(clientDir: string, path: string): Promise<string> {
  const file = join(clientDir, path);
  await mkdir(dirname(file), { recursive: true });
  return file;
}
