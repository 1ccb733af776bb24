import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** Runs a command to its end, with all its output on standard error. */
export function ran(command: string, args: string[], seconds: number): boolean {
  const { status } = spawnSync(command, args, {
    // Standard output is for answers only.
    stdio: ["ignore", 2, 2],
    timeout: seconds * 1000,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return status === 0;
}

/** Works only as root on Debian. */
export function installByApt(...packageNames: readonly string[]): boolean {
  const release = "/etc/os-release";
  const isDebian = existsSync(release) && /^ID(_LIKE)?=.*debian/m.test(readFileSync(release, "utf8"));
  return (
    isDebian &&
    process.getuid?.() === 0 &&
    ran("apt-get", ["update", "-qq"], 120) &&
    ran("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packageNames], 400)
  );
}
