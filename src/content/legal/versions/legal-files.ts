/** Reads the files of the legal texts from disk, or with the texts that the editor gives instead. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { legalFolder } from "#domain/legal/version-paths.ts";
import { legalFileOverrides } from "./legal-file-overrides.ts";

/** Makes a path relative to the project's root. Paths outside the legal folder do not change. */
const toProjectPath = (path: string) => path.slice(Math.max(path.replaceAll("\\", "/").lastIndexOf(legalFolder), 0));

const findOverride = (path: string) => legalFileOverrides.get(toProjectPath(path).replaceAll("\\", "/"));

export function legalFileExists(path: string): boolean {
  const override = findOverride(path);
  return override === undefined ? existsSync(path) : override !== "";
}

/** @throws the error of the file system if there is no such file. */
export const readLegalFile = (path: string): string => findOverride(path) || readFileSync(path, "utf8");

/** Lists the names of the files in a text's folder. */
export function listLegalFiles(folder: string): string[] {
  const prefix = `${toProjectPath(folder).replaceAll("\\", "/")}/`;
  const overriddenNames = [...legalFileOverrides.keys()]
    .filter((path) => path.startsWith(prefix))
    .map((path) => path.slice(prefix.length));
  const names = new Set([...(existsSync(folder) ? readdirSync(folder) : []), ...overriddenNames]);
  return [...names].filter((name) => findOverride(prefix + name) !== "");
}
