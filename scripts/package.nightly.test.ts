/** Tests releases and the database version with packed releases, their servers and a SQLite file. */
import { spawnSync } from "node:child_process";
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { knownDatabaseVersions } from "#server/store/database-version.ts";
import { computeDigest, createTestMachine, isRunningAsRoot } from "#server/testing/releases.ts";
import { createBuiltSite } from "#server/testing/site.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { writeArtefact } from "./package/write-artefact.ts";

const sqliteVersion = knownDatabaseVersions.find(({ kind }) => kind === "sqlite")?.version ?? 0;

/** Starts the release's server, sends a lead, and stops the server. */
const trialScript = `import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
const server = spawn(process.execPath, ["server/main.ts"], { env: { ...process.env, HOST: "127.0.0.1", PORT: "0" }, stdio: ["ignore", "pipe", "ignore"] });
for await (const line of createInterface(server.stdout)) {
  const url = /^Listo: (http:\\S+)$/.exec(line)?.[1];
  if (!url) continue;
  const Name = process.argv[2];
  const body = new URLSearchParams({ Name, Email: Name + "@wim.example", Terminos: "on", CheckPublicidad: "on" });
  const { status } = await fetch(url + "/api/leads", { method: "POST", body, redirect: "manual" });
  process.exitCode = status === 303 ? 0 : 1;
  server.kill();
}
`;

/** Repacks a packed release under another name, with some of its files edited. */
function repack(archive: string, name: string, edits: Record<string, (text: string) => string>): string {
  const folder = createTestFolder();
  const place = join(folder, name);
  mkdirSync(place);
  spawnSync("tar", ["-xzf", archive, "--strip-components=1", "-C", place]);
  mkdirSync(join(place, "bin"));
  writeFileSync(join(place, "bin/node"), `#!/bin/sh\nexec '${process.execPath}' "$@"\n`, { mode: 0o755 });
  let digests = readFileSync(join(place, "FILES.sha256"), "utf8");
  for (const [path, edit] of Object.entries(edits)) {
    const text = edit(readFileSync(join(place, path), "utf8"));
    writeFileSync(join(place, path), text);
    digests = digests.replace(new RegExp(`^\\w+(?=  ${RegExp.escape(path)}$)`, "m"), computeDigest(text));
  }
  writeFileSync(join(place, "FILES.sha256"), digests);
  const repacked = join(folder, `${name}.tar.gz`);
  spawnSync("tar", ["-C", folder, "-czf", repacked, name]);
  writeFileSync(`${repacked}.sha256`, `${computeDigest(readFileSync(repacked))}  ${name}.tar.gz\n`);
  return repacked;
}

const migrationsFile = "server/store/sqlite/sqlite-migrations.ts";
const versionsFile = "dist/deploy/database.txt";

/** Packs a release of this code, and one that changes the database. @returns the paths of both archives. */
async function packReleases(): Promise<{ old: string; fresh: string }> {
  const distDir = createBuiltSite();
  for (const folder of ["deploy", "server"]) mkdirSync(join(distDir, folder));
  writeFileSync(join(distDir, "build.json"), "{}");
  writeFileSync(join(distDir, "deploy/database.txt"), `sqlite=${sqliteVersion}\npostgresql=1\n`);
  const { archive } = await writeArtefact(createTestFolder(), { distDir });
  const edits = {
    [migrationsFile]: (text: string) =>
      text.replace("] as const;", '"ALTER TABLE events ADD COLUMN trial TEXT;"] as const;'),
    [versionsFile]: (text: string) => text.replace(/\d+/, `${sqliteVersion + 1}`),
  };
  return { old: repack(archive, "wim-1-old", {}), fresh: repack(archive, "wim-1-new", edits) };
}

