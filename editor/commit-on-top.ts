/** One commit after another, with a person as its author; and drafts on top of what others published. */
import { Refusal } from "./edit-refusal.ts";
import { changedBetween, type Git, GitError, type Person } from "./git.ts";
import { isOwned } from "./owned-paths.ts";
import { spokenFile } from "./spoken-files.ts";

type Committing = { tree: string; parents: readonly string[]; words: string; person: Person };

export async function commitTree(
  git: Git,
  { tree, parents, words, person: { name, email } }: Committing,
): Promise<string> {
  const signed = {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
  return (
    await git.with(signed, ["commit-tree", tree, ...parents.flatMap((parent) => ["-p", parent]), "-m", words])
  ).trim();
}

type Meeting = { draft: string; before: string; theirs: string; words: string; person: Person };

/** The same change after what others published. Where both changed the same lines, a person decides. */
export async function onTop(git: Git, { draft, before, theirs, words, person }: Meeting): Promise<string> {
  await refuseOverDirty(git, before, theirs);
  const isKnown = (await git.maybe("merge-base", "--is-ancestor", before, theirs)) !== undefined;
  // What the server has in another commit is what both begin with.
  const begun = isKnown
    ? theirs
    : await commitTree(git, { tree: `${theirs}^{tree}`, parents: [theirs, before], words, person });
  const tree = await mergedTree(git, begun, draft);
  if (tree === (await git("rev-parse", `${theirs}^{tree}`)).trim()) return theirs;
  return commitTree(git, { tree, parents: [theirs], words, person });
}

async function mergedTree(git: Git, theirs: string, draft: string): Promise<string> {
  try {
    return (await git("merge-tree", "--write-tree", "--name-only", "--no-messages", theirs, draft)).trim();
  } catch (error) {
    if (!(error instanceof GitError) || error.code !== 1) throw error;
    // The first line is the tree with the marks of both.
    const [, ...files] = error.output.trim().split("\n");
    throw new Refusal(
      `Otra persona publicó un cambio en las mismas líneas de ${files.map(spokenFile).join(" y ")}. Copia lo tuyo, descártalo en «Qué cambió» y escríbelo otra vez sobre lo nuevo. Tu borrador sigue aquí.`,
    );
  }
}

/** Files that only a developer changes would be in the way when what others published is brought here. */
async function refuseOverDirty(git: Git, before: string, theirs: string): Promise<void> {
  const [dirty, brought] = await Promise.all([
    git("status", "--porcelain=v1", "-z", "--no-renames", "--untracked-files=all"),
    changedBetween(git, before, theirs),
  ]);
  const changed = new Set(brought);
  const inTheWay = dirty
    .split("\0")
    .map((entry) => entry.slice(3))
    .filter((path) => changed.has(path) && !isOwned(path));
  if (inTheWay.length > 0)
    throw new Refusal(
      `Pide ayuda a quien desarrolla el sitio: ${inTheWay.join(" y ")} tiene un cambio sin publicar en esta copia y otro en el servidor. Tu borrador sigue aquí.`,
    );
}
