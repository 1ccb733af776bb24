/**
 * `npm run static-host -- netlify|cloudflare [https://COLLECTOR]`: lays out the built site for a static host, in a
 * folder of that name inside `dist`. Pages are named `esim.html` there, so that they are found at `/esim`; compressed
 * files are left out, since those hosts compress by themselves.
 */
import { cp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { renderHostHeaders, renderHostRedirects, type StaticHost } from "#deploy/host-files.ts";
import { type FileRule, fileRules, hiddenFiles } from "#server/files/file-headers.ts";
import { getErrorMessage } from "#server/http/error-message.ts";
import { readCoverageDigests, readDeploySite } from "./deploy-files.ts";

const hosts: readonly string[] = ["netlify", "cloudflare"] satisfies StaticHost[];
const hiddenEnding = new RegExp(`\\.(${hiddenFiles.endings.join("|")})$`);

type Layout = { clientDir: string; outDir: string; host: StaticHost; collector?: string | undefined };

/** Writes all files to publish into `outDir`, which it empties first. */
export async function writeHostFiles({ clientDir, outDir, host, collector }: Layout): Promise<void> {
  const site = await readDeploySite();
  const digests: FileRule[] = await readCoverageDigests(clientDir);
  await rm(outDir, { recursive: true, force: true });
  for (const file of await publishedFiles(clientDir))
    await cp(join(clientDir, file), join(outDir, toHostPath(file)), { preserveTimestamps: true });
  await writeFile(join(outDir, "_headers"), renderHostHeaders([...fileRules(site), ...digests], host));
  await writeFile(join(outDir, "_redirects"), renderHostRedirects({ pages: site.pages, collector }, host));
}

/** Paths below `clientDir` of the files that visitors may request: `esim/index.html`. */
export async function publishedFiles(clientDir: string): Promise<string[]> {
  const entries = await readdir(clientDir, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(clientDir, "/").length))
    .filter((file) => !hiddenFiles.part.test(`/${file}`) && !hiddenEnding.test(file))
    .sort();
}

/** @returns the path of a built file on a static host, such as `esim.html` for `esim/index.html`. */
export function toHostPath(file: string): string {
  return file.replace(/(?<=.)\/index\.html$/, ".html");
}

async function run([host = "", collector]: readonly string[]): Promise<void> {
  if (!hosts.includes(host)) throw new Error(`Falta el servicio: npm run static-host -- ${hosts.join("|")}`);
  if (collector !== undefined && !/^https:\/\/[a-z0-9.-]+(:\d+)?$/.test(collector))
    throw new Error(
      `${collector} no es la dirección del servidor del sitio: se esperaba https://nombre, sin barra al final.`,
    );
  const distDir = process.env.WIM_DIST ?? "dist";
  const outDir = join(distDir, host);
  await writeHostFiles({ clientDir: join(distDir, "client"), outDir, host: host as StaticHost, collector });
  console.log(`Listo para publicar: ${outDir}`);
}

if (import.meta.main) {
  try {
    await run(process.argv.slice(2));
  } catch (error) {
    console.error(getErrorMessage(error));
    process.exitCode = 1;
  }
}
