import { lstatSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";
import { noticesPath, openTeamServer } from "#editor/testing/servers/hosted-proxy.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { openPersonalWorktrees } from "./personal-worktrees.ts";

const getAccount = (email: string, id = "00000000a7") => ({ id, person: { name: "X", email } });
const [ana, beto] = [getAccount("Ana.Ruiz@wim.example"), getAccount("beto@wim.example", "00000000b8")];

async function openWorktrees() {
  const team = await openTeamServer({ [noticesPath]: "uno\n", "src/code.ts": "code\n" });
  const { host, repository } = team;
  const worktrees = openPersonalWorktrees(host, repository);
  const comes = async (account: typeof ana) => {
    await worktrees.prepare(account);
    return worktrees.getFolder(account);
  };
  /** Publishes a change with git, as someone without the editor. */
  const publishElsewhere = (text: string) => {
    writeFileIn(host, noticesPath, text);
    runGit(host, "commit", "--quiet", "-am", "Elsewhere");
    runGit(host, "push", "--quiet", "origin", "HEAD:main");
  };
  return { ...team, worktrees, comes, publishElsewhere };
}

test("two people have separate drafts, invisible to each other", async () => {
  const { comes, host } = await openWorktrees();
  const [hers, his] = [await comes(ana), await comes(beto)];
  writeFileIn(hers, noticesPath, "de Ana\n");
  expect(readFileIn(his, noticesPath)).toBe("uno\n");
  expect(readFileIn(host, noticesPath)).toBe("uno\n");
  expect(runGit(his, "symbolic-ref", "--short", "HEAD")).toBe("contenido/beto-00000000b8");
  // Signing in again leaves the draft unchanged.
  await comes(ana);
  expect(readFileIn(hers, noticesPath)).toBe("de Ana\n");
});

test("a draft without changes is updated to the server's main, but a draft with changes is not", async () => {
  const { comes, publishElsewhere } = await openWorktrees();
  const [hers, his] = [await comes(ana), await comes(beto)];
  writeFileIn(his, noticesPath, "de Beto\n");
  publishElsewhere("dos\n");
  await comes(ana);
  await comes(beto);
  expect(readFileIn(hers, noticesPath)).toBe("dos\n");
  expect(readFileIn(his, noticesPath)).toBe("de Beto\n");
});

test("an existing draft can be opened while the server does not respond", async () => {
  const { comes, worktrees, gitServer } = await openWorktrees();
  const folder = await comes(beto);
  writeFileIn(folder, noticesPath, "de Beto\n");
  await gitServer.close();
  await worktrees.prepare(beto);
  expect(readFileIn(folder, noticesPath)).toBe("de Beto\n");
  await expect(worktrees.prepare(ana)).rejects.toThrow(/^No se pudo leer el sitio/);
});

test("a deleted folder is created again", async () => {
  const { comes } = await openWorktrees();
  const folder = await comes(beto);
  rmSync(folder, { recursive: true });
  await comes(beto);
  expect(readFileIn(folder, noticesPath)).toBe("uno\n");
});

test("a symlink in the repository becomes a plain file in drafts and in the host's checkout", async () => {
  const { comes, host } = await openWorktrees();
  await comes(ana);
  rmSync(join(host, noticesPath));
  symlinkSync("../../../.env", join(host, noticesPath));
  runGit(host, "-c", "core.symlinks=true", "commit", "--quiet", "-am", "A symlink");
  runGit(host, "push", "--quiet", "origin", "HEAD:main");
  rmSync(join(host, noticesPath));
  runGit(host, "checkout", "--quiet", ".");
  for (const folder of [await comes(beto), await comes(ana), host]) {
    expect(readFileIn(folder, noticesPath)).toBe("../../../.env");
    expect(lstatSync(join(folder, noticesPath)).isSymbolicLink()).toBe(false);
  }
});

test("an address becomes a safe folder name that belongs to one account", async () => {
  const { worktrees, host } = await openWorktrees();
  for (const email of ["../../etc@x", "..@x", "-rf@x", "a/b@x", "Ana Ruiz@x"])
    expect(worktrees.getFolder(getAccount(email))).toMatch(
      new RegExp(`^${host}/.editor/drafts/[a-z0-9][a-z0-9-]*-00000000a7$`),
    );
  expect(basename(worktrees.getFolder(getAccount("ana@x")))).not.toBe(
    basename(worktrees.getFolder(getAccount("ana@x", "00000000b8"))),
  );
});

test("the key is not written to disk, nor sent to another address", async () => {
  const { comes, host, gitServer } = await openWorktrees();
  await comes(ana);
  const { EDITOR_REPOSITORY_TOKEN: token, EDITOR_REPOSITORY: url } = gitServer.env;
  const settings = readFileSync(join(host, ".git/config"), "utf8");
  expect(settings).toContain(url);
  for (const secret of [token, btoa(`git:${token}`)]) expect(settings).not.toContain(secret);
  expect(gitServer.requests.every((each) => !each.url.includes(token))).toBe(true);
});
