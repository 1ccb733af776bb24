/** Installs releases with the real `deploy/commands/release.sh`, in a temporary folder instead of `/srv/wim`. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, mkdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect } from "vitest";
import { createTestFolder } from "./test-folder.ts";

export const computeDigest = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

export const isRunningAsRoot = process.getuid?.() === 0;

/** A fake `node` that records which user runs which script. */
const fakeNodeScript = `#!/bin/sh\necho "$(id -un) $1" >> "$RAN_AS"\n`;

/** Creates an archive of these files, like `npm run package`, and returns its path. */
export function createReleaseArchive(
  name: string,
  files: Record<string, string>,
  change: (folder: string) => void = () => {},
): string {
  const folder = createTestFolder();
  const allFiles = { "bin/node": fakeNodeScript, "scripts/check-node.mjs": "", ...files };
  for (const [path, text] of Object.entries(allFiles)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text, { mode: path === "bin/node" ? 0o755 : 0o644 });
  }
  const digests = Object.entries(allFiles).map(([path, text]) => `${computeDigest(text)}  ${path}\n`);
  writeFileSync(join(folder, name, "FILES.sha256"), digests.join(""));
  change(join(folder, name));
  const archive = join(folder, `${name}.tar.gz`);
  expect(spawnSync("tar", ["-C", folder, "-czf", archive, name]).status).toBe(0);
  writeFileSync(`${archive}.sha256`, `${computeDigest(readFileSync(archive))}  ${name}.tar.gz\n`);
  return archive;
}

/** Creates the files of a site with one page and the script that it loads. */
export const createSiteFiles = (script: string) => ({
  "dist/client/index.html": `<script src="/assets/${script}"></script>`,
  [`dist/client/assets/${script}`]: `console.log("${script}")`,
});

const buildFolder = "/srv/wim-build";
const [, buildPath = ""] =
  /^Environment=PATH=(.*)$/m.exec(readFileSync("deploy/systemd/wim-build.service", "utf8")) ?? [];

/**
 * Creates a temporary folder for releases, and a function that runs `deploy/commands/release.sh` with the build
 * unit's `PATH`.
 */
export function createTestMachine() {
  const folder = createTestFolder();
  chmodSync(folder, 0o755);
  const [place, checkout] = [join(folder, "srv"), join(folder, "checkout")];
  const [ranAs, nginx] = [join(folder, "ran-as"), join(folder, "wim.conf")];
  mkdirSync(join(checkout, "node_modules/.bin"), { recursive: true });
  writeFileSync(ranAs, "");
  chmodSync(ranAs, 0o666);
  const run = (
    args: readonly string[],
    restart = 'echo "restarted on $(basename "$(readlink "$RELEASE_PLACE/current")")"',
    user = "nobody",
    backup = "",
    { databaseFile = join(folder, "wim.sqlite"), backups = join(folder, "backups") } = {},
  ) => {
    const { status, stdout, stderr } = spawnSync("/bin/sh", ["deploy/commands/release.sh", ...args], {
      env: {
        PATH: buildPath.replace(buildFolder, checkout),
        RAN_AS: ranAs,
        ...{ RELEASE_PLACE: place, RELEASE_USER: user, RELEASE_RESTART: restart, RELEASE_NGINX: nginx },
        ...{ RELEASE_BACKUP: backup, RELEASE_BACKUPS: backups, RELEASE_DATABASE: databaseFile },
      },
      encoding: "utf8",
    });
    return { status, output: (stdout + stderr).trim().split("\n") };
  };
  const getServedPath = (path: string) => join(place, "current", "dist/client", path);
  return {
    place,
    run,
    ranAs,
    nginx,
    checkout,
    getServedPath,
    getRunningRelease: () => basename(readlinkSync(join(place, "current"))),
  };
}
