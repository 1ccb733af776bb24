import { chmodSync, existsSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openGit } from "#editor/server/workspace/git.ts";
import { readLocalPerson } from "#editor/server/workspace/history.ts";
import { cloneForPeople, createRepository } from "#editor/testing/checkout.ts";
import { publishDraftsUnchecked } from "#editor/testing/publish-drafts-unchecked.ts";
import { runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { commitDrafts, finishPendingPush, listPendingPaths } from "./publication.ts";
import { recordPendingPush, removeStaleLock } from "./publish-recovery.ts";

const list = "src/content/data/notices.ts";
const lines = (...changed: readonly string[]) =>
  `${["uno", "dos", "tres", "cuatro", "cinco", ...changed].join("\n")}\n`;
const start = () => createRepository({ [list]: lines() });

test("a copy locked by another program is refused before the push, and a leftover lock is removed", async () => {
  const { server, copies } = cloneForPeople(start(), ["Ana"]);
  const [ana = ""] = copies;
  const lock = join(ana, ".git/index.lock");
  writeFileIn(ana, list, lines("seis"));
  writeFileSync(lock, "");
  // The file system uses the real clock, while this process may use the commit's day.
  utimesSync(lock, new Date(), new Date());
  await expect(publishDraftsUnchecked(ana)).rejects.toThrow(/^Otro programa usa esta copia.*borrador sigue aquí/);
  expect(runGit(server, "rev-list", "--count", "main")).toBe("1");
  await removeStaleLock(openGit(ana));
  expect(existsSync(lock)).toBe(true);
  utimesSync(lock, 0, 0);
  await removeStaleLock(openGit(ana));
  await publishDraftsUnchecked(ana);
  expect(runGit(server, "rev-list", "--count", "main")).toBe("2");
});

/** Publishes while a hook of the server locks the copy: the push succeeds, but the copy cannot move to its commit. */
async function stopAfterPush(theirs?: string) {
  const { server, copies } = cloneForPeople(start(), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  if (theirs) {
    writeFileIn(beto, list, lines().replace("uno", theirs));
    await publishDraftsUnchecked(beto, "Lo de Beto");
  }
  writeFileIn(ana, list, lines("seis"));
  const lock = join(ana, ".git/index.lock");
  const hook = join(server, "hooks/post-receive");
  writeFileIn(server, "hooks/post-receive", `#!/bin/sh\ntouch '${lock}'\n`);
  chmodSync(hook, 0o755);
  expect(await publishDraftsUnchecked(ana, "Lo de Ana")).toMatchObject({ isPushed: true });
  expect(runGit(server, "log", "-1", "--format=%s", "main")).toBe("Lo de Ana");
  rmSync(lock);
  rmSync(hook);
  return { server, ana };
}

test.each([undefined, "UNO"])(
  "a copy that was locked during its push moves to the pushed commit later (others' change: %s)",
  async (theirs) => {
    const { server, ana } = await stopAfterPush(theirs);
    await finishPendingPush(openGit(ana));
    expect(runGit(ana, "status", "--porcelain", "--branch")).toBe("## main...origin/main");
    expect(runGit(ana, "rev-parse", "HEAD")).toBe(runGit(server, "rev-parse", "main"));
  },
);

test("drafts can be published while the copy has not moved to its last push", async () => {
  const { server, ana } = await stopAfterPush("UNO");
  writeFileIn(ana, list, lines("seis", "siete"));
  await publishDraftsUnchecked(ana, "Y siete");
  expect(runGit(server, "show", `main:${list}`)).toBe(lines("seis", "siete").replace("uno", "UNO").trim());
  expect(runGit(ana, "status", "--porcelain", "--branch")).toBe("## main...origin/main");
});

test("changes of a recorded push that never reached the server become drafts again", async () => {
  const { copies } = cloneForPeople(start(), ["Ana"]);
  const [ana = ""] = copies;
  writeFileIn(ana, list, lines("seis"));
  const git = openGit(ana);
  const draft = await commitDrafts(git, {
    paths: [list],
    parent: runGit(ana, "rev-parse", "HEAD"),
    message: "Nunca",
    person: await readLocalPerson(git),
  });
  await recordPendingPush(git, { branch: "main", draftCommit: draft, commit: draft });
  await finishPendingPush(git);
  expect(await listPendingPaths(git)).toEqual([list]);
  expect(runGit(ana, "for-each-ref", "refs/editor")).toBe("");
});
