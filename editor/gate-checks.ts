/** «Comprobar»: what the gate would say of the content, line by line, before anybody publishes. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Checked, CheckedPart, CheckLine } from "./api.ts";
import { buildWords, listWords, testWords } from "./check-words.ts";
import { lastLines, runChild } from "./child.ts";
import { contentTests } from "./content-tests.ts";
import { coverageList, missingFiles } from "./coverage-list.ts";
import type { Desk } from "./desk.ts";
import { Refusal } from "./edit-refusal.ts";
import { type DraftDigests, type FailedCheck, failedCheck, refusalAfter } from "./failed-check.ts";
import { type Git, textsAt } from "./git.ts";
import type { ListDesk } from "./list-desk.ts";
import type { Texts } from "./other-text.ts";
import { isData } from "./owned-paths.ts";
import { refuseIfParted } from "./parted-drafts.ts";
import { type Publication, pendingPaths } from "./publication.ts";
import { everyModule } from "./site-modules.ts";
import { spokenSentence } from "./spoken-files.ts";

type Lists = typeof import("#content/forms/editable-lists.ts");
type CheckList = typeof import("#content/forms/check-list.ts");

export type Checks = {
  /**
   * Lists, then tests, then the site, built into a folder beside. One run at a time: they write the same files.
   *
   * @param signal - ends it.
   * @yields what is known as each begins, and at the end.
   * @throws {Refusal} while another one runs.
   */
  run: (signal: AbortSignal) => AsyncGenerator<Checked>;
  /**
   * The quick part, of files as they would be published: drafts that stay are as they were.
   *
   * @throws {Refusal} with what is wrong, or if the last check found something wrong that is still so.
   */
  approve: Publication["approve"];
  /** The same of a change that is nobody's draft here. */
  approveOthers: (texts: Texts) => Promise<void>;
};

/** What one part said. */
type Said = { isGood: boolean; lines: readonly CheckLine[] };

const builtFolder = ".editor/site";

export function openChecks({ desk, lists, git }: { desk: Desk; lists: ListDesk; git: Git }): Checks {
  let failed: FailedCheck | undefined;
  let isRunning = false;
  const draftsNow = () => digestsOf(desk.root, git);
  /** @param unread - legal texts on the disk that are no part of it. */
  const approveOthers = async (texts: Texts, unread: readonly string[] = []) => {
    const wrong = await desk.tryOut(texts, async (load) => {
      const { editableLists } = await load<Lists>("/src/content/forms/editable-lists.ts");
      const { checkList } = await load<CheckList>("/src/content/forms/check-list.ts");
      const changed = editableLists.filter(({ file }) => texts.has(file));
      const found = await Promise.all(changed.map((list) => checkList(list, texts.get(list.file) ?? "")));
      const errors = found.flatMap((each) => each.errors);
      if (errors.length > 0) return errors;
      const faults = await siteFaults({ load, root: desk.root });
      return faults.filter((fault) => !unread.some((path) => fault.includes(path)));
    });
    const coverage = wrong.length === 0 ? texts.get(coverageList) : undefined;
    if (coverage !== undefined) wrong.push(...(await missingFiles({ root: desk.root, git }, coverage)));
    if (wrong.length === 0) return;
    const said = wrong.map(spokenSentence);
    const words = new Set(said.map((fault) => fault.words));
    const raw = said.flatMap((fault) => fault.raw ?? []).join("\n");
    throw new Refusal(`Corrige esto antes de publicar. ${[...words].join(" ")}`, raw || undefined);
  };
  return {
    run: async function* (signal) {
      if (isRunning) throw new Refusal("Ya se está comprobando, quizá en otra pestaña. Espera a que termine.");
      isRunning = true;
      try {
        const drafts = await draftsNow();
        // One after the other: what is wrong with a list stops everything else, in less clear words.
        const steps: [name: string, run: () => Promise<Said>][] = [
          ["Listas y textos", () => listsPart(desk, lists)],
          ["Pruebas del contenido", () => testsPart(desk, git, signal)],
          ["Construcción del sitio", () => sitePart(desk.root, signal)],
        ];
        let parts = steps.map(([name]): CheckedPart => ({ name, state: "waits", lines: [] }));
        const known = (at: number, change: Partial<CheckedPart>) => {
          parts = parts.map((part, index) => (index === at ? { ...part, ...change } : part));
        };
        for (const [at, [, run]] of steps.entries()) {
          known(at, { state: "runs" });
          yield { parts };
          const { isGood, lines } = await run();
          if (signal.aborted) return;
          known(at, { state: isGood ? "good" : "wrong", lines });
          if (at === 0 && !isGood) break;
        }
        failed = failedCheck(parts, drafts);
        yield { parts };
      } finally {
        isRunning = false;
      }
    },
    approve: async (texts, drafts) => {
      const { kept } = drafts;
      const refusal = failed && refusalAfter(failed, await draftsNow(), kept);
      if (refusal) throw new Refusal(refusal);
      await refuseIfParted({ desk, git }, drafts, texts);
      const asPublished = await textsAt(git, "HEAD", kept.filter(isData));
      const keptTexts = kept.filter((path) => !isData(path));
      await approveOthers(new Map([...texts, ...asPublished]), keptTexts);
    },
    approveOthers: (texts) => approveOthers(texts),
  };
}

async function listsPart(desk: Desk, lists: ListDesk): Promise<Said> {
  const { checkList } = await desk.load<CheckList>("/src/content/forms/check-list.ts");
  const found = await Promise.all(
    (await lists.all()).map(async (list) => checkList(list, (await desk.read(list.file)).text)),
  );
  // A list that others read is named by each of them.
  const errors = [...new Set(found.flatMap((each) => each.errors))];
  const advice = found.flatMap((each) => each.advice).map((line) => `Revisa: ${line}`);
  const faults = errors.length > 0 ? [] : await siteFaults(desk);
  return { isGood: errors.length + faults.length === 0, lines: [...errors, ...faults, ...advice].map(listWords) };
}

/** What stops a module of the content, each once; then frozen words that are no longer those of their text. */
async function siteFaults(site: Pick<Desk, "load" | "root">): Promise<string[]> {
  const { faults } = await everyModule(site);
  if (faults.size > 0) return [...new Set([...faults.values()].map(({ message }) => message))];
  const { strayPublications } = await site.load<typeof import("#content/legal/frozen-words.ts")>(
    "/src/content/legal/frozen-words.ts",
  );
  return strayPublications(site.root);
}

async function testsPart({ root, read }: Desk, git: Git, signal: AbortSignal): Promise<Said> {
  const { isGood, lines } = await contentTests(root, signal);
  if (isGood) return { isGood, lines: [] };
  const drafts = new Map<string, string>();
  for (const path of await pendingPaths(git)) drafts.set(path, (await read(path).catch(() => ({ text: "" }))).text);
  return { isGood, lines: testWords(lines, drafts) };
}

async function sitePart(root: string, signal: AbortSignal): Promise<Said> {
  const { code, output } = await runChild(["scripts/build.ts"], { root, signal, env: { WIM_DIST: builtFolder } });
  return { isGood: code === 0, lines: code === 0 ? [] : buildWords(lastLines(output)) };
}

async function digestsOf(root: string, git: Git): Promise<DraftDigests> {
  const digests = new Map<string, string>();
  for (const path of await pendingPaths(git)) {
    const bytes = await readFile(join(root, path)).catch(() => "");
    digests.set(path, createHash("sha256").update(bytes).digest("hex"));
  }
  return digests;
}
