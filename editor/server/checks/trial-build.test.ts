import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { openGit } from "#editor/server/workspace/git.ts";
import { createRepository } from "#editor/testing/checkout.ts";
import { readFileIn, runGit, writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { openTrialBuild, trialFolder } from "./trial-build.ts";

const list = "src/content/data/notices.ts";

/** A site whose build reads one list, reports its stage, and fails for certain words. */
const build = `
import { appendFileSync, readFileSync } from "node:fs";
process.send?.({ name: "Páginas", at: 1, of: 1 });
const text = readFileSync("${list}", "utf8");
appendFileSync("../built.txt", text);
appendFileSync("../days.txt", new Date().getFullYear() + " ");
if (text.includes("killed")) process.kill(process.pid, "SIGKILL");
if (text.includes("full")) throw new Error("ENOSPC: no space left on device");
if (text.includes("★")) throw new Error("«★» no se pudo medir");
`;

function openTrial() {
  const root = createRepository({
    [list]: "uno\n",
    "scripts/build.ts": build,
    "scripts/build/trial/trial-day.ts": build,
    "scripts/machine/fake-clock.mjs": readFileSync("scripts/machine/fake-clock.mjs", "utf8"),
    ".gitignore": ".editor/\n.build/\nnode_modules\n",
  });
  const git = openGit(root);
  const trial = openTrialBuild(root, git, () => "2026-11-28");
  /** Creates a commit that is on no branch, as a trial build does. */
  const commitWith = (text: string) => {
    const draft = readFileIn(root, list);
    writeFileIn(root, list, text);
    const tree = runGit(root, "stash", "create");
    writeFileIn(root, list, draft);
    return tree;
  };
  const builtTexts = () => readFileSync(join(root, ".editor/built.txt"), "utf8");
  return { root, trial, commitWith, builtTexts };
}

test("the commit is built regardless of the files on disk, and only once", async () => {
  const { root, trial, commitWith, builtTexts } = openTrial();
  writeFileIn(root, list, "★ a draft that stays\n");
  const stages: unknown[] = [];
  const commit = commitWith("dos\n");
  expect(await trial(commit, { onStage: (stage) => stages.push(stage) })).toBeUndefined();
  expect(stages).toEqual([{ name: "Páginas", at: 1, of: 1 }]);
  expect(await trial(commit)).toBeUndefined();
  expect(builtTexts()).toBe("dos\n");
  expect(await trial(commitWith("★\n"))).toEqual({
    lines: expect.arrayContaining([expect.stringContaining("«★» no se pudo medir")]),
    isContentError: true,
  });
  // The next commit no longer has the error.
  expect(await trial(commitWith("tres\n"))).toBeUndefined();
  expect(runGit(root, "status", "--porcelain")).toBe(`M ${list}`);
  expect(readFileIn(root, list)).toBe("★ a draft that stays\n");
});

test("what one workspace built today is not built again in another one", async () => {
  const { root, trial, commitWith, builtTexts } = openTrial();
  const other = join(root, ".editor/other");
  runGit(root, "worktree", "add", "--quiet", "--detach", other);
  const openOther = (today: string) => openTrialBuild(other, openGit(other), () => today);
  const commit = commitWith("dos\n");
  for (const day of [undefined, "2999-01-01"]) expect(await trial(commit, { day })).toBeUndefined();
  const stages: unknown[] = [];
  const options = { onStage: (stage: unknown) => stages.push(stage) };
  for (const day of [undefined, "2999-01-01"])
    expect(await openOther("2026-11-28")(commit, { ...options, day })).toBeUndefined();
  expect(stages).toEqual([]);
  expect(builtTexts()).toBe("dos\ndos\n");
  // The pages state the day.
  expect(await openOther("2026-11-29")(commit, options)).toBeUndefined();
  expect(stages).toHaveLength(1);
});

test("builds of two workspaces run one after the other, and the same content is built once", async () => {
  const { root, trial, commitWith, builtTexts } = openTrial();
  const other = join(root, ".editor/other");
  runGit(root, "worktree", "add", "--quiet", "--detach", other);
  const otherTrial = openTrialBuild(other, openGit(other), () => "2026-11-28");
  const [one, two] = [commitWith("dos\n"), commitWith("tres\n")];
  expect(await Promise.all([trial(one), otherTrial(one), otherTrial(two)])).toEqual([undefined, undefined, undefined]);
  expect(builtTexts().split("\n").sort()).toEqual(["", "dos", "tres"]);
});

test("a commit is built once as of today, and once as of each other day", async () => {
  const { root, trial, commitWith } = openTrial();
  const commit = commitWith("dos\n");
  for (const day of [undefined, "2999-01-01", "2999-01-01"]) expect(await trial(commit, { day })).toBeUndefined();
  const years = readFileSync(join(root, ".editor/days.txt"), "utf8").trim().split(" ");
  expect(years).toEqual([String(new Date().getFullYear()), "2999"]);
});

test.each(["killed\n", "full\n"])(
  "a build that the system stopped is not attributed to the content: %s",
  async (text) => {
    const { trial, commitWith } = openTrial();
    expect(await trial(commitWith(text))).toMatchObject({ isContentError: false });
  },
);

test("a damaged or locked trial folder is repaired", async () => {
  const { root, trial, commitWith, builtTexts } = openTrial();
  await trial(commitWith("dos\n"));
  const folder = join(root, trialFolder);
  writeFileSync(join(runGit(folder, "rev-parse", "--absolute-git-dir"), "index.lock"), "");
  writeFileSync(join(folder, "src/content/data/rest.ts"), "half");
  expect(await trial(commitWith("tres\n"))).toBeUndefined();
  expect(existsSync(join(folder, "src/content/data/rest.ts"))).toBe(false);
  rmSync(join(folder, ".git"));
  expect(await trial(commitWith("cuatro\n"))).toBeUndefined();
  expect(builtTexts()).toBe("dos\ntres\ncuatro\n");
});
