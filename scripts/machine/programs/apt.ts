import { existsSync, readFileSync } from "node:fs";
import { runInstallation } from "#scripts/machine/install.ts";

/**
 * Installs packages if this process runs as root on Debian.
 *
 * @param purpose - purpose of the packages, for the printed line.
 * @returns whether the packages are now installed.
 */
export function installAptPackages(purpose: string, ...packageNames: readonly string[]): boolean {
  const osReleaseFile = "/etc/os-release";
  const isDebian = existsSync(osReleaseFile) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(osReleaseFile, "utf8"));
  if (!isDebian || process.getuid?.() !== 0) return false;
  const commands = [
    { command: "apt-get", args: ["update", "-qq"], seconds: 120 },
    {
      command: "apt-get",
      args: ["install", "-y", "-qq", "--no-install-recommends", ...packageNames],
      seconds: 400,
    },
  ];
  return runInstallation({ subject: packageNames.join(" and "), purpose, commands });
}
