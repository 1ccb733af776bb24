/** Lists the files that a machine needs to run and send if it only serves the site. */
import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import { listGuideFiles } from "./guide-files.ts";
import {
  listImportedModules,
  listSitePackages,
  readLockfilePackages,
  resolveTransitiveDependencies,
  serverEntryPoints,
} from "./imported-packages.ts";
import { createSbom } from "./sbom.ts";

export type ArtefactFile = { path: string; content: Buffer; isProgram: boolean };

export type ArtefactOptions = {
  distDir: string;
  /** Path of a Node to include, for machines without Node or with an older one. */
  nodeFile?: string | undefined;
};

/** File of digests in the format of `sha256sum --check`, which `release.sh` runs. */
const digestsFile = "FILES.sha256";

const nameDigits = 12;

/** Folders of the build that are served; other folders in `distDir` are left out. */
const builtFolders = ["client", "deploy", "server"];
const stampFile = "build.json";

/**
 * Globs of package files that are not needed at run time: TypeScript, which Node refuses in packages, source maps,
 * tests and guides. Licences are kept.
 */
const unusedInPackages = [
  /\.(?:[cm]?ts|map)$/,
  /\.test\.[cm]?js$/,
  /(?<!licen[cs]e|notice)\.(?:md|markdown)$/i,
  /node_modules\/(?:@[^/]+\/)?[^/]+\/(?:\.github|__tests__|bench|benchmarks?|docs|examples?|tests?)\//,
];

/**
 * Collects the artefact's files, sorted by path, and a name with a digest of these files.
 *
 * @throws {Error} with one line in Spanish, if the site is not built or contains a symbolic link.
 */
export async function collectArtefactFiles(options: ArtefactOptions): Promise<{ name: string; files: ArtefactFile[] }> {
  const { distDir, nodeFile } = options;
  const modules = listImportedModules(serverEntryPoints);
  const lockedPackages = readLockfilePackages();
  const places = resolveTransitiveDependencies(modules.packages, lockedPackages);
  const sources = [
    ...[...modules.files, "scripts/check-node.mjs"].map((path) => [path, path] as const),
    // Root installs these from the archive. The site's nginx configuration is in dist/deploy.
    ...globSync(
      "deploy/{{commands,systemd}/*.{service,sh,socket,timer},logrotate.conf,Containerfile,compose.yml,monitoring/*.{json,mtail,yml},nginx/zz-*.conf}",
    ).map((path) => [path.replaceAll("\\", "/"), path] as const),
    [".env.example", ".env.example"] as const,
    ...builtFolders.flatMap((name) => listFilesBelow(join(distDir, name), `dist/${name}`)),
    [`dist/${stampFile}`, join(distDir, stampFile)] as const,
    ...[...places].flatMap((place) =>
      listFilesBelow(place, place).filter(
        ([path]) =>
          !path.startsWith(`${place}/node_modules/`) && !unusedInPackages.some((pattern) => pattern.test(path)),
      ),
    ),
    ...(nodeFile ? [["bin/node", nodeFile] as const] : []),
  ];
  const files = [
    ...sources.map(([path, source]) => createFile(path, readFileSync(source))),
    ...listGuideFiles(new Set(sources.map(([path]) => path))).map(([path, text]) => createFile(path, text)),
    createFile("package.json", createPackageJson()),
    createFile("sbom.cdx.json", await createSbom(lockedPackages, places, listSitePackages(lockedPackages))),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const digests = createFile(
    digestsFile,
    files.map(({ path, content }) => `${computeSha256(content)}  ${path}\n`).join(""),
  );
  const { name, version } = readManifest();
  const baseName = name.replace(/-site$/, "");
  return {
    name: `${baseName}-${version}-${computeSha256(digests.content).slice(0, nameDigits)}`,
    files: [digests, ...files],
  };
}

export const computeSha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

const createFile = (path: string, content: Buffer | string): ArtefactFile => ({
  path,
  content: Buffer.from(content),
  isProgram: path === "bin/node" || path.endsWith(".sh"),
});

/** @returns pairs of a path in the artefact and its source file. */
function listFilesBelow(folder: string, place: string): (readonly [string, string])[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [path, source] = [posix.join(place, entry.name), join(folder, entry.name)];
    if (entry.isDirectory()) return listFilesBelow(source, path);
    if (entry.isFile()) return [[path, source] as const];
    throw new Error(`${source} no es un archivo sino un enlace: cópialo en su lugar y vuelve a empaquetar.`);
  });
}

type Manifest = { name: string; version: string; scripts: Record<string, string>; [field: string]: unknown };

const readManifest = (): Manifest => JSON.parse(readFileSync("package.json", "utf8"));

/** Creates the package.json that Node and npm need to serve: import aliases, the required Node, and commands. */
function createPackageJson(): string {
  const { name, version, type, license, devEngines, imports, scripts } = readManifest();
  const isServed = (command: string) => serverEntryPoints.some((entry) => command.endsWith(` ${entry}`));
  const keptScripts = Object.fromEntries(Object.entries(scripts).filter(([, command]) => isServed(command)));
  const reducedManifest = { name, version, private: true, type, license, devEngines, imports, scripts: keptScripts };
  return `${JSON.stringify(reducedManifest, null, 2)}\n`;
}
