import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "#server/testing/site.ts";

/** It is for Debian, and uses GNU's commands. */
const testOnLinux = test.runIf(process.platform === "linux");

const sha256 = (text: string | Buffer) => createHash("sha256").update(text).digest("hex");

/** An archive like that of `npm run package`, with these files. */
function archiveOf(name: string, files: Record<string, string>, change: (folder: string) => void = () => {}): string {
  const folder = temporaryFolder();
  const all = { "scripts/check-node.mjs": "", ...files };
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  const digests = Object.entries(all).map(([path, text]) => `${sha256(text)}  ${path}\n`);
  writeFileSync(join(folder, name, "FILES.sha256"), digests.join(""));
  change(join(folder, name));
  const archive = join(folder, `${name}.tar.gz`);
  expect(spawnSync("tar", ["-C", folder, "-czf", archive, name]).status).toBe(0);
  writeFileSync(`${archive}.sha256`, `${sha256(readFileSync(archive))}  ${name}.tar.gz\n`);
  return archive;
}

/** A page and the script that it names. */
const siteWith = (script: string) => ({
  "dist/client/index.html": `<script src="/assets/${script}"></script>`,
  [`dist/client/assets/${script}`]: `console.log("${script}")`,
});

/** A machine's folder for the site, and what can be done there, as root or what looks like it. */
function machine() {
  const folder = temporaryFolder();
  const [place, bin] = [join(folder, "srv"), join(folder, "bin")];
  const [ranAs, nginx] = [join(folder, "ran-as"), join(folder, "wim.conf")];
  mkdirSync(bin);
  writeFileSync(ranAs, "");
  const program = (name: string, text: string) => writeFileSync(join(bin, name), `#!/bin/sh\n${text}`, { mode: 0o755 });
  program("id", "echo 0");
  program("runuser", `echo "$*" >> '${ranAs}'; shift 3; exec "$@"`);
  const run = (
    args: readonly string[],
    restart = 'echo "restarted on $(basename "$(readlink "$RELEASE_PLACE/current")")"',
  ) => {
    const { status, stdout, stderr } = spawnSync("sh", ["deploy/release.sh", ...args], {
      env: {
        PATH: `${bin}:${dirname(process.execPath)}:${process.env.PATH}`,
        ...{ RELEASE_PLACE: place, RELEASE_RESTART: restart, RELEASE_NGINX: nginx },
      },
      encoding: "utf8",
    });
    return { status, said: (stdout + stderr).trim().split("\n") };
  };
  const served = (path: string) => join(place, "current", "dist/client", path);
  return { place, run, ranAs, nginx, served, running: () => basename(readlinkSync(join(place, "current"))) };
}

testOnLinux("a release replaces the last one, whose scripts stay for open tabs, and one command brings it back", () => {
  const { place, run, served, running } = machine();
  expect(run(["install", archiveOf("wim-1-a", siteWith("a.js"))])).toEqual({
    status: 0,
    said: ["restarted on wim-1-a", "En uso: wim-1-a"],
  });
  expect(run(["install", archiveOf("wim-1-b", siteWith("b.js"))]).said).toEqual([
    "restarted on wim-1-b",
    "En uso: wim-1-b",
  ]);
  expect(readdirSync(served("assets")).sort()).toEqual(["a.js", "b.js"]);
  expect(readFileSync(served("index.html"), "utf8")).toContain("b.js");

  expect(run(["rollback"]).said).toEqual(["restarted on wim-1-a", "En uso otra vez: wim-1-a"]);
  expect(readFileSync(served("index.html"), "utf8")).toContain("a.js");
  // And forth.
  run(["rollback"]);
  expect(running()).toBe("wim-1-b");
  expect(readlinkSync(join(place, "current/.env"))).toBe("../../.env");
});

testOnLinux("the last five releases stay, with their own scripts only, and the one that a rollback needs", () => {
  const { place, run, served } = machine();
  const names = ["1", "2", "3", "4", "5", "6", "7"];
  for (const name of names) expect(run(["install", archiveOf(`wim-${name}`, siteWith(`${name}.js`))]).status).toBe(0);
  expect(readdirSync(join(place, "releases")).sort()).toEqual(["wim-3", "wim-4", "wim-5", "wim-6", "wim-7"]);
  // Those of the five releases that were there when it came.
  expect(readdirSync(served("assets")).sort()).toEqual(["2.js", "3.js", "4.js", "5.js", "6.js", "7.js"]);
});

