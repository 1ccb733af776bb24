/** A person's token for git: in the environment of one command, never on its line, in an address or on the disk. */
import type { Forge } from "./forge.ts";

/** Variables for `openGit`: the token goes to the repository's address, and not along with a redirect. */
export function gitCredentials({ cloneUrl, gitUser }: Pick<Forge, "cloneUrl" | "gitUser">, token: string) {
  const basic = Buffer.from(`${gitUser}:${token}`).toString("base64");
  const settings = [
    [`http.${cloneUrl}.extraHeader`, `Authorization: Basic ${basic}`],
    ["http.followRedirects", "false"],
    // Helpers of the machine would ask for a password, or keep one.
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
