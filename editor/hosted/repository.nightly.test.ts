import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openGitServer } from "#editor/demo/git-over-http.ts";
import { pushRefs } from "#editor/server/publish/upstream.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { cloneForPeople, createRepository, createTemporaryFolder } from "#editor/testing/checkout.ts";
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
