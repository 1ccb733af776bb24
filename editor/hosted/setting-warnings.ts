/** Settings with which the editor starts, but not as whoever wrote them meant. */
import { findClosestText } from "#domain/search/closest-text.ts";
import { knownVariableNames } from "#platform/config/env-file.ts";
import type { Environment } from "./setting-formats.ts";

const prefix = "EDITOR_";

const readNames = knownVariableNames.filter((name) => name.startsWith(prefix));

/** @returns a line of Spanish for each warning, which names the variable and not its value. */
export function findSettingWarnings(env: Environment): string[] {
  const unknown = Object.keys(env).filter((name) => name.startsWith(prefix) && !readNames.includes(name));
  const isSet = (name: string) => (env[name]?.trim() ?? "") !== "";
  return [
    ...unknown.map((name) => `${name} no existe, y no se lee${suggestName(name)}`),
    ...(isSet("EDITOR_URL") && !isSet("EDITOR_ROLE_APPROVER")
      ? ["EDITOR_ROLE_APPROVER está vacía: nadie puede aprobar precios ni textos legales, y no se publican."]
      : []),
  ].map((line) => `Aviso: ${line}`);
}

function suggestName(unknown: string): string {
  const endings = readNames.map((name) => name.slice(prefix.length));
  const closest = findClosestText(unknown.slice(prefix.length), endings);
  return closest === undefined ? "." : `: ¿es ${prefix}${closest}?`;
}