/** Creates a machine with a database, and its commands. */
function createMachineWithDatabase() {
  const machine = createTestMachine();
  const [data, backups] = [join(machine.place, "../data"), join(machine.place, "../backups")];
  const user = spawnSync("id", ["-u", isRunningAsRoot ? "nobody" : ""], { encoding: "utf8" }).stdout.trim();
  for (const folder of [data, backups]) {
    mkdirSync(folder);
    if (isRunningAsRoot) chownSync(folder, Number(user), -1);
  }
  const trial = join(machine.place, "../trial.mjs");
  writeFileSync(trial, trialScript);
  chmodSync(trial, 0o644);
  const databaseFile = join(data, "wim.sqlite");
  const asServer = `cd '${machine.place}/current' && ${isRunningAsRoot ? "runuser -u nobody --" : ""} env DATABASE_FILE='${databaseFile}' bin/node`;
  const restart = `${asServer} '${trial}' "$(basename "$(readlink '${machine.place}/current')")"`;
  const leads = (...args: string[]) =>
    spawnSync("/bin/sh", ["-c", `${asServer} scripts/leads.ts ${args.join(" ")}`], { encoding: "utf8" });
  const backup = `test ! -e '${machine.place}/current' || { ${asServer} scripts/leads.ts --backup '${backups}'/wim-$(date +%s%N).backup; }`;
  const run = (...args: string[]) => machine.run(args, restart, "nobody", backup, { databaseFile, backups });
  return { ...machine, run, leads, data, backups, databaseFile };
}

test.runIf(process.platform === "linux")(
  "a release that does not open the database is not installed until a backup of its version is restored",
  async () => {
    const { old, fresh } = await packReleases();
    const { run, leads, data, backups, databaseFile, getRunningRelease } = createMachineWithDatabase();
    expect(run("install", old).output.at(-1)).toBe("En uso: wim-1-old");
    expect(leads("--database-version").stdout).toBe(`sqlite=${sqliteVersion}\n`);
    expect(run("install", fresh).output.at(-1)).toBe("En uso: wim-1-new");
    expect(leads("--database-version").stdout).toBe(`sqlite=${sqliteVersion + 1}\n`);
    const [backup = ""] = readdirSync(backups).sort();
    // A later backup, with a version that the earlier release does not know.
    expect(leads("--backup", join(backups, "wim-later.backup")).status).toBe(0);

    const refusal = {
      status: 1,
      output: [
        `No se puso wim-1-old: conoce la base de datos hasta la versión ${sqliteVersion}, y la base ya es de la ${sqliteVersion + 1}. No cambió nada.`,
        expect.stringContaining(`restaura primero ${join(backups, basename(backup))}, como dice «Backups»`),
      ],
    };
    for (const args of [["rollback"], ["install", "wim-1-old"], ["install", "--force", old]])
      expect([args, run(...args)]).toEqual([args, refusal]);
    expect(getRunningRelease()).toBe("wim-1-new");
    // The same holds while the database cannot be queried, because the running release has changed it.
    const before = join(data, "before");
    mkdirSync(before);
    for (const name of ["wim.sqlite", "wim.sqlite-wal", "wim.sqlite-shm"])
      if (existsSync(join(data, name))) renameSync(join(data, name), join(before, name));
    mkdirSync(databaseFile);
    expect(run("rollback").output[0]).toBe(refusal.output[0]);
    renameSync(databaseFile, join(before, "folder"));

    expect(leads("--restore", join(backups, basename(backup))).status).toBe(0);
    expect(run("rollback").output.at(-1)).toMatch(/^En uso otra vez: wim-1-old\./);
    expect(run("install", "wim-1-new").output.at(-1)).toBe("En uso: wim-1-new");
    expect(leads("--merge", join(before, "wim.sqlite")).status).toBe(0);
    const { stdout } = leads("--csv");
    expect(stdout.match(/(?<=,)wim-1-\w+(?=,)/g)?.sort()).toEqual(["wim-1-new", "wim-1-new", "wim-1-old", "wim-1-old"]);
  },
  120_000,
);
