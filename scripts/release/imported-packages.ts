/** Which packages our modules need at run time, and what those bring with them. Paths are from the project's root. */
import { globSync, readFileSync } from "node:fs";
import { isBuiltin } from "node:module";
import { posix } from "node:path";
import { parseSync } from "vite";

/** What a machine that only serves may start: the server, and what reads what it stored. */
export const servedEntries = ["server/main.ts", "scripts/leads.ts", "scripts/vitals.ts"] as const;

/** @returns the packages that these modules import, by {@link importedModules}. */
export function importedPackages(entries: readonly string[]): string[] {
  return importedModules(entries).packages;
}

/**
 * @param entries - modules that something starts.
 * @returns own files and packages that they import, or the modules that they import: statically, on demand or as a
 * worker. Imports of types do not count: Node removes them.
 */
export function importedModules(entries: readonly string[]): { files: string[]; packages: string[] } {
  const seen = new Set<string>();
  const packages = new Set<string>();
  const visit = (file: string) => {
    if (seen.has(file)) return;
    seen.add(file);
    if (!/\.(ts|tsx|js|mjs)$/.test(file)) return;
    for (const specifier of importsOf(file)) {
      const own = ownFile(specifier, file);
      if (own) visit(own);
      else if (!isBuiltin(specifier)) packages.add(packageOf(specifier));
    }
  };
  entries.forEach(visit);
  return { files: [...seen].sort(), packages: [...packages].sort() };
}

function importsOf(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const { program, module } = parseSync(file, text);
  const fixed = program.body.flatMap((node) => {
    if (node.type === "ImportDeclaration") return node.importKind === "type" ? [] : [node.source.value];
    if (node.type !== "ExportNamedDeclaration" && node.type !== "ExportAllDeclaration") return [];
    return node.source && node.exportKind !== "type" ? [node.source.value] : [];
  });
  const onDemand = module.dynamicImports.map(({ moduleRequest }) => text.slice(moduleRequest.start, moduleRequest.end));
  const workers = [...text.matchAll(/new Worker\(new URL\("([^"]+)", import\.meta\.url\)/g)];
  return [
    ...fixed,
    ...onDemand.flatMap((code) => /^["'](.*)["']$/.exec(code)?.[1] ?? []),
    ...workers.map(([, name]) => `./${name}`),
  ];
}

const manifest: { imports: Record<string, string>; optionalDependencies: Record<string, string> } = JSON.parse(
  readFileSync("package.json", "utf8"),
);

function ownFile(specifier: string, importer: string): string | undefined {
  if (specifier.startsWith(".")) return posix.join(posix.dirname(importer), specifier);
  // The most specific names come first in package.json.
  const [name, place] =
    Object.entries(manifest.imports).find(([alias]) => specifier.startsWith(alias.slice(0, -1))) ?? [];
  return name && place && posix.normalize(place.replace("*", specifier.slice(name.length - 1)));
}

const packageOf = (specifier: string) =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");

export type Locked = {
  /** If it is installed under another one. */
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

/** The packages of a lockfile by their place, `node_modules/a/node_modules/b`. */
export function lockedPackages(lockfile = "package-lock.json"): Record<string, Locked> {
  const { packages } = JSON.parse(readFileSync(lockfile, "utf8"));
  delete packages[""];
  return packages;
}

/** @returns the places of these packages and of everything that they bring. */
export function withTransitiveDependencies(names: readonly string[], locked: Record<string, Locked>): Set<string> {
  const places = new Set<string>();
  const visit = (name: string, from: string) => {
    const place = placeOf(name, from, locked);
    if (place === undefined || places.has(place)) return;
    places.add(place);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = locked[place] as Locked;
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      if (!peerDependenciesMeta?.[needed]?.optional) visit(needed, place);
  };
  for (const name of names) visit(name, "");
  return places;
}

/** As Node finds it: in the folder itself, or in the nearest above. */
function placeOf(name: string, from: string, locked: Record<string, Locked>): string | undefined {
  const place = posix.join(from, "node_modules", name);
  if (place in locked) return place;
  return from === ""
    ? undefined
    : placeOf(name, from.slice(0, from.lastIndexOf("node_modules")).replace(/\/$/, ""), locked);
}

/** @returns the places of all packages that the site is made of, built with or served with; not those of its tests. */
export function sitePackages(locked: Record<string, Locked>): Set<string> {
  const modules = globSync("{src,server,documents,deploy}/**/*.{ts,tsx}").map((path) => path.replaceAll("\\", "/"));
  const shipped = modules.filter((path) => !/\.(test|d)\.tsx?$|\/testing\//.test(path));
  const imported = importedPackages([...shipped, "vite.config.ts", "scripts/build.ts", ...servedEntries]);
  return withTransitiveDependencies([...imported, ...Object.keys(manifest.optionalDependencies)], locked);
}
