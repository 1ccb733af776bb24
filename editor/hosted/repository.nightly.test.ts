import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { openGitServer } from "#editor/demo/git-over-http.ts";
import { pushRefs } from "#editor/server/publish/upstream.ts";
import { openGit } from "#editor/server/workspace/git.ts";
import { cloneForPeople, createRepository } from "#editor/testing/checkout.ts";
import { acceptPushes, refusePushes, runGit } from "#editor/testing/servers/site-repository.ts";
import { openGitolite } from "#scripts/machine/programs/gitolite.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
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

test("over ssh, a git host takes main and proposals, and nothing else; what it refuses is shown", async (context) => {
  const { commit, push, server } = await openRepository();
  const host = await openGitolite(
    join(createTestFolder(), "git"),
    "RW main$ = editor\nRWCD refs/heads/contenido/ = editor",
  );
  if (!host) return context.skip("no gitolite");
  onTestFinished(() => void host.close());
  const { env, bareRepository } = host;
  runGit(bareRepository, "fetch", "--quiet", server, "main:main");
  const [next, rival] = [commit("-p", "HEAD"), commit()];
  await expect(push(host.envOfStranger, `${next}:main`)).rejects.toThrow(/^El servidor no reconoce la cuenta/);
  await expect(push(host.envOfOtherHost, `${next}:main`)).rejects.toThrow(/^El repositorio no es el que se/);
  await push(env, `${next}:main`, `${next}:refs/heads/contenido/x`);
  const last = commit("-p", next);
  await expect(push(env, `${last}:main`, `${last}:refs/heads/otra`)).rejects.toThrow(/«.*DENIED.*»/);
  await expect(push(env, `+${rival}:main`)).rejects.toThrow(/«.*DENIED.*»/);
  expect(runGit(bareRepository, "rev-parse", "main", "contenido/x")).toBe(`${next}\n${next}`);
  refusePushes(bareRepository, "Main la cuida Gerencia");
  await expect(push(env, `${last}:main`)).rejects.toThrow(/«Main la cuida Gerencia»/);
  acceptPushes(bareRepository);
  await push(env, `${last}:main`, ":refs/heads/contenido/x");
  expect(runGit(bareRepository, "for-each-ref", "--format=%(objectname)")).toBe(last);
  host.configure("R = editor");
  await expect(push(env, `${commit("-p", last)}:main`)).rejects.toThrow(/^La cuenta con la que se publica ya no/);
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
