/** Finds settings with which the editor starts, but which are probably mistakes. */
import { findClosestText } from "#domain/search/closest-text.ts";
import { knownVariableNames } from "#platform/config/env-file.ts";
import type { Environment } from "./setting-formats.ts";

const prefix = "EDITOR_";

const knownNames = knownVariableNames.filter((name) => name.startsWith(prefix));

/** @returns a line in Spanish for each warning, with the variable's name but not its value. */
export function findSettingWarnings(env: Environment): string[] {
  const unknownNames = Object.keys(env).filter((name) => name.startsWith(prefix) && !knownNames.includes(name));
  const hasValue = (name: string) => (env[name]?.trim() ?? "") !== "";
  return [
    ...unknownNames.map((name) => `${name} no existe, y no se lee${suggestName(name)}`),
    ...(hasValue("EDITOR_URL") && !hasValue("EDITOR_ROLE_APPROVER")
      ? ["EDITOR_ROLE_APPROVER está vacía: nadie puede aprobar precios ni textos legales, y no se publican."]
      : []),
  ].map((line) => `Aviso: ${line}`);
}

function suggestName(unknownName: string): string {
  const nameEndings = knownNames.map((name) => name.slice(prefix.length));
  const closestEnding = findClosestText(unknownName.slice(prefix.length), nameEndings);
  return closestEnding === undefined ? "." : `: ¿es ${prefix}${closestEnding}?`;
}
