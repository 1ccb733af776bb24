/** What a machine that only serves gets: nothing that it does not run or send. */
import { createHash } from "node:crypto";
import { globSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, posix } from "node:path";
import {
  importedModules,
  lockedPackages,
  servedEntries,
  sitePackages,
  withTransitiveDependencies,
} from "#scripts/release/imported-packages.ts";
import { listOfParts } from "./list-of-parts.ts";

export type ArtefactFile = { path: string; content: Buffer; isProgram: boolean };

export type ArtefactOptions = {
  /** What the build wrote. */
  distDir: string;
  /** The Node to bring along, for machines that have none or an older one. */
  nodeFile?: string | undefined;
};

/** `sha256sum --check` reads it; `release.sh` does. */
const digestsFile = "FILES.sha256";

/** Digests that differ if anything in the artefact does. */
const nameDigits = 12;

/** What is served; the remains of a build stay where they are. */
const builtFolders = ["client", "deploy", "server"];
/** Says which build it is. */
const stamp = "build.json";

/** Node refuses TypeScript in packages; maps, tests and guides are for people. Licences stay. */
const unusedInPackages = [
  /\.(?:[cm]?ts|map)$/,
  /\.test\.[cm]?js$/,
  /(?<!licen[cs]e|notice)\.(?:md|markdown)$/i,
  /node_modules\/(?:@[^/]+\/)?[^/]+\/(?:\.github|__tests__|bench|benchmarks?|docs|examples?|tests?)\//,
];

/**
 * The files of the artefact in the order of their paths, and a name that says which they are.
 *
 * @throws {Error} with one line of Spanish, if the site is not built or contains a link.
 */
export async function artefactFiles(options: ArtefactOptions): Promise<{ name: string; files: ArtefactFile[] }> {
  const { distDir, nodeFile } = options;
  const modules = importedModules(servedEntries);
  const locked = lockedPackages();
  const places = withTransitiveDependencies(modules.packages, locked);
  const sources = [
    ...[...modules.files, "scripts/check-node.mjs"].map((path) => [path, path] as const),
    ...globSync("deploy/*.{service,sh,socket,timer}").map(
      (path) => [posix.join("deploy", basename(path)), path] as const,
    ),
    // For who installs it, and has no sources to read in.
    ...[".env.example", "deploy/README.md", "docs/configuration.md"].map((path) => [path, path] as const),
    ...builtFolders.flatMap((name) => filesBelow(join(distDir, name), `dist/${name}`)),
    [`dist/${stamp}`, join(distDir, stamp)] as const,
    ...[...places].flatMap((place) =>
      filesBelow(place, place).filter(
        ([path]) => !path.startsWith(`${place}/node_modules/`) && !unusedInPackages.some((unused) => unused.test(path)),
      ),
    ),
    ...(nodeFile ? [["bin/node", nodeFile] as const] : []),
  ];
  const files = [
    ...sources.map(([path, source]) => file(path, readFileSync(source))),
    file("package.json", packageJson()),
    file("sbom.cdx.json", await listOfParts(locked, places, sitePackages(locked))),
  ].sort((a, b) => (a.path < b.path ? -1 : 1));
  const digests = file(digestsFile, files.map(({ path, content }) => `${sha256(content)}  ${path}\n`).join(""));
  const { name, version } = manifest();
  const called = name.replace(/-site$/, "");
  return { name: `${called}-${version}-${sha256(digests.content).slice(0, nameDigits)}`, files: [digests, ...files] };
}

export const sha256 = (content: Buffer) => createHash("sha256").update(content).digest("hex");

const file = (path: string, content: Buffer | string): ArtefactFile => ({
  path,
  content: Buffer.from(content),
  isProgram: path === "bin/node" || path.endsWith(".sh"),
});

/** @returns where each file goes, and where it is. */
function filesBelow(folder: string, place: string): (readonly [string, string])[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const [path, source] = [posix.join(place, entry.name), join(folder, entry.name)];
    if (entry.isDirectory()) return filesBelow(source, path);
    if (entry.isFile()) return [[path, source] as const];
    throw new Error(`${source} no es un archivo sino un enlace: cópialo en su lugar y vuelve a empaquetar.`);
  });
}

type Manifest = { name: string; version: string; scripts: Record<string, string>; [field: string]: unknown };

const manifest = (): Manifest => JSON.parse(readFileSync("package.json", "utf8"));

/** What Node and npm read of it there: the names of own modules, the Node that is needed, the commands. */
function packageJson(): string {
  const { name, version, type, license, devEngines, imports, scripts } = manifest();
  const isServed = (command: string) => servedEntries.some((entry) => command.endsWith(` ${entry}`));
  const kept = Object.fromEntries(Object.entries(scripts).filter(([, command]) => isServed(command)));
  const cut = { name, version, private: true, type, license, devEngines, imports, scripts: kept };
  return `${JSON.stringify(cut, null, 2)}\n`;
}
