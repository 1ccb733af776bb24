import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openGitServer } from "#editor/demo/git-over-http.ts";
import { pushRefs } from "#editor/server/publish/upstream.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { cloneForPeople, createRepository, createTemporaryFolder } from "#editor/testing/checkout.ts";
import { openGitolite } from "#editor/testing/servers/gitolite.ts";
import { refusePushes, runGit } from "#editor/testing/servers/site-repository.ts";
import { openSshServer } from "#editor/testing/servers/ssh-server.ts";
import { readRepositorySettings } from "./repository.ts";

async function openRepository() {
  const { server, copies } = cloneForPeople(createRepository({ "a.txt": "a\n" }), ["Ana"]);
  const [copy = ""] = copies;
  const commit = (...args: readonly string[]) => runGit(copy, "commit-tree", "HEAD^{tree}", ...args, "-m", "x");
  const push = async (env: Readonly<Record<string, string>>, ...refs: readonly string[]) => {
    const { url, environment } = readRepositorySettings(env, "editor.example");
    runGit(copy, "remote", "set-url", "origin", url);
    await pushRefs(openGit(copy, environment), ["--atomic", "origin", ...refs], "");
    return runGit(server, "rev-parse", "main");
  };
  return { server, commit, push };
}

test("over ssh, only the right key can publish, and only to the known server; rules and hooks are reported", async (context) => {
  const { server, commit, push } = await openRepository();
  const ssh = await openSshServer(join(createTemporaryFolder(), "ssh"), server);
  if (!ssh) return context.skip("no sshd");
  onTestFinished(() => void ssh.close());
  const next = commit("-p", "HEAD");
  await expect(push(ssh.envOfStranger, `${next}:main`)).rejects.toThrow(/^El servidor no reconoce la cuenta/);
  await expect(push(ssh.envOfOtherHost, `${next}:main`)).rejects.toThrow(/^El servidor del sitio no es el que se/);
  expect(await push(ssh.env, `${next}:main`, `${next}:refs/heads/contenido/x`)).toBe(next);
  const last = commit("-p", next);
  runGit(server, "config", "receive.denyDeletes", "true");
  await expect(push(ssh.env, `${last}:main`, ":refs/heads/contenido/x")).rejects.toThrow(/«.*denying ref deletion.*»/);
  refusePushes(server, "Main la cuida Gerencia");
  await expect(push(ssh.env, `${last}:main`)).rejects.toThrow(/«Main la cuida Gerencia»/);
  expect(runGit(server, "rev-parse", "main")).toBe(next);
});

test("a git host that has a permission for each branch takes main and proposals, and nothing else", async (context) => {
  const { commit, push, server } = await openRepository();
  const folder = createTemporaryFolder();
  const gitolite = openGitolite(folder, "RW main$ = editor\nRWCD refs/heads/contenido/ = editor");
  const ssh = gitolite && (await openSshServer(join(folder, "ssh"), "/sitio", gitolite.shellCommand));
  if (!ssh) return context.skip("no gitolite");
  onTestFinished(() => void ssh.close());
  runGit(gitolite.bareRepository, "fetch", "--quiet", server, "main:main");
  const [next, rival] = [commit("-p", "HEAD"), commit()];
  await push(ssh.env, `${next}:main`, `${next}:refs/heads/contenido/x`);
  expect(runGit(gitolite.bareRepository, "rev-parse", "main", "contenido/x")).toBe(`${next}\n${next}`);
  const last = commit("-p", next);
  await expect(push(ssh.env, `${last}:main`, `${last}:refs/heads/otra`)).rejects.toThrow(/«.*DENIED.*»/);
  await expect(push(ssh.env, `+${rival}:main`)).rejects.toThrow(/«.*DENIED.*»/);
  expect(runGit(gitolite.bareRepository, "rev-parse", "main")).toBe(next);
  await push(ssh.env, `${last}:main`, ":refs/heads/contenido/x");
  expect(runGit(gitolite.bareRepository, "for-each-ref", "--format=%(refname:short)")).toBe("main");
  gitolite.configure("R = editor");
  await expect(push(ssh.env, `${commit("-p", last)}:main`)).rejects.toThrow(/^La cuenta con la que se publica ya no/);
});

test("over http, a redirect does not get the key", async () => {
  const { server, commit, push } = await openRepository();
  const git = await openGitServer(server);
  const thief = await openGitServer(server);
  onTestFinished(async () => void (await Promise.all([git.close(), thief.close()])));
  expect(await push(git.env, `${commit("-p", "HEAD")}:main`)).not.toBe("");
  git.location = thief.env.EDITOR_REPOSITORY;
  await expect(push(git.env, "HEAD:refs/heads/contenido/x")).rejects.toThrow();
  expect(thief.requests).toEqual([]);
});
