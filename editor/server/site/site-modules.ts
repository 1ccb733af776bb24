/** Loads every module of the content, and compares modules by their exported values. */
import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import type { Load } from "./module-loader.ts";

/** Digest of each exported value, by name; functions with parameters have none. */
export type Exports = ReadonlyMap<string, string>;

export type SiteModules = {
  root: string;
  /** Loaded modules by path: `src/content/plans/plans.ts`. */
  modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Errors of modules by path. */
  errors: ReadonlyMap<string, Error>;
};

/** Loads the modules that the build would load: a list is valid if it makes none of them throw. */
export async function loadAllModules({ load, root }: { load: Load; root: string }): Promise<SiteModules> {
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  const faults = new Map<string, Error>();
  for (const path of contentModules(root)) {
    try {
      modules.set(path, await load<Record<string, unknown>>(`/${path}`));
    } catch (error) {
      faults.set(path, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { root, modules, errors: faults };
}

/** The errors of modules that had none before. */
export function findNewErrors(before: SiteModules, after: SiteModules): Error[] {
  return [...after.errors].flatMap(([path, error]) => (before.errors.has(path) ? [] : [error]));
}

/** Modules to skip: they read tens of megabytes of coverage files, for seconds, and depend on no list or text. */
const readers = ["src/content/coverage/coverage-files.ts", "src/content/coverage/coverage-by-state.ts"];

function contentModules(root: string): string[] {
  return globSync("src/content/**/*.ts", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.(?:test|d)\.ts$|^src\/content\/(?:data|forms)\//.test(path) && !readers.includes(path))
    .toSorted();
}

/** Digests by module object: a module that was not run again is the same object, with the same values. */
const known = new WeakMap<object, Exports>();

export function digestExports(module: Readonly<Record<string, unknown>> | undefined): Exports {
  if (!module) return new Map();
  const before = known.get(module);
  if (before) return before;
  const exports = new Map(
    Object.entries(module).flatMap(([name, value]) => {
      const text = textOf(value);
      return text === undefined ? [] : [[name, createHash("sha1").update(text).digest("base64")]];
    }),
  );
  known.set(module, exports);
  return exports;
}

/** Serializes a value; a function without parameters is replaced by its result, other functions give undefined. */
function textOf(value: unknown): string | undefined {
  if (typeof value !== "function") return plain(value);
  if (value.length > 0 || /^class\b/.test(Function.prototype.toString.call(value))) return undefined;
  try {
    return plain(value());
  } catch {
    return undefined;
  }
}

function plain(value: unknown): string | undefined {
  try {
    return JSON.stringify(value, (_key, part: unknown) => {
      if (part instanceof Map || part instanceof Set) return [...part];
      return part instanceof RegExp || typeof part === "bigint" ? String(part) : part;
    });
  } catch {
    return undefined;
  }
}
