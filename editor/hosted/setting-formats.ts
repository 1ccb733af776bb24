/**
 * Reads settings of the hosted editor. Errors are one line in Spanish that names the variable and reveals no secret.
 */
import { readFileSync } from "node:fs";
import { isAbsolute } from "node:path";

export type Environment = Readonly<Record<string, string | undefined>>;

type SettingFormat = { pattern: RegExp; description: string; isSecret?: boolean; defaultValue?: string };

/** @throws {Error} if the variable has an unexpected value, or is unset and has no default. */
export function readSetting(
  env: Environment,
  name: string,
  { pattern, description, isSecret, defaultValue }: SettingFormat,
): string {
  const text = env[name]?.trim() || (defaultValue ?? "");
  if (pattern.test(text)) return text;
  throw settingError(name, isSecret && text !== "" ? undefined : text, description);
}

/** @param value - undefined for a secret, which is not shown. */
export const settingError = (name: string, value: string | undefined, description: string): Error =>
  new Error(`${name} vale ${value === undefined ? "otra cosa" : JSON.stringify(value)}: se esperaba ${description}.`);

const isOwnMachine = ({ hostname }: URL) => ["localhost", "127.0.0.1"].includes(hostname);

/** Whether secrets may be sent to this URL: over https or, for trials, over http to this machine. */
export const isSafeUrl = (url: URL | null): url is URL =>
  url?.protocol === "https:" || (url?.protocol === "http:" && isOwnMachine(url));

/** @param description - describes the expected value, for the error. */
export function readOrigin(env: Environment, name: string, description: string): string {
  const text = env[name]?.trim() ?? "";
  const url = URL.parse(text);
  if (isSafeUrl(url) && url.pathname === "/" && !/[?#@]/.test(text)) return url.origin;
  throw settingError(name, text, description);
}

/** Reads the path of a file. Refuses characters that a shell or ssh would interpret. */
export function readFilePath(env: Environment, name: string, description: string): string {
  const path = readSetting(env, name, { pattern: /^[^\s'"\\%$~]+$/, description });
  if (!isAbsolute(path)) throw settingError(name, path, `${description}, con su ruta completa`);
  try {
    readFileSync(path);
    return path;
  } catch {
    throw new Error(`${name} vale ${JSON.stringify(path)}: no se puede leer ese archivo.`);
  }
}
