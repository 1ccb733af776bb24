import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { appendFileSync, existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openPersonalWorktrees } from "#editor/hosted/workspaces/personal-worktrees.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { createRepository } from "#editor/testing/checkout.ts";
import { noticesPath, openTeamServer } from "#editor/testing/servers/hosted-proxy.ts";
import { readFileIn, runGit, runShellCommands, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { restoreDraftsBackup } from "./restore-backup.ts";
import { describeCommandError, writeDraftsBackup } from "./write-backup.ts";

const account = { id: "00000000a7", person: { name: "Ana", email: "ana@wim.example" } };
const draftName = "ana-00000000a7";
const [termsPath, newPath] = ["src/content/data/terms.ts", "src/content/data/new.ts"];

const kml = "<kml>\r\nwith both line ends\n</kml>";
const kmlPath = `data/coverage/${createHash("sha256").update(kml).digest("hex")}.kml`;

/** Creates a team's host with a coverage file, and a draft of Ana's that changes, adds and deletes a file. */
async function openHost() {
  const ignored = ".editor/\nnode_modules\n/data/\n";
  const team = await openTeamServer({ [noticesPath]: "uno\n", [termsPath]: "text\n", ".gitignore": ignored });
  const { host, repository } = team;
  const worktrees = openPersonalWorktrees(host, repository);
  await worktrees.prepare(account);
  const draft = worktrees.getFolder(account);
  writeFileIn(draft, noticesPath, "de Ana\n");
  writeFileIn(draft, newPath, "nuevo\n");
  rmSync(join(draft, termsPath));
  writeFileIn(host, kmlPath, kml);
  return { ...team, draft, file: join(createTestFolder(), "backup.bundle") };
}

const getStatus = (folder: string) => runGit(folder, "status", "--porcelain", "--untracked-files=all");

test("drafts, their branches and stored files come back in a new clone", async () => {
  const { host, draft, file, gitServer } = await openHost();
  const before = getStatus(draft);
  expect(await writeDraftsBackup({ root: host, file })).toEqual({ draftCount: 2, fileCount: 1 });
  expect([getStatus(draft), readdirSync(join(file, ".."))]).toEqual([before, ["backup.bundle"]]);
  await expect(writeDraftsBackup({ root: host, file })).rejects.toThrow(/^Ya existe/);

  const clone = join(createTestFolder(), "clone");
  runShellCommands(host, [`git clone --quiet '${gitServer.bare}' '${clone}'`]);
  const { drafts, fileCount } = await restoreDraftsBackup({ root: clone, file });
  expect([[...drafts], fileCount]).toEqual([
    [
      ["_checkout", "same"],
      [draftName, "restored"],
    ],
    1,
  ]);
  const restored = join(clone, ".editor/drafts", draftName);
  expect(getStatus(restored)).toBe(before);
  expect(readFileIn(restored, noticesPath)).toBe("de Ana\n");
  expect(existsSync(join(restored, termsPath))).toBe(false);
  expect(runGit(restored, "symbolic-ref", "--short", "HEAD")).toBe(`contenido/${draftName}`);
  expect(readFileIn(clone, kmlPath)).toBe(kml);
  expect(runGit(clone, "for-each-ref", "refs/backup")).toBe("");
  expect([...(await restoreDraftsBackup({ root: clone, file })).drafts.values()]).toEqual(["same", "same"]);
});

test("the copy that the unit sends to another machine restores everything if the first machine is lost", async () => {
  const { host, draft, gitServer } = await openHost();
  const before = getStatus(draft);
  const [backups, otherMachine] = [createTestFolder(), createTestFolder()];
  await writeDraftsBackup({ root: host, file: join(backups, "editor-2026-11-29-1010.bundle") });
  const unit = readFileSync("deploy/systemd/wim-editor-backup.service", "utf8").replaceAll(
    "/var/backups/wim-editor",
    backups,
  );
  const commands = [...unit.matchAll(/^ExecStart=(.*)$/gm)].map(([, command = ""]) => command).slice(1);
  for (const command of commands) {
    const script = command.replaceAll("$$", "$").replaceAll("%%", "%");
    const copying = { ...process.env, EDITOR_BACKUP_COPY: `cp --preserve ./* '${otherMachine}'` };
    expect([script, spawnSync("/bin/sh", ["-c", script], { env: copying }).status]).toEqual([script, 0]);
  }
  for (const lost of [draft, backups, host]) rmSync(lost, { recursive: true });

  const clone = join(createTestFolder(), "clone");
  runShellCommands(otherMachine, [`git clone --quiet '${gitServer.bare}' '${clone}'`]);
  const [copy = ""] = readdirSync(otherMachine);
  const { drafts, fileCount } = await restoreDraftsBackup({ root: clone, file: join(otherMachine, copy) });
  expect([drafts.get(draftName), fileCount]).toEqual(["restored", 1]);
  expect(getStatus(join(clone, ".editor/drafts", draftName))).toBe(before);
  expect(readFileIn(clone, kmlPath)).toBe(kml);
});

test("a draft that changed after the backup is kept unless the restore replaces it", async () => {
  const { host, draft, file } = await openHost();
  await writeDraftsBackup({ root: host, file });
  writeFileIn(draft, noticesPath, "de Ana, después\n");
  writeFileIn(draft, termsPath, "otra vez\n");
  const later = Date.now() / 1_000 + 60;
  utimesSync(join(draft, noticesPath), later, later);
  expect((await restoreDraftsBackup({ root: host, file })).drafts.get(draftName)).toBe("kept");
  expect(readFileIn(draft, noticesPath)).toBe("de Ana, después\n");
  expect((await restoreDraftsBackup({ root: host, file, replacesNewerDrafts: true })).drafts.get(draftName)).toBe(
    "restored",
  );
  expect(readFileIn(draft, noticesPath)).toBe("de Ana\n");
  expect(existsSync(join(draft, termsPath))).toBe(false);
});

test("a published draft stays unchanged", async () => {
  const { host, draft, file } = await openHost();
  await writeDraftsBackup({ root: host, file });
  runGit(draft, "add", "--all", "src");
  runGit(draft, "commit", "--quiet", "--message=Published");
  expect((await restoreDraftsBackup({ root: host, file })).drafts.get(draftName)).toBe("kept");
  expect(getStatus(draft)).toBe("");
});

test("a damaged backup changes nothing, and a damaged stored file is not backed up", async () => {
  const { host, draft, file } = await openHost();
  await writeDraftsBackup({ root: host, file });
  const bytes = readFileSync(file);
  const expectCutsRefused = async () => {
    for (const length of [0, 40, 120, 300, 700, bytes.length - 40]) {
      const cut = `${file}.${length}`;
      writeFileSync(cut, bytes.subarray(0, length));
      await expect(restoreDraftsBackup({ root: host, file: cut }), `${length} bytes`).rejects.toThrow(
        /^No se restauró nada\. .* está dañado, o no es un respaldo del editor: usa otro\.$/,
      );
    }
  };
  // Even if the repository still has everything that the backup contains.
  await expectCutsRefused();
  rmSync(draft, { recursive: true });
  await expectCutsRefused();
  await expect(restoreDraftsBackup({ root: host, file: `${file}.none` })).rejects.toThrow(
    /^No existe .*: revisa su nombre\.$/,
  );
  const elsewhere = createRepository({ "a.txt": "otro sitio\n" });
  await expect(restoreDraftsBackup({ root: elsewhere, file })).rejects.toThrow(
    / es de otro repositorio, o de uno más nuevo: /,
  );
  const noRepository = openGit(createTestFolder())("rev-parse", "HEAD");
  expect(describeCommandError(await noRepository.catch((error: unknown) => error))).toMatch(
    /^No se hizo: git no pudo .* Detalle para quien desarrolla el sitio: fatal: /,
  );
  expect(existsSync(draft)).toBe(false);
  appendFileSync(join(host, kmlPath), "x");
  await expect(writeDraftsBackup({ root: host, file: `${file}.2` })).rejects.toThrow(/está dañado/);
  expect(existsSync(`${file}.2`)).toBe(false);
  await expect(writeDraftsBackup({ root: host, file: join(host, "none/a.bundle") })).rejects.toThrow(
    /^No existe la carpeta /,
  );
});
