import { spawnSync } from "node:child_process";
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";

const folder = "abrir-el-editor";
const starter = "Editor de wim";

// Windows has another starter.
test.skipIf(process.platform === "win32").each([
  ["directly", (place: string) => [join(place, folder, `${starter}.command`)]],
  ["from its .desktop file", (place: string) => ["sh", "-c", getExec(place), "sh", join(place, folder, "x.desktop")]],
])("the double-click starter, %s, installs packages once and after they change, then opens the editor", (_, build) => {
  const place = mkdtempSync(join(tmpdir(), "wim starter "));
  onTestFinished(() => rmSync(place, { recursive: true, force: true }));
  cpSync(folder, join(place, folder), { recursive: true });
  writeFileSync(join(place, "package-lock.json"), "1");
  mkdirSync(join(place, "node_modules"));
  const callsFile = join(place, "calls.txt");
  writeFileSync(join(place, "npm"), `#!/bin/sh\necho "$(basename "$PWD") $*" >> "${callsFile}"\n`);
  chmodSync(join(place, "npm"), 0o755);
  const run = () => {
    writeFileSync(callsFile, "");
    const [program = "", ...args] = build(place);
    const { status, stderr } = spawnSync(program, args, {
      env: { PATH: `${place}:/usr/bin:/bin` },
      encoding: "utf8",
    });
    expect([status, stderr]).toEqual([0, ""]);
    return readFileSync(callsFile, "utf8")
      .replaceAll(/^wim starter \S+ /gm, "")
      .split("\n")
      .slice(0, -1);
  };
  expect(run()).toEqual(["ci", "run edit -- --open"]);
  expect(run()).toEqual(["run edit -- --open"]);
  writeFileSync(join(place, "package-lock.json"), "2");
  expect(run()).toEqual(["ci", "run edit -- --open"]);
});

/** Gets the script that the .desktop file passes to `sh -c`. */
function getExec(place: string): string {
  const entry = readFileSync(join(place, folder, `${starter}.desktop`), "utf8");
  return /^Exec=sh -c '(.*)' sh %k$/m.exec(entry)?.[1] ?? "";
}
