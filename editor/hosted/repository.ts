/**
 * The repository at any git server, and the editor's only key for it. Git gets the key in its environment, never in
 * arguments, a URL or a file.
 */
import type { Person } from "#editor/server/workspace/git.ts";
import { type Environment, isSafeUrl, readFilePath, readSetting, settingError } from "./setting-formats.ts";

export type RepositorySettings = {
  /** URL without credentials: `https://git.wim.mx/wim/sitio.git`, `ssh://git@git.wim.mx/wim/sitio.git`. */
  url: string;
  /** Environment variables for `openGit`: the key, and the editor as the committer. */
  environment: Readonly<Record<string, string>>;
};

/** Matches an address as `scp` writes it: `git@git.wim.mx:wim/sitio.git`. */
const scpPattern = /^[\w.-]+@[a-z0-9][\w.-]*:(?!\/)[\w./~-]+$/i;

/** @param host - host of the editor, for the committer's e-mail address. */
export function readRepositorySettings(env: Environment, host: string): RepositorySettings {
  const text = env.EDITOR_REPOSITORY?.trim() ?? "";
  const url = URL.parse(text);
  const isWebUrl = isSafeUrl(url) && url.username + url.password + url.search + url.hash === "" && url.pathname !== "/";
  const isSshAddress =
    scpPattern.test(text) || (url?.protocol === "ssh:" && /^[a-z0-9]/i.test(url.hostname) && !url.password);
  if (!isWebUrl && !isSshAddress)
    throw settingError(
      "EDITOR_REPOSITORY",
      undefined,
      "una dirección de git por https o ssh, sin claves, como https://git.wim.mx/wim/sitio.git",
    );
  const committer = readCommitter(env, host);
  return {
    url: text,
    environment: {
      ...(isWebUrl ? buildTokenVariables(env, text) : buildKeyVariables(env)),
      GIT_COMMITTER_NAME: committer.name,
      GIT_COMMITTER_EMAIL: committer.email,
    },
  };
}

function readCommitter(env: Environment, host: string): Person {
  const text = readSetting(env, "EDITOR_COMMITTER", {
    pattern: /^[^<>]*[\p{L}\p{N}][^<>]* <[^\s<>]+>$/u,
    description: "un nombre y un correo, como Editor de wim <editor@wim.mx>",
    defaultValue: `Editor de wim <editor@${host}>`,
  });
  const [name = "", email = ""] = text.split(/ <|>$/);
  return { name, email };
}

/**
 * Builds git's settings for the token. Git sends it only to the repository's URL, never to a redirect; no helper may
 * store it.
 */
function buildTokenVariables(env: Environment, url: string): Record<string, string> {
  const token = readSetting(env, "EDITOR_REPOSITORY_TOKEN", {
    pattern: /^\S{8,2000}$/,
    description: "la llave con la que el editor publica, de 8 letras o más y sin espacios",
    isSecret: true,
  });
  const user = readSetting(env, "EDITOR_REPOSITORY_USER", {
    pattern: /^[^\s:]+$/,
    description: "el usuario de la llave",
    defaultValue: "git",
  });
  const settings = [
    [`http.${url}.extraHeader`, `Authorization: Basic ${Buffer.from(`${user}:${token}`).toString("base64")}`],
    ["http.followRedirects", "false"],
    ["credential.helper", ""],
  ];
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(settings.length)],
    ...settings.flatMap(([name, value], index) => [
      [`GIT_CONFIG_KEY_${index}`, name],
      [`GIT_CONFIG_VALUE_${index}`, value],
    ]),
  ]) as Record<string, string>;
}

function buildKeyVariables(env: Environment): Record<string, string> {
  const keyFile = readFilePath(env, "EDITOR_REPOSITORY_KEY", "el archivo de la llave privada");
  const knownHostsFile = readFilePath(env, "EDITOR_REPOSITORY_KNOWN_HOSTS", "el archivo con la llave del servidor");
  const options = [
    "IdentitiesOnly=yes",
    "IdentityAgent=none",
    "StrictHostKeyChecking=yes",
    `UserKnownHostsFile=${knownHostsFile}`,
    "GlobalKnownHostsFile=none",
    "BatchMode=yes",
    "ConnectTimeout=20",
  ];
  return {
    GIT_SSH_COMMAND: ["ssh", "-i", keyFile, ...options.map((option) => `-o ${option}`)].join(" "),
    GIT_SSH_VARIANT: "ssh",
  };
}
