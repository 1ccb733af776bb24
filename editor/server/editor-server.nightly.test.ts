import { execFile, spawnSync } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createTestFolder } from "#server/testing/test-folder.ts";

const script = join(import.meta.dirname, "../testing/fill-disk.ts");
const size = "size=64m";

/** Returns `unshare` arguments that give one process its own mounts on this machine; undefined if none work. */
function ownMounts(): readonly string[] | undefined {
  const trial = ["mount", "-t", "tmpfs", "-o", size, "tmpfs", tmpdir()];
  return [["--mount"], ["--user", "--map-root-user", "--mount"]].find(
    (how) => spawnSync("unshare", [...how, ...trial]).status === 0,
  );
}

const how = ownMounts();
if (!how)
  process.stderr.write(
    "⚠⚠⚠ NOT TRIED ON A FULL DISK: this machine lets nobody mount one. Only a limit of file sizes was tried.\n",
  );

test.skipIf(!how)(
  "on a full disk no saved data is lost, the site still builds, and saving works again once there is room",
  async () => {
    const mounted = `mount -t tmpfs -o ${size} tmpfs "$1" && exec "$2" "$3" "$1"`;
    const args = [...(how ?? []), "sh", "-c", mounted, "sh", createTestFolder(), process.execPath, script];
    const { stdout } = await promisify(execFile)("unshare", args);
    const noRoom = expect.stringMatching(/^409 No hay espacio en el disco: libera un poco/);
    expect(JSON.parse(stdout)).toEqual({
      before: "200",
      full: [noRoom, noRoom, noRoom],
      left: {
        isAsBefore: true,
        status: "M src/content/data/notices.ts",
        commitCount: "1",
        kept: [],
        unfinished: [],
        errors: 0,
      },
      after: ["200", "200", "200"],
    });
  },
  60_000,
);
