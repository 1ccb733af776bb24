import { rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { discardDrafts } from "#editor/server/changes/discard.ts";
import { openContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { GitError, openGit } from "#editor/server/workspace/git.ts";
import { readHistory } from "#editor/server/workspace/history.ts";
import { cloneForPeople, createRepository } from "#editor/testing/checkout.ts";
import { publishDraftsUnchecked } from "#editor/testing/publish-drafts-unchecked.ts";
import {
  acceptPushes,
  readFileIn,
  refusePushes,
  runGit,
  writeFileIn,
} from "#editor/testing/servers/site-repository.ts";
import { listPendingPaths } from "./publication.ts";
import { findServerErrorMessage } from "./upstream.ts";

const list = "src/content/data/notices.ts";
const text = "src/content/legal/politica-de-uso/2.md";
const lines = (...changed: readonly string[]) =>
  `${["uno", "dos", "tres", "cuatro", "cinco", ...changed].join("\n")}\n`;
const start = () => createRepository({ [list]: lines(), "src/code.ts": "code\n", "README.md": "hola\n" });

/** Discards the only draft; `discardDrafts` then reads none of the content. */
function discardIn(root: string, file: string) {
  const reader = { load: unread, tryOut: unread, invalidate: () => {}, close: async () => {} };
  return discardDrafts(openContentWorkspace({ root, reader }), [file]);
}

async function unread(): Promise<never> {
  throw new Error("the content was read");
}

const pendingIn = (root: string) => listPendingPaths(openGit(root));

test("without a server, a commit has the person, the title and only the editor's files", async () => {
  const root = start();
  writeFileIn(root, list, lines("seis"));
  writeFileIn(root, text, "texto\n");
  writeFileIn(root, "public/kml/5G.kml", "<kml/>");
  writeFileIn(root, "src/code.ts", "staged by a developer\n");
  runGit(root, "add", "src/code.ts");
  writeFileIn(root, "README.md", "changed by a developer\n");
  const { isPushed } = await publishDraftsUnchecked(root, "  Aviso de noviembre ");
  expect(isPushed).toBe(false);
  expect(runGit(root, "log", "-1", "--format=%an <%ae> %s")).toBe("Ana Ruiz <ana@wim.example> Aviso de noviembre");
  expect(runGit(root, "show", "--name-only", "--format=").split("\n")).toEqual([list, text]);
  // A developer's staged changes stay staged, and the others unstaged.
  expect(runGit(root, "diff", "--cached", "--name-only")).toBe("src/code.ts");
  expect(runGit(root, "diff", "--name-only")).toBe("README.md");
  expect(await pendingIn(root)).toEqual([]);
});

test("a deleted file is published as deleted", async () => {
  const root = start();
  rmSync(join(root, list));
  await publishDraftsUnchecked(root);
  expect(runGit(root, "ls-files", list)).toBe("");
});

test.each([
  ["nothing to publish", "", "Aviso", /^No hay cambios/],
  ["no title", lines("seis"), "  ", /^Escribe en una línea/],
  ["a title with a sign that is not seen", lines("seis"), "Un\u0000aviso", /^Corrige el título: .*U\+0000.* «Un»/],
  ["a title that is too long", lines("seis"), "a".repeat(73), /^Acorta el título: caben 72 letras y tiene 73/],
])("refuses %s", async (_what, text, title, refusal) => {
  const root = start();
  if (text) writeFileIn(root, list, text);
  await expect(publishDraftsUnchecked(root, title)).rejects.toThrow(refusal);
  expect(runGit(root, "rev-list", "--count", "HEAD")).toBe("1");
});

test("two people who change different lines can both publish, and the second gets the first's change", async () => {
  const { server, copies } = cloneForPeople(start(), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  writeFileIn(ana, list, lines("seis"));
  writeFileIn(beto, list, lines().replace("uno", "UNO"));
  writeFileIn(beto, "src/code.ts", "a developer's draft\n");
  await publishDraftsUnchecked(ana, "Lo de Ana");
  const { isPushed, updatedFiles } = await publishDraftsUnchecked(beto, "Lo de Beto");
  expect({ isPushed, updatedFiles }).toEqual({ isPushed: true, updatedFiles: [list] });
  expect(readFileIn(beto, list)).toBe(lines("seis").replace("uno", "UNO"));
  expect(readFileIn(beto, "src/code.ts")).toBe("a developer's draft\n");
  expect(runGit(server, "log", "--format=%an %s", "main")).toBe("Beto Lo de Beto\nAna Lo de Ana\nAna Ruiz Inicio");
  expect(runGit(beto, "status", "--porcelain", "--branch")).toBe("## main...origin/main\n M src/code.ts");
});

test("publishing is refused on a detached HEAD, where the commit would be lost", async () => {
  const root = start();
  runGit(root, "checkout", "--quiet", "--detach");
  writeFileIn(root, list, lines("seis"));
  await expect(publishDraftsUnchecked(root)).rejects.toThrow(
    /^Esta copia del sitio está a medias.*borrador sigue aquí/,
  );
  expect(await pendingIn(root)).toEqual([list]);
});

test("a change of lines that others changed is refused, and can be made again on the new state", async () => {
  const { server, copies } = cloneForPeople(start(), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  writeFileIn(ana, list, lines().replace("tres", "TRES"));
  writeFileIn(beto, list, lines().replace("tres", "3"));
  await publishDraftsUnchecked(ana);
  await expect(publishDraftsUnchecked(beto)).rejects.toThrow(/mismas líneas de «Avisos».*borrador sigue aquí/);
  expect(readFileIn(beto, list)).toBe(lines().replace("tres", "3"));
  expect(runGit(beto, "rev-list", "--count", "HEAD")).toBe("1");
  await discardIn(beto, list);
  expect(readFileIn(beto, list)).toBe(lines().replace("tres", "TRES"));
  writeFileIn(beto, list, lines().replace("tres", "TRES y 3"));
  await publishDraftsUnchecked(beto, "Los dos");
  expect(runGit(server, "log", "-1", "--format=%an %s", "main")).toBe("Beto Los dos");
});

test("a person who freezes a legal version that somebody else has published gets instructions, and keeps the draft", async () => {
  const { copies } = cloneForPeople(start(), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  const frozen = text.replace(".md", ".published.json");
  for (const [root, words] of [
    [ana, "las de Ana"],
    [beto, "las de Beto"],
  ] as const) {
    writeFileIn(root, text, `${words}\n`);
    writeFileIn(root, frozen, `{"html":"${words}"}\n`);
  }
  await publishDraftsUnchecked(ana);
  await expect(publishDraftsUnchecked(beto)).rejects.toThrow(
    /^Otra persona publicó antes la versión 2 del texto legal «.+», y así se queda\. Tu borrador/,
  );
  expect([readFileIn(beto, text), readFileIn(beto, frozen)]).toEqual(["las de Beto\n", '{"html":"las de Beto"}\n']);
});

test.each([
  "Los precios los aprueba otra persona",
  "fatal: unable to write loose object file: No space left on device",
])("a push that the server refuses changes nothing here, and the server's message is shown: %s", async (reason) => {
  const { server, copies } = cloneForPeople(start(), ["Ana"]);
  const [ana = ""] = copies;
  refusePushes(server, reason);
  writeFileIn(ana, list, lines("seis"));
  await expect(publishDraftsUnchecked(ana)).rejects.toThrow(`no aceptó el cambio («${reason}»)`);
  expect(runGit(ana, "status", "--porcelain", "--branch")).toBe(`## main...origin/main\n M ${list}`);
  acceptPushes(server);
  await publishDraftsUnchecked(ana);
  expect(runGit(server, "rev-list", "--count", "main")).toBe("2");
});

test.each([
  ["The requested URL returned error: 403", /^La cuenta con la que se publica ya no puede/],
  ["fatal: Authentication failed for 'https://forge/wim/sitio.git/'", /^El servidor no reconoce la cuenta/],
  ["git@forge: Permission denied (publickey).", /^El servidor no reconoce la cuenta/],
  ["Host key verification failed.", /^El repositorio no es el que se conoce/],
  ["The requested URL returned error: 502", /^El repositorio no contesta/],
  ["fatal: unable to access: Could not resolve host: forge", /^El repositorio no contesta/],
  ["ssh: connect to host forge port 22: No route to host\nfatal: Could not read from remote", /no contesta/],
  ["FATAL: W any sitio editor DENIED by fallthru\nfatal: Could not read from remote", /^La cuenta con la que/],
  ["fatal: '/x' does not appear to be a git repository\nfatal: Could not read from remote", undefined],
  ["fatal: bad object", undefined],
])("the git error «%s» gets a message with instructions if it is a known error", (gitError, words) => {
  const why = findServerErrorMessage(new GitError(gitError, 128, ""), "Tu borrador sigue aquí.");
  if (words) expect(why).toMatch(words);
  else expect(why).toBeUndefined();
});

test("the draft is kept if the server cannot be reached", async () => {
  const { server, copies } = cloneForPeople(start(), ["Ana"]);
  const [ana = ""] = copies;
  rmSync(server, { recursive: true });
  writeFileIn(ana, list, lines("seis"));
  await expect(publishDraftsUnchecked(ana)).rejects.toThrow(/^El repositorio no contesta/);
  expect(await pendingIn(ana)).toEqual([list]);
  expect(runGit(ana, "rev-list", "--count", "HEAD")).toBe("1");
});

test("a developer's unpushed commits are not published by somebody else", async () => {
  const { copies } = cloneForPeople(start(), ["Ana"]);
  const [ana = ""] = copies;
  writeFileIn(ana, "src/code.ts", "not ready\n");
  runGit(ana, "commit", "--quiet", "-am", "Half a change");
  writeFileIn(ana, list, lines("seis"));
  await expect(publishDraftsUnchecked(ana)).rejects.toThrow(/tiene un cambio que el servidor no tiene/);
  expect(await pendingIn(ana)).toEqual([list]);
});

test("a developer's changes in a file that others published stay unchanged", async () => {
  const { copies } = cloneForPeople(start(), ["Ana", "Beto"]);
  const [ana = "", beto = ""] = copies;
  writeFileIn(ana, "src/code.ts", "published\n");
  runGit(ana, "commit", "--quiet", "-am", "Code");
  runGit(ana, "push", "--quiet");
  writeFileIn(beto, "src/code.ts", "draft\n");
  writeFileIn(beto, list, lines("seis"));
  await expect(publishDraftsUnchecked(beto)).rejects.toThrow(/src\/code\.ts tiene un cambio sin publicar/);
  expect(readFileIn(beto, "src/code.ts")).toBe("draft\n");
});

test("the history has the author, the date in Mexico and the title, newest first", async () => {
  const root = start();
  writeFileIn(root, list, lines("seis"));
  await publishDraftsUnchecked(root, "Aviso de noviembre");
  runGit(root, "commit", "--quiet", "--amend", "--no-edit", "--date=2026-11-24T00:30:00Z");
  const [newest, ...others] = await readHistory(openGit(root), list);
  expect(newest).toEqual({
    commit: runGit(root, "rev-parse", "HEAD"),
    day: "2026-11-23",
    author: "Ana Ruiz",
    title: "Aviso de noviembre",
    isUndoable: true,
  });
  expect(others.map(({ title, isUndoable }) => [title, isUndoable])).toEqual([["Como estaba al principio", undefined]]);
  writeFileIn(root, list, lines("siete"));
  writeFileIn(root, "src/pages/page.tsx", "");
  runGit(root, "add", "--all");
  runGit(root, "commit", "--quiet", "-m", "Read notices in another way");
  const [ofCode] = await readHistory(openGit(root), list);
  expect([ofCode?.title, ofCode?.isUndoable]).toEqual(["Cambio de quien desarrolla el sitio", undefined]);
});

test("the history of a version includes its publication although its text did not change", async () => {
  const root = start();
  writeFileIn(root, text, "texto\n");
  await publishDraftsUnchecked(root, "Versión 2 en revisión");
  writeFileIn(root, text.replace(/md$/, "published.json"), "{}\n");
  await publishDraftsUnchecked(root, "Publica la versión 2");
  const entries = await readHistory(openGit(root), text);
  expect(entries.map(({ title }) => title)).toEqual(["Publica la versión 2", "Versión 2 en revisión"]);
});

test("discarding a draft that was never published deletes it", async () => {
  const root = start();
  writeFileIn(root, text, "borrador\n");
  expect(await pendingIn(root)).toEqual([text]);
  await discardIn(root, text);
  expect(await pendingIn(root)).toEqual([]);
});
