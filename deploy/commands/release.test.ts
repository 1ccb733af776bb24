import { spawnSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { computeDigest, createReleaseArchive, createSiteFiles, createTestMachine } from "#server/testing/releases.ts";

/** The script is for Debian, and uses GNU commands. */
const testOnLinux = test.runIf(process.platform === "linux");

testOnLinux("a release replaces the previous one, keeps its scripts for open tabs, and can be rolled back", () => {
  const { place, run, getServedPath, getRunningRelease } = createTestMachine();
  expect(run(["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))])).toEqual({
    status: 0,
    output: ["restarted on wim-1-a", "En uso: wim-1-a"],
  });
  expect(run(["install", createReleaseArchive("wim-1-b", createSiteFiles("b.js"))]).output).toEqual([
    "restarted on wim-1-b",
    "En uso: wim-1-b",
  ]);
  expect(readdirSync(getServedPath("assets")).sort()).toEqual(["a.js", "b.js"]);
  expect(readFileSync(getServedPath("index.html"), "utf8")).toContain("b.js");

  expect(run(["rollback"]).output).toEqual([
    "restarted on wim-1-a",
    "En uso otra vez: wim-1-a. Otro «rollback» vuelve a una más antigua; «install wim-1-b», a la que dejaste.",
  ]);
  expect(readFileSync(getServedPath("index.html"), "utf8")).toContain("a.js");
  expect(readlinkSync(join(place, "current/.env"))).toBe("../../.env");
  expect(run(["install", "wim-1-b"]).output.at(-1)).toBe("En uso: wim-1-b");
  expect(getRunningRelease()).toBe("wim-1-b");
});

const nothingEarlier = "No hay una publicación anterior a la cual volver.";

testOnLinux("each rollback goes one release further back, and never forward", () => {
  const { run, getRunningRelease } = createTestMachine();
  const installNew = (letter: string) =>
    run(["install", createReleaseArchive(`wim-1-${letter}`, createSiteFiles(`${letter}.js`))]);
  const rollBack = () => [run(["rollback"]).status, getRunningRelease()];
  for (const letter of ["a", "b", "c"]) installNew(letter);
  expect(run(["list"]).output).toEqual(expect.arrayContaining(["En uso: wim-1-c", "Anterior: wim-1-b"]));
  expect([rollBack(), rollBack(), rollBack()]).toEqual([
    [0, "wim-1-b"],
    [0, "wim-1-a"],
    [1, "wim-1-a"],
  ]);
  expect(run(["rollback"]).output).toEqual([nothingEarlier]);
  // The rollback of a later release does not return to the release that was rolled back before.
  installNew("d");
  expect(rollBack()).toEqual([0, "wim-1-a"]);
  // A release that is installed again is the newest.
  run(["install", "wim-1-b"]);
  run(["install", "wim-1-a"]);
  expect([rollBack(), rollBack()]).toEqual([
    [0, "wim-1-b"],
    [1, "wim-1-b"],
  ]);
});

testOnLinux("a rollback finds the earlier release of a machine that had only its link", () => {
  const { place, run, getRunningRelease } = createTestMachine();
  for (const letter of ["a", "b"])
    run(["install", createReleaseArchive(`wim-1-${letter}`, createSiteFiles(`${letter}.js`))]);
  rmSync(join(place, "history"));
  symlinkSync("releases/wim-1-a", join(place, "previous"));
  expect(run(["list"]).output).toContain("Anterior: wim-1-a");
  run(["install", createReleaseArchive("wim-1-c", createSiteFiles("c.js"))]);
  expect(existsSync(join(place, "previous"))).toBe(false);
  for (const earlier of ["wim-1-b", "wim-1-a"]) {
    run(["rollback"]);
    expect(getRunningRelease()).toBe(earlier);
  }
});

testOnLinux("the database is backed up before a release starts, which is not installed if that fails", () => {
  const { run, getRunningRelease } = createTestMachine();
  const install = (name: string, backup: string, ...options: readonly string[]) =>
    run(
      ["install", ...options, createReleaseArchive(name, createSiteFiles("a.js"))],
      "echo restarted",
      "nobody",
      backup,
    );
  expect(install("wim-1-a", "echo backed up").output).toEqual(["backed up", "restarted", "En uso: wim-1-a"]);
  expect(install("wim-1-b", "false").output.at(-1)).toMatch(/^No se pudo respaldar .* No cambió nada\.$/);
  expect(getRunningRelease()).toBe("wim-1-a");
  expect(install("wim-1-b", "false", "--force").output).toEqual(["restarted", "En uso: wim-1-b"]);
});

testOnLinux("an unchanged file keeps its time, by which caches know it", () => {
  const { run, getServedPath } = createTestMachine();
  const install = (name: string, text: string) =>
    run(["install", createReleaseArchive(name, { "dist/client/a b.txt": "same", "dist/client/b.txt": text })]);
  const paths = ["a b.txt", "b.txt"].map(getServedPath);
  install("wim-1-a", "one");
  for (const path of paths) utimesSync(path, 1_000_000, 1_000_000);
  install("wim-1-b", "two");
  expect(paths.map((path) => statSync(path).mtimeMs === 1_000_000_000)).toEqual([true, false]);
});

testOnLinux("keeps the last five releases, and serves only the scripts of recent releases", () => {
  const { place, run, getServedPath } = createTestMachine();
  const names = ["1", "2", "3", "4", "5", "6", "7"];
  for (const name of names)
    expect(run(["install", createReleaseArchive(`wim-${name}`, createSiteFiles(`${name}.js`))]).status).toBe(0);
  expect(readdirSync(join(place, "releases")).sort()).toEqual(["wim-3", "wim-4", "wim-5", "wim-6", "wim-7"]);
  // The folder has the release's own script, and the scripts of the five releases that existed when it was installed.
  expect(readdirSync(getServedPath("assets")).sort()).toEqual(["2.js", "3.js", "4.js", "5.js", "6.js", "7.js"]);
});

testOnLinux("refuses a damaged archive, and an installed release whose files were changed", () => {
  const { place, run, getRunningRelease } = createTestMachine();
  const good = createReleaseArchive("wim-1-a", createSiteFiles("a.js"));
  run(["install", good]);
  const bad = createReleaseArchive("wim-1-b", createSiteFiles("b.js"));
  writeFileSync(bad, readFileSync(bad).subarray(0, 200));
  const { status, output } = run(["install", bad]);
  expect(status).toBe(1);
  expect(output.at(-1)).toBe(`El archivo ${bad} no es el que se empaquetó: cópialo otra vez, junto con su .sha256.`);
  expect(getRunningRelease()).toBe("wim-1-a");
  expect(readdirSync(join(place, "releases"))).toEqual(["wim-1-a"]);

  writeFileSync(join(place, "releases/wim-1-a/dist/client/index.html"), "changed");
  expect(run(["install", good]).output.at(-1)).toMatch(/wim-1-a está dañada: bórrala e instala su archivo otra vez\.$/);
});

/** Creates random text that hardly compresses, like pictures. */
const noise = (bytes: number) => randomBytes(bytes).toString("base64");

testOnLinux("refuses a truncated archive with a matching digest in one line, and leaves nothing behind", () => {
  const { place, run, getRunningRelease } = createTestMachine();
  run(["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))]);
  const cut = createReleaseArchive("wim-1-b", { ...createSiteFiles("b.js"), "dist/client/a.avif": noise(50_000) });
  const half = readFileSync(cut).subarray(0, 20_000);
  writeFileSync(cut, half);
  writeFileSync(`${cut}.sha256`, `${computeDigest(half)}  wim-1-b.tar.gz\n`);
  expect(run(["install", cut])).toEqual({
    status: 1,
    output: [
      expect.stringMatching(/^No se pudo desempacar .*wim-1-b\.tar\.gz, que está cortado o dañado: .*tar dice: ./),
    ],
  });
  expect([getRunningRelease(), readdirSync(join(place, "releases"))]).toEqual(["wim-1-a", ["wim-1-a"]]);
});

testOnLinux("refuses a release that does not fit on the disk in one line, and leaves nothing behind", ({ skip }) => {
  const { place, run, getRunningRelease } = createTestMachine();
  const disk = join(place, "releases");
  mkdirSync(disk, { recursive: true });
  const mount = spawnSync("/bin/mount", ["-t", "tmpfs", "-o", "size=256k", "tmpfs", disk]);
  if (mount.status !== 0) return skip("⚠⚠⚠ needs to mount a small disk");
  onTestFinished(() => void spawnSync("/bin/umount", [disk]));
  run(["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))]);
  const files = Object.fromEntries(
    Array.from({ length: 50 }, (_, index) => [`dist/client/${index}.avif`, noise(9_000)]),
  );
  expect(run(["install", createReleaseArchive("wim-1-b", { ...createSiteFiles("b.js"), ...files })])).toEqual({
    status: 1,
    output: [`No cabe en ${disk}: haz lugar en el disco y repite el comando. No cambió nada.`],
  });
  expect([getRunningRelease(), readdirSync(disk)]).toEqual(["wim-1-a", ["wim-1-a"]]);
});

testOnLinux("does not roll back to an installed release whose files were changed", () => {
  const { place, run, getRunningRelease } = createTestMachine();
  run(["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))]);
  run(["install", createReleaseArchive("wim-1-b", createSiteFiles("b.js"))]);
  writeFileSync(join(place, "releases/wim-1-a/dist/client/index.html"), "");
  const { status, output } = run(["rollback"]);
  expect([status, output.at(-1)]).toEqual([1, expect.stringMatching(/wim-1-a está dañada: /)]);
  expect(getRunningRelease()).toBe("wim-1-b");
});

testOnLinux("reports a rollback without an earlier release, and a server that does not start, and fails", () => {
  const { run } = createTestMachine();
  expect(run(["rollback"])).toEqual({ status: 1, output: [nothingEarlier] });
  const { status, output } = run(["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))], "exit 3");
  expect(status).toBe(1);
  expect(output.at(-1)).toMatch(/^Ya está en su lugar wim-1-a, pero no arrancó/);
});

testOnLinux("keeps the previous release if a new one does not start, and never rolls back to that one", () => {
  const { run, getRunningRelease } = createTestMachine();
  const onlyNotB = 'test "$(basename "$(readlink "$RELEASE_PLACE/current")")" != wim-1-b';
  run(["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))], onlyNotB);
  const { status, output } = run(["install", createReleaseArchive("wim-1-b", createSiteFiles("b.js"))], onlyNotB);
  expect([status, output.at(-1)]).toEqual([
    1,
    "No arrancó wim-1-b: sigue en uso wim-1-a. Revisa «journalctl --unit wim».",
  ]);
  expect(getRunningRelease()).toBe("wim-1-a");
  expect(run(["rollback"]).output).toEqual([nothingEarlier]);
  run(["install", createReleaseArchive("wim-1-c", createSiteFiles("c.js"))], onlyNotB);
  run(["rollback"], onlyNotB);
  expect(getRunningRelease()).toBe("wim-1-a");
});

testOnLinux("refuses a release with an earlier day or without some of the operator's values, unless forced", () => {
  const { place, run, getRunningRelease } = createTestMachine();
  const getSite = (script: string, ...lines: string[]) => ({
    ...createSiteFiles(script),
    "dist/deploy/release.txt": lines.map((line) => `${line}\n`).join(""),
  });
  const legalName = "WIM_LEGAL_NAME";
  const roaming = "src/content/data/roaming.ts";
  const full = createReleaseArchive("wim-1-a", getSite("a.js", "day=2026-11-28", legalName, roaming));
  run(["install", full]);
  const poor = createReleaseArchive("wim-1-b", getSite("b.js", "day=2026-11-29", "WIM_LEGAL_NAMES"));
  const { status, output } = run(["install", poor]);
  expect([status, output.slice(1, 3)]).toEqual([1, [legalName, roaming]]);
  expect(output.at(-1)).toContain(`${place}/site.env`);
  const bare = createReleaseArchive("wim-1-c", createSiteFiles("c.js"));
  expect(run(["install", bare]).output.slice(1, 3)).toEqual([legalName, roaming]);
  const early = createReleaseArchive("wim-1-d", getSite("d.js", "day=2026-11-27", legalName, roaming));
  expect(run(["install", early]).output.at(-1)).toMatch(/^No se instaló wim-1-d: se construyó un día antes/);
  expect([getRunningRelease(), readdirSync(join(place, "releases"))]).toEqual(["wim-1-a", ["wim-1-a"]]);

  const more = createReleaseArchive("wim-1-e", getSite("e.js", "day=2026-11-28", "WIM_VITALS", roaming, legalName));
  expect(run(["install", more]).status).toBe(0);
  expect(run(["install", "--force", poor]).output.at(-1)).toBe("En uso: wim-1-b");
  expect(run(["rollback"]).output.at(-1)).toMatch(/^En uso otra vez: wim-1-e\./);
  // The values are compared although this release is already installed.
  expect(run(["install", poor]).status).toBe(1);
});

testOnLinux("never changes nginx's copy of its configuration, and reports a release with a different one", () => {
  const { run, nginx, getServedPath } = createTestMachine();
  const site = (conf: string) => ({ ...createSiteFiles("a.js"), "dist/deploy/nginx/wim.conf": conf });
  expect(run(["install", createReleaseArchive("wim-1-a", site("one"))]).output).toHaveLength(2);
  writeFileSync(nginx, "one");
  expect(run(["install", createReleaseArchive("wim-1-b", { ...site("one"), other: "" })]).output).toHaveLength(2);
  const { status, output } = run(["install", createReleaseArchive("wim-1-c", site("two"))]);
  const built = getServedPath("../deploy/nginx/wim.conf");
  expect([status, output.at(-1)]).toEqual([0, expect.stringContaining(`«diff ${nginx} ${built}»`)]);
  expect(readFileSync(nginx, "utf8")).toBe("one");
});
