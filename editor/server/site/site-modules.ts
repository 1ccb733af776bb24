/** Loads every module of the content, and compares modules by their exported values. */

import { createHash } from "node:crypto";
import { globSync } from "node:fs";
import { attempt } from "#editor/server/attempt.ts";
import type { LoadFunction } from "./module-loader.ts";

/** Digest of each exported value, by export name. Functions with parameters are missing; see `page-imports.ts`. */
export type ExportDigests = ReadonlyMap<string, string>;

export type SiteModules = {
  root: string;
  modules: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  errors: ReadonlyMap<string, Error>;
};

/** Loads the content modules of the build. If none of them throws, a change of a list is valid. */
export async function loadAllModules({ load, root }: { load: LoadFunction; root: string }): Promise<SiteModules> {
  const modules = new Map<string, Readonly<Record<string, unknown>>>();
  const errors = new Map<string, Error>();
  for (const path of listContentModules(root)) {
    try {
      modules.set(path, await load<Record<string, unknown>>(`/${path}`));
    } catch (error) {
      errors.set(path, error instanceof Error ? error : new Error(String(error)));
    }
  }
  return { root, modules, errors };
}

export function findNewErrors(before: SiteModules, after: SiteModules): Error[] {
  return [...after.errors].flatMap(([path, error]) => (before.errors.has(path) ? [] : [error]));
}

/** Modules to skip: they depend on no list or text, and take seconds to read tens of megabytes of coverage files. */
const skippedModules = ["src/content/coverage/overlays/coverage-files.ts", "src/content/coverage/coverage-by-state.ts"];

function listContentModules(root: string): string[] {
  return globSync("src/content/**/*.ts", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.(?:test|d)\.ts$|^src\/content\/(?:data|forms)\//.test(path) && !skippedModules.includes(path))
    .toSorted();
}

/** Cache of digests by module object. A module that did not run again is the same object with the same values. */
const digestCache = new WeakMap<object, ExportDigests>();

export function digestExports(module: Readonly<Record<string, unknown>> | undefined): ExportDigests {
  if (!module) return new Map();
  const cachedDigests = digestCache.get(module);
  if (cachedDigests) return cachedDigests;
  const exports = new Map(
    Object.entries(module).flatMap(([name, value]) => {
      const text = serializeValue(value);
      return text === undefined ? [] : [[name, createHash("sha1").update(text).digest("base64")]];
    }),
  );
  digestCache.set(module, exports);
  return exports;
}

/** Serializes a value, or the result of a function without parameters; undefined for other functions and classes. */
function serializeValue(value: unknown): string | undefined {
  if (typeof value !== "function") return serializePlain(value);
  if (value.length > 0 || /^class\b/.test(Function.prototype.toString.call(value))) return undefined;
  return attempt(() => serializePlain(value()));
}

export const serializePlain = (value: unknown): string | undefined =>
  attempt(() =>
    JSON.stringify(value, (_key, part: unknown) => {
      if (part instanceof Map || part instanceof Set) return [...part];
      return part instanceof RegExp || typeof part === "bigint" ? String(part) : part;
    }),
  );
