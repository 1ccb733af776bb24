import { spawnSync } from "node:child_process";
import { createWriteStream } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { packTar, type TarSource } from "modern-tar/fs";
import { type ArtefactOptions, collectArtefactFiles, computeSha256 } from "./artefact-files.ts";

/** Namespace of the signatures; `release.sh` accepts no signature from another namespace. */
const signatureNamespace = "wim-release";

export type Artefact = { archive: string; bytes: number; fileCount: number; digest: string };

/** File metadata that does not depend on the machine or the time. */
const fixedMetadata = { mtime: new Date(0), uid: 0, gid: 0, uname: "root", gname: "root" };

/**
 * Writes `wim-….tar.gz` into a folder, with the digest in `.sha256` and the SBOM in `.cdx.json`. Equal files give the
 * same bytes.
 *
 * @param signingKey - file of an SSH key; its signature of the archive is in `.sig`.
 * @throws {Error} with one line in Spanish, if the site is not built or contains a symbolic link, npm cannot list the
 *   packages, or the key cannot sign.
 */
export async function writeArtefact(folder: string, options: ArtefactOptions, signingKey?: string): Promise<Artefact> {
  const { name, files } = await collectArtefactFiles(options);
  const sources = files.map(
    ({ path, content, isProgram }): TarSource => ({
      ...fixedMetadata,
      type: "content",
      target: `${name}/${path}`,
      content,
      mode: isProgram ? 0o755 : 0o644,
    }),
  );
  await mkdir(folder, { recursive: true });
  const archive = join(folder, `${name}.tar.gz`);
  // Writes the archive under a temporary name, so that an incomplete archive never has the final name.
  const unfinishedArchive = `${archive}.${process.pid}`;
  await pipeline(packTar(sources), createGzip(), createWriteStream(unfinishedArchive));
  const packedBytes = await readFile(unfinishedArchive);
  const digest = computeSha256(packedBytes);
  const sbomFile = files.find(({ path }) => path === "sbom.cdx.json");
  if (sbomFile) await writeFile(join(folder, `${name}.cdx.json`), sbomFile.content);
  if (signingKey !== undefined) await sign(unfinishedArchive, `${archive}.sig`, signingKey);
  await writeFile(`${archive}.sha256`, `${digest}  ${name}.tar.gz\n`);
  await rename(unfinishedArchive, archive);
  return { archive, bytes: packedBytes.length, fileCount: files.length, digest };
}

async function sign(file: string, signatureFile: string, key: string): Promise<void> {
  const { status, stderr } = spawnSync("ssh-keygen", ["-Y", "sign", "-f", key, "-n", signatureNamespace, file], {
    // Prompts for the key's password, if it has one.
    stdio: ["inherit", "ignore", "pipe"],
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`No se pudo firmar con ${key}: ${stderr?.trim() || "falta ssh-keygen"}`);
  await rename(`${file}.sig`, signatureFile);
}