testOnLinux("nothing changes if the archive arrived damaged, or a release was changed where it is", () => {
  const { place, run, running } = machine();
  const good = archiveOf("wim-1-a", siteWith("a.js"));
  run(["install", good]);
  const bad = archiveOf("wim-1-b", siteWith("b.js"));
  writeFileSync(bad, readFileSync(bad).subarray(0, 200));
  const { status, said } = run(["install", bad]);
  expect(status).toBe(1);
  expect(said.at(-1)).toBe(`El archivo ${bad} no es el que se empaquetó: cópialo otra vez, junto con su .sha256.`);
  expect(running()).toBe("wim-1-a");
  expect(readdirSync(join(place, "releases"))).toEqual(["wim-1-a"]);

  writeFileSync(join(place, "releases/wim-1-a/dist/client/index.html"), "changed");
  expect(run(["install", good]).said.at(-1)).toMatch(/wim-1-a está dañada: bórrala e instala su archivo otra vez\.$/);
});

testOnLinux("a rollback without an earlier release, and a server that does not start, are said and fail", () => {
  const { run } = machine();
  expect(run(["rollback"])).toEqual({ status: 1, said: ["No hay una publicación anterior a la cual volver."] });
  const { status, said } = run(["install", archiveOf("wim-1-a", siteWith("a.js"))], "exit 3");
  expect(status).toBe(1);
  expect(said.at(-1)).toMatch(/^Ya está en su lugar wim-1-a, pero no arrancó/);
});

testOnLinux("a release that does not start gives way to the one before, and a rollback never goes to it", () => {
  const { run, running } = machine();
  const onlyNotB = 'test "$(basename "$(readlink "$RELEASE_PLACE/current")")" != wim-1-b';
  run(["install", archiveOf("wim-1-a", siteWith("a.js"))], onlyNotB);
  const { status, said } = run(["install", archiveOf("wim-1-b", siteWith("b.js"))], onlyNotB);
  expect([status, said.at(-1)]).toEqual([
    1,
    "No arrancó wim-1-b: sigue en uso wim-1-a. Revisa «journalctl --unit wim».",
  ]);
  expect(running()).toBe("wim-1-a");
  expect(run(["rollback"]).said).toEqual(["No hay una publicación anterior a la cual volver."]);
  run(["install", archiveOf("wim-1-c", siteWith("c.js"))], onlyNotB);
  run(["rollback"], onlyNotB);
  expect(running()).toBe("wim-1-a");
});

testOnLinux("nothing that an archive brings runs as root, owns rights or leads outside", () => {
  const { place, run, ranAs } = machine();
  run(["install", archiveOf("wim-1-a", siteWith("a.js"))]);
  const node = join(dirname(process.execPath), "node");
  expect(readFileSync(ranAs, "utf8")).toBe(`-u wim -- ${node} ${place}/releases/.new/scripts/check-node.mjs\n`);
  const running = readFileSync("deploy/release.sh", "utf8").match(/^.*(current\/bin\/node|check-node).*$/gm) ?? [];
  expect(running.map((line) => line.trim().split(" ")[0])).toEqual(["as_server", "as_server"]);

  const own = archiveOf("wim-1-b", siteWith("b.js"), (folder) => chmodSync(join(folder, "FILES.sha256"), 0o4755));
  expect(run(["install", own]).status).toBe(0);
  expect(statSync(join(place, "releases/wim-1-b/FILES.sha256")).mode & 0o7000).toBe(0);

  const links = archiveOf("wim-1-c", siteWith("c.js"), (folder) => symlinkSync("/etc", join(folder, "dist/etc")));
  expect(run(["install", links])).toEqual({
    status: 1,
    said: [
      `El archivo ${links} trae algo que no es archivo ni carpeta, y no se instala: ${place}/releases/.new/dist/etc`,
    ],
  });
});

testOnLinux("nginx keeps its own copy of its configuration, and a release with another one says so", () => {
  const { run, nginx, served } = machine();
  const site = (conf: string) => ({ ...siteWith("a.js"), "dist/deploy/nginx/wim.conf": conf });
  expect(run(["install", archiveOf("wim-1-a", site("one"))]).said).toHaveLength(2);
  writeFileSync(nginx, "one");
  expect(run(["install", archiveOf("wim-1-b", { ...site("one"), other: "" })]).said).toHaveLength(2);
  const { status, said } = run(["install", archiveOf("wim-1-c", site("two"))]);
  const built = served("../deploy/nginx/wim.conf");
  expect([status, said.at(-1)]).toEqual([0, expect.stringContaining(`«diff ${nginx} ${built}»`)]);
  expect(readFileSync(nginx, "utf8")).toBe("one");
});
