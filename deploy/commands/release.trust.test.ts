/** Tests which archives a machine accepts, and that several servers get the same release. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { createReleaseArchive, createSiteFiles, createTestMachine, isRunningAsRoot } from "#server/testing/releases.ts";

/** The script is for Debian, and uses GNU commands. */
const testOnLinux = test.runIf(process.platform === "linux");

test.runIf(isRunningAsRoot)("an installation as root runs no program that the build's user wrote", () => {
  const { run, ranAs, checkout } = createTestMachine();
  const planted = ["cmp", "id", "node", "runuser", "sha256sum", "tar"];
  for (const name of planted)
    writeFileSync(join(checkout, "node_modules/.bin", name), `#!/bin/sh\necho "planted ${name}" >> '${ranAs}'\n`, {
      mode: 0o755,
    });
  expect(run(["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))]).status).toBe(0);
  expect(readFileSync(ranAs, "utf8")).toMatch(/^nobody \S+\/check-node\.mjs\n$/);
  const installing =
    readFileSync("deploy/commands/release.sh", "utf8").match(/^.*(current\/bin\/node|check-node).*$/gm) ?? [];
  expect(installing.map((line) => line.trim().split(" ")[0])).toEqual(["as_server", "as_server"]);
});

test.runIf(isRunningAsRoot)("reports what a machine lacks, without calling the release faulty", () => {
  const { run, place } = createTestMachine();
  const { status, output } = run(
    ["install", createReleaseArchive("wim-1-a", createSiteFiles("a.js"))],
    undefined,
    "nadie-asi",
  );
  expect([status, output]).toEqual([1, ["Falta el usuario nadie-asi: créalo con useradd. No cambió nada."]]);
  expect(existsSync(place)).toBe(false);
});

testOnLinux(
  "on several servers, a staged release leaves no page without its files, in any order of installation",
  () => {
    const pages = ["index.html", "esim/index.html"];
    const siteFiles = (release: string) =>
      Object.fromEntries(
        pages.flatMap((page, index) => {
          const files = [`style-${release}${index}.css`, `script-${release}${index}.js`];
          const markup = files.map((file) => `<link href="/assets/${file}">`).join("");
          return [[`dist/client/${page}`, markup], ...files.map((file) => [`dist/client/assets/${file}`, file])];
        }),
      );
    const [old, fresh] = ["wim-1-a", "wim-1-b"].map((name) => createReleaseArchive(name, siteFiles(name.slice(-1))));
    /** Lists the files that pages of one server name and the other lacks. */
    const lacking = (servers: readonly ReturnType<typeof createTestMachine>[]) =>
      servers.flatMap((from) =>
        pages
          .flatMap((page) => readFileSync(from.getServedPath(page), "utf8").match(/(?<=\/)assets\/[^"]+/g) ?? [])
          .flatMap((file) => servers.filter((other) => !existsSync(other.getServedPath(file))).map(() => file)),
      );
    for (const order of [
      [0, 1],
      [1, 0],
    ]) {
      const servers = [createTestMachine(), createTestMachine()];
      const on = (index: number, ...args: string[]) => servers[index]?.run(args) ?? { status: 1, output: [] };
      for (const index of order) on(index, "install", old ?? "");
      // Without staging, the first of two servers sends pages whose files the other lacks.
      on(order[0] ?? 0, "install", fresh ?? "");
      expect(lacking(servers)).toHaveLength(4);
      on(order[0] ?? 0, "rollback");

      const staged = order.map((index) => on(index, "stage", fresh ?? ""));
      expect(staged.map(({ status, output }) => [status, output.at(-1)])).toEqual(
        order.map(() => [0, "Lista para instalarse: wim-1-b. Sigue en uso: wim-1-a"]),
      );
      expect(lacking(servers)).toEqual([]);
      for (const index of order) {
        expect(on(index, "install", fresh ?? "").output.at(-1)).toBe("En uso: wim-1-b");
        expect(lacking(servers)).toEqual([]);
      }
      for (const index of order) {
        expect(on(index, "rollback").output.at(-1)).toMatch(/^En uso otra vez: wim-1-a\./);
        expect(lacking(servers)).toEqual([]);
      }
    }
  },
);

testOnLinux("with a file of signers, installs only what one of them signed", () => {
  const { place, run, getRunningRelease } = createTestMachine();
  const folder = mkdtempSync(join(tmpdir(), "wim-keys-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const makeKey = (name: string) => {
    const key = join(folder, name);
    spawnSync("ssh-keygen", ["-q", "-t", "ed25519", "-N", "", "-C", name, "-f", key]);
    return key;
  };
  const [ours, strangers] = [makeKey("ours"), makeKey("strangers")];
  const sign = (archive: string, key: string, namespace = "wim-release") => {
    rmSync(`${archive}.sig`, { force: true });
    expect(spawnSync("ssh-keygen", ["-Y", "sign", "-f", key, "-n", namespace, archive]).status).toBe(0);
  };
  const first = createReleaseArchive("wim-1-a", createSiteFiles("a.js"));
  expect(run(["install", first]).status).toBe(0);
  expect(run(["list"]).output.at(-1)).toBe(`Firmas: no se revisan, porque falta ${place}/signers`);
  writeFileSync(join(place, "signers"), `wim namespaces="wim-release" ${readFileSync(`${ours}.pub`, "utf8")}`);
  expect(run(["list"]).output.at(-1)).toBe(`Firmas: las de ${place}/signers`);

  const second = createReleaseArchive("wim-1-b", createSiteFiles("b.js"));
  const unsigned = `Al archivo ${second} le falta su firma, ${second}.sig: cópiala junto con él. No cambió nada.`;
  const foreign = `La firma de ${second} no es de quien puede publicar, según ${place}/signers. No cambió nada.`;
  expect(run(["install", second])).toEqual({ status: 1, output: [unsigned] });
  sign(second, strangers);
  expect(run(["stage", second])).toEqual({ status: 1, output: [foreign] });
  sign(second, ours, "git");
  expect(run(["install", second])).toEqual({ status: 1, output: [foreign] });
  // The signature of another archive.
  sign(first, ours);
  copyFileSync(`${first}.sig`, `${second}.sig`);
  expect(run(["install", second])).toEqual({ status: 1, output: [foreign] });
  expect([getRunningRelease(), readdirSync(join(place, "releases"))]).toEqual(["wim-1-a", ["wim-1-a"]]);
  sign(second, ours);
  expect(run(["install", second]).output.at(-1)).toBe("En uso: wim-1-b");
  expect(readdirSync(join(place, "releases"))).toEqual(["wim-1-a", "wim-1-b"]);
});

testOnLinux("names the archives if there are several, and refuses what is none", () => {
  const { run, place } = createTestMachine();
  const [one, two] = ["wim-1-a", "wim-1-b"].map((name) => createReleaseArchive(name, createSiteFiles("a.js")));
  for (const command of ["install", "stage"]) {
    expect(run([command, one ?? "", two ?? ""]).output).toEqual([
      `Son 2 archivos y cabe uno: di cuál de ${one} ${two}`,
    ]);
    expect(run([command, `${one}.sha256`]).output).toEqual([
      `${one}.sha256 no es un archivo de «npm run package»: su nombre termina en .tar.gz`,
    ]);
    expect(run([command, "/root/wim-*.tar.gz"]).output[0]).toMatch(/No hay tal archivo: \/root\/wim-\*\.tar\.gz$/);
  }
  expect(existsSync(place)).toBe(false);
});

testOnLinux("refuses links in an archive, removes special file permissions, and takes one archive at a time", () => {
  const { place, run } = createTestMachine();
  const first = createReleaseArchive("wim-1-a", createSiteFiles("a.js"));
  run(["install", first]);
  expect(run(["install", first, first]).output.at(-1)).toMatch(/^Son 2 archivos/);

  const own = createReleaseArchive("wim-1-b", createSiteFiles("b.js"), (folder) =>
    chmodSync(join(folder, "FILES.sha256"), 0o4755),
  );
  expect(run(["install", own]).status).toBe(0);
  expect(statSync(join(place, "releases/wim-1-b/FILES.sha256")).mode & 0o7000).toBe(0);

  const links = createReleaseArchive("wim-1-c", createSiteFiles("c.js"), (folder) =>
    symlinkSync("/etc", join(folder, "dist/etc")),
  );
  expect(run(["install", links])).toEqual({
    status: 1,
    output: [
      `El archivo ${links} trae algo que no es archivo ni carpeta, y no se instala: ${place}/releases/.new/dist/etc`,
    ],
  });
});
