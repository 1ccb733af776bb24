import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { buildGitCredentials } from "#editor/hosted/forge/git-credentials.ts";
import { type GitError, openGit } from "#editor/server/workspace/git.ts";
import { noticesPath, openTeamForge } from "#editor/testing/hosted-proxy.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/site-repository.ts";
import { openPersonalWorktrees } from "./personal-worktrees.ts";

async function openWorktrees() {
  const { host, forge, standIn } = await openTeamForge("github", { [noticesPath]: "uno\n", "src/code.ts": "code\n" });
  const worktrees = openPersonalWorktrees(host, forge);
  const comes = async (login: string) => {
    const token = standIn.tokenFor(login);
    const account = await forge.account(token);
    await worktrees.prepare(account, token);
    return { account, token, folder: worktrees.folderOf(account) };
  };
  /** Somebody publishes with git, without the editor. */
  const publishElsewhere = (text: string) => {
    writeFileIn(host, noticesPath, text);
    runGit(host, "commit", "--quiet", "-am", "Elsewhere");
    runGit(host, "push", "--quiet", "origin", "HEAD:main");
  };
  return { host, forge, standIn, worktrees, comes, publishElsewhere };
}

test("two people have separate drafts, invisible to each other", async () => {
  const { comes, host } = await openWorktrees();
  const [ana, beto] = [await comes("Ana.Ruiz"), await comes("beto")];
  writeFileIn(ana.folder, noticesPath, "de Ana\n");
  expect(readFileIn(beto.folder, noticesPath)).toBe("uno\n");
  expect(readFileIn(host, noticesPath)).toBe("uno\n");
  expect(runGit(beto.folder, "symbolic-ref", "--short", "HEAD")).toBe("contenido/beto-8");
  // Signing in again does not change the draft.
  await comes("Ana.Ruiz");
  expect(readFileIn(ana.folder, noticesPath)).toBe("de Ana\n");
});

test("a draft without changes is updated to the server's main, and one with changes is not", async () => {
  const { comes, publishElsewhere } = await openWorktrees();
  const [ana, beto] = [await comes("Ana.Ruiz"), await comes("beto")];
  writeFileIn(beto.folder, noticesPath, "de Beto\n");
  publishElsewhere("dos\n");
  await comes("Ana.Ruiz");
  await comes("beto");
  expect(readFileIn(ana.folder, noticesPath)).toBe("dos\n");
  expect(readFileIn(beto.folder, noticesPath)).toBe("de Beto\n");
});

test("an existing draft can be opened while the server does not answer", async () => {
  const { comes, worktrees, standIn } = await openWorktrees();
  const { account, token, folder } = await comes("beto");
  writeFileIn(folder, noticesPath, "de Beto\n");
  await standIn.close();
  await worktrees.prepare(account, token);
  expect(readFileIn(folder, noticesPath)).toBe("de Beto\n");
  await expect(worktrees.prepare({ ...account, id: "11" }, token)).rejects.toThrow(/^No se pudo leer el sitio/);
});

test("a deleted folder is created again", async () => {
  const { comes } = await openWorktrees();
  const { folder } = await comes("beto");
  rmSync(folder, { recursive: true });
  await comes("beto");
  expect(readFileIn(folder, noticesPath)).toBe("uno\n");
});

test("a login becomes a safe folder name that belongs to one account", async () => {
  const { worktrees, host } = await openWorktrees();
  const person = { name: "X", email: "x@wim.example" };
  const folders = ["../../etc", "..", "-rf", "a/b", "Ana Ruiz"].map((login) =>
    worktrees.folderOf({ id: "5", login, person }),
  );
  for (const folder of folders) expect(folder).toMatch(new RegExp(`^${host}/.editor/drafts/[a-z0-9][a-z0-9-]*-5$`));
  expect(worktrees.folderOf({ id: "6", login: "ana", person })).not.toBe(
    worktrees.folderOf({ id: "7", login: "ana", person }),
  );
});

test("a token without access creates no draft, and no token is written to disk", async () => {
  const { comes, worktrees, forge, host, standIn } = await openWorktrees();
  const account = { id: "10", login: "nadie", person: { name: "Nadie", email: "n@wim.example" } };
  await expect(worktrees.prepare(account, standIn.tokenFor("nadie"))).rejects.toThrow(/^No se pudo leer el sitio/);
  const { token } = await comes("Ana.Ruiz");
  const basic = Buffer.from(`x-access-token:${token}`).toString("base64");
  const settings = readFileSync(join(host, ".git/config"), "utf8");
  for (const secret of [token, basic]) expect(settings).not.toContain(secret);
  expect(standIn.heard.some(({ url }) => url.includes(token))).toBe(false);
  const refused = standIn.tokenFor("lector");
  const push = openGit(host, buildGitCredentials(forge, refused))("push", "editor", "HEAD:main");
  const said = await push.then(
    () => "",
    (error: GitError) => `${error.message}${error.stack}${error.output}`,
  );
  expect(said).toMatch(/403/);
  expect(said).not.toContain(refused);
});
