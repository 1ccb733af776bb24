import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";
import { computePrefixEditDistances } from "#domain/match/prefix-edit-distances.ts";
import { explainRetiredName } from "./retired-names.ts";
import { commandVariables, settings } from "./settings.ts";

/** Variables of the server, the editor and the commands, documented in docs/configuration.md. */
const machineVariables = [
  ...["PORT", "HOST", "DATABASE_FILE", "DATABASE_URL", "RATE_LIMIT", "CONNECTIONS_PER_ADDRESS", "FILE_MEMORY_MB"],
  ...["TRUST_PROXY", "LOG_LEVEL", "METRICS_PORT", "METRICS_HOST", "SMTP_URL", "MAIL_FROM", "MAIL_SECRET"],
  ...["MAILS_PER_MINUTE", "COVERAGE_STORE", "COVERAGE_STORE_URL", "CHROME_PATH", "FIREFOX_PATH"],
  ...["EDITOR_PORT", "EDITOR_SEARCHES", "EDITOR_BUILD_MINUTES", "EDITOR_SITE_URL", "EDITOR_URL", "EDITOR_PREVIEW_URL"],
  ...["EDITOR_OIDC_ISSUER", "EDITOR_CLIENT_ID", "EDITOR_CLIENT_SECRET", "EDITOR_OIDC_SCOPE", "EDITOR_GROUPS_CLAIM"],
  ...["EDITOR_ROLE_LISTS", "EDITOR_ROLE_LEGAL", "EDITOR_ROLE_APPROVER", "EDITOR_ROLE_READER", "EDITOR_REPOSITORY"],
  ...["EDITOR_REPOSITORY_TOKEN", "EDITOR_REPOSITORY_USER", "EDITOR_REPOSITORY_KEY", "EDITOR_REPOSITORY_KNOWN_HOSTS"],
  ...["EDITOR_COMMITTER", "EDITOR_WORKSPACES", "EDITOR_WEBHOOK_URL"],
];

/** Every variable that the project reads. */
export const knownVariableNames: readonly string[] = [
  ...Object.values(settings).map(({ env }) => env),
  ...commandVariables,
  ...machineVariables,
];

/**
 * Adds the values of `.env`, in the current folder, to the environment; values already in the environment win.
 *
 * @throws {Error} with one line of Spanish that names a line of the file, if that line would be misread.
 */
export function loadEnvFile(file = ".env"): void {
  if (!existsSync(file)) return;
  const text = readFileSync(file, "utf8")
    .replace(/^\uFEFF/, "")
    .replaceAll(/\r\n?/g, "\n");
  for (const [index, line] of text.split("\n").entries()) refuseMisreadLine(line, `la línea ${index + 1} de ${file}`);
  for (const [name, value] of Object.entries(parseEnv(text))) process.env[name] ??= value;
}

/** @throws {Error} if the line would be misread. The message names only the variable: the value may be a secret. */
function refuseMisreadLine(line: string, place: string): void {
  if (/^\s*(#|$)/.test(line)) return;
  const [, name = "", value = ""] = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=\s*(.*?)\s*$/.exec(line) ?? [];
  const errorMessage = line.includes("\uFFFD")
    ? "tiene letras que no están en UTF-8: guarda el archivo como UTF-8"
    : name
      ? (findNameError(name) ?? findValueError(name, value))
      : "no es un NOMBRE=valor, ni un comentario que empiece con #";
  if (errorMessage)
    throw new Error(`${name || /^\W*([\w.-]*)/.exec(line)?.[1] || "Algo"}, en ${place}, ${errorMessage}.`);
}

/** Maximum number of typos with which a known name is recognized: one in names of up to five letters, otherwise two. */
const getMaxTypos = (name: string) => (name.length < 6 ? 1 : 2);

function findNameError(name: string): string | undefined {
  if (knownVariableNames.includes(name)) return undefined;
  const explanation = explainRetiredName(name);
  if (explanation) return explanation;
  const upperName = name.toUpperCase();
  if (knownVariableNames.includes(upperName)) return `no se lee en minúsculas: escribe ${upperName}`;
  const countTypos = (knownWord: string) =>
    computePrefixEditDistances(upperName, knownWord)[knownWord.length] ?? knownWord.length;
  const intendedName = knownVariableNames.find((candidate) => countTypos(candidate) <= getMaxTypos(candidate));
  if (!intendedName && !/^(WIM|EDITOR)_/.test(upperName)) return undefined;
  return `no existe${intendedName ? `: ¿es ${intendedName}?` : "."} Todos los nombres están en docs/configuration.md`;
}

/** Describes why a value would be misread. Without quotes, Node ends a value at `#`, but systemd does not. */
function findValueError(name: string, value: string): string | undefined {
  if (/^[“”„‟‘’‚«»‹›]/.test(value)) return 'tiene comillas tipográficas: escribe las rectas, como en "texto"';
  const [quote] = /^["'`]/.exec(value) ?? [];
  if (!quote)
    return /\S#/.test(value) || (name.startsWith("WIM_") && value.includes("#"))
      ? "tiene un #, y no se leería lo que sigue: escribe el valor entre comillas, y los comentarios en su propia línea"
      : undefined;
  const end = value.indexOf(quote, 1);
  if (end < 0) return "abre comillas y no las cierra";
  return /^\s*(#|$)/.test(value.slice(end + 1)) ? undefined : "tiene texto después de cerrar las comillas";
}
