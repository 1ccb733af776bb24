import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { openGit } from "#editor/server/workspace/git.ts";
import { cloneForPeople, createRepository } from "#editor/testing/checkout.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { createLiveStatusReader, createRepositoryStateReader } from "./live-status.ts";
import { findCurrentUpstream } from "./upstream.ts";

const list = "src/content/data/notices.ts";

/** Opens a site that returns the response set by the test, and a clone of its repository. */
async function openSite() {
  const { copies } = cloneForPeople(createRepository({ [list]: "uno\n", "README.md": "x\n" }), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  const site = { status: 200, text: "", location: "" };
  const server = createServer((request, response) => {
    if (site.location) response.setHeader("location", site.location);
    response.writeHead(request.url === "/version.json" ? site.status : 404).end(site.text);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  onTestFinished(() => void server.close());
  // Uses git's clock, which the fake clock of the gate does not change.
  let now = 1000 * Number(runGit(ana, "log", "-1", "--format=%ct"));
  const git = openGit(ana);
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const read = createLiveStatusReader({
    git,
    site: { url, buildMinutes: 20 },
    findUpstream: () => findCurrentUpstream(git),
    now: () => now,
  });
  const publish = (folder: string, path: string, text: string) => {
    writeFileIn(folder, path, text);
    runGit(folder, "pull", "--quiet", "--rebase", "--autostash");
    runGit(folder, "commit", "--quiet", "-am", text);
    runGit(folder, "push", "--quiet");
    return runGit(folder, "rev-parse", "HEAD");
  };
  const stateNow = async () => {
    now += 11_000;
    return (await read()).state;
  };
  const pass = (minutes: number) => {
    now += minutes * 60_000;
  };
  const serve = (commit: string) => {
    site.text = JSON.stringify({ commit });
  };
  return { ana, beto, site, serve, publish, stateNow, read, pass };
}

test("a publication is being built until the site shows its commit or a later one, and is late after the build's time", async () => {
  const { ana, beto, serve, publish, stateNow, read, pass } = await openSite();
  serve(runGit(ana, "rev-parse", "HEAD"));
  expect(await stateNow()).toBe("live");
  const commit = publish(ana, list, "dos\n");
  expect(await stateNow()).toBe("building");
  pass(30);
  expect(await stateNow()).toBe("late");
  expect(await read()).toEqual({ state: "late", commit, minutes: 20 });
  serve(commit);
  expect(await stateNow()).toBe("live");
  // Publishes a commit by someone else, which this copy has not fetched, and one that did not change the content.
  publish(ana, list, "tres\n");
  serve(publish(beto, "README.md", "y\n"));
  expect(await stateNow()).toBe("live");
  publish(ana, "README.md", "z\n");
  expect(await stateNow()).toBe("live");
  serve("0".repeat(40));
  expect(await stateNow()).toBe("late");
});

test("a site without a valid version file is not trusted", async () => {
  const { site, stateNow } = await openSite();
  for (const text of [
    "",
    "<!doctype html>",
    '{"commit":"--all"}',
    `{"commit":"${"0".repeat(40)}"}${" ".repeat(9_000)}`,
  ]) {
    site.text = text;
    expect(await stateNow(), text.slice(0, 30)).toBe("unknown");
  }
  Object.assign(site, { status: 302, location: "http://127.0.0.1:1/version.json" });
  expect(await stateNow()).toBe("unknown");
});

test("without a site's address or a git server, there is no status", async () => {
  const git = openGit(createRepository({ [list]: "uno\n" }));
  const site = { url: "http://127.0.0.1:1", buildMinutes: 20 };
  const findUpstream = () => findCurrentUpstream(git);
  expect(await createLiveStatusReader({ git, site, findUpstream })()).toEqual({ state: "none" });
  expect(await createLiveStatusReader({ git, site: undefined, findUpstream })()).toEqual({ state: "none" });
});

test("the repository's state changes with a publication and with a proposal, and is read once in ten seconds", async () => {
  const { ana, beto, publish } = await openSite();
  let now = 0;
  const read = createRepositoryStateReader(
    openGit(ana),
    "origin",
    ["refs/heads/main", "refs/heads/contenido/*"],
    () => now,
  );
  const readLater = () => {
    now += 11_000;
    return read();
  };
  const states = [await readLater()];
  publish(beto, list, "dos\n");
  expect(await read()).toBe(states[0]);
  states.push(await readLater());
  runGit(beto, "push", "--quiet", "origin", "HEAD:refs/heads/contenido/precios");
  states.push(await readLater());
  expect(new Set(states).size).toBe(3);
  runGit(beto, "push", "--quiet", "origin", "HEAD:refs/heads/otra");
  expect(await readLater()).toBe(states[2]);
});
