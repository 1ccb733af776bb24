/** Passes a person's token to git in the environment of one command: never in its arguments, in a URL or on disk. */
import type { Forge } from "./forge.ts";

/**
 * Builds environment variables for `openGit`: git sends the token only to the repository's URL, never to a redirect.
 */
export function buildGitCredentials({ cloneUrl, gitUser }: Pick<Forge, "cloneUrl" | "gitUser">, token: string) {
  const basic = Buffer.from(`${gitUser}:${token}`).toString("base64");
  const settings = [
    [`http.${cloneUrl}.extraHeader`, `Authorization: Basic ${basic}`],
    ["http.followRedirects", "false"],
    // Use no credential helper: it would ask for a password, or store the token.
    ["credential.helper", ""],
  ];
  return Object.fromEntries([
    ["GIT_CONFIG_COUNT", String(settings.length)],
    ...settings.flatMap(([name = "", value = ""], at) => [
      [`GIT_CONFIG_KEY_${at}`, name],
      [`GIT_CONFIG_VALUE_${at}`, value],
    ]),
  ]) as Readonly<Record<string, string>>;
}
