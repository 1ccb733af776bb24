/**
 * Finds the packages that the project's modules need at run time, and their dependencies. Paths are relative to the
 * root.
 */
import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { parseSync } from "vite";

/** Entry points on a machine that only serves: the server, and the commands that read stored data. */
export const serverEntryPoints = [
  "server/main.ts",
  "scripts/leads.ts",
  "scripts/vitals.ts",
  "scripts/searches.ts",
  "scripts/site-status.ts",
] as const;

export function listImportedPackages(entries: readonly string[]): string[] {
  return listImportedModules(entries).packages;
}

/**
 * @param entries - entry modules.
 * @returns the project's files and the packages that the entries import, directly or indirectly. Includes dynamic
 *   imports and workers; excludes type imports, which Node removes.
 */
export function listImportedModules(entries: readonly string[]): { files: string[]; packages: string[] } {
  const visitedFiles = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (visitedFiles.has(file)) return;
    visitedFiles.add(file);
    if (!/\.(ts|tsx|js|mjs)$/.test(file)) return;
    for (const specifier of parseImports(file)) {
      const ownFile = resolveOwnFile(specifier, file);
      if (ownFile) visit(ownFile);
      else if (!isBuiltin(specifier)) packages.add(getPackageName(specifier));
    }
  };
  entries.forEach(visit);
  return { files: [...visitedFiles].sort(), packages: [...packages].sort() };
}

function parseImports(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { program, module } = parseSync(file, text);
  const staticImports = program.body.flatMap((node) => {
    if (node.type === "ImportDeclaration") return node.importKind === "type" ? [] : [node.source.value];
    if (node.type !== "ExportNamedDeclaration" && node.type !== "ExportAllDeclaration") return [];
    return node.source && node.exportKind !== "type" ? [node.source.value] : [];
  });
  const dynamicImports = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start, moduleRequest.end),
  );
  const workers = [...text.matchAll(/new Worker\(new URL\("([^"]+)", import\.meta\.url\)/g)];
  return [
    ...staticImports,
    ...dynamicImports.flatMap((code) => /^["'](.*)["']$/.exec(code)?.[1] ?? []),
    ...workers.map(([, name]) => `./${name}`),
  ];
}

const manifest: { imports: Record<string, string>; optionalDependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

function resolveOwnFile(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(importer), specifier);
  // In package.json, more specific aliases come first, so the first match is the right one.
  const [name, place] =
    Object.entries(manifest.imports).find(([alias]) => specifier.startsWith(alias.slice(0, -1))) ?? [];
  return name && place && posix.normalize(place.replace("*", specifier.slice(name.length - 1)));
}

const getPackageName = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

export type LockedPackage = {
  /** The package's real name, if it is installed under an alias. */
  name?: string;
  version: string;
  resolved?: string;
  integrity?: string;
  optional?: boolean;
  engines?: unknown;
  os?: string[];
  cpu?: string[];
  license?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
};

/** Reads the packages of a lockfile, by path: `node_modules/a/node_modules/b`. */
export function readLockfilePackages(lockfile = "package-lock.json"): Record<string, LockedPackage> {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8"));
  delete packages[""];
  return packages;
}

/** @returns the lockfile paths of these packages and of all their dependencies. */
export function resolveTransitiveDependencies(
  names: readonly string[],
  lockedPackages: Record<string, LockedPackage>,
): Set<string> {
  const places = new Set<string>();
  const visit = (name: string, importer: string) => {
    const place = resolvePlace(name, importer, lockedPackages);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = lockedPackages[
      place
    ] as LockedPackage;
    for (const dependency of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      if (!peerDependenciesMeta?.[dependency]?.optional) visit(dependency, place);
  };
  for (const name of names) visit(name, "");
  return places;
}

/** Resolves a package as Node does: in the folder, or in the nearest parent folder. */
function resolvePlace(
  name: string,
  importer: string,
  lockedPackages: Record<string, LockedPackage>,
): string | undefined {
  const place = posix.join(importer, "node_modules", name);
  if (place in lockedPackages) return place;
  return importer === ""
    ? undefined
    : resolvePlace(name, importer.slice(0, importer.lastIndexOf("node_modules")).replace(/\/$/, ""), lockedPackages);
}

/**
 * @returns the lockfile paths of the packages of the site, its build and its server; packages for tests are left out.
 */
export function listSitePackages(lockedPackages: Record<string, LockedPackage>): Set<string> {
  const modules = globSync("{src,server,documents,deploy}/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
  const shippedModules = modules.filter((path) => !/\.(test|d)\.tsx?$|\/testing\//.test(path));
  const importedPackages = listImportedPackages([
    ...shippedModules,
    "vite.config.ts",
    "scripts/build.ts",
    ...serverEntryPoints,
  ]);
  return resolveTransitiveDependencies(
    [...importedPackages, ...Object.keys(manifest.optionalDependencies)],
    lockedPackages,
  );
}
