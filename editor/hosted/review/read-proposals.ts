/**
 * Proposals as git stores them. Each is a branch at the server. Its first commit has the author, day and title; an
 * empty commit on top, with a trailer, returns the proposal to its author.
 */
import { centralTimeZone, type IsoDay, toLocalDay } from "#domain/calendar/civil-time.ts";
import { formatLegalSourcePath } from "#domain/legal/version-paths.ts";
import type { Proposals } from "#editor/api/requests/team-api.ts";
import { type Account, accountIdShape } from "#editor/hosted/auth/account.ts";
import type { ContentChecks } from "#editor/server/checks/content-checks.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { mergeIntoNextVersion, type NextVersion } from "#editor/server/legal/versions/merge-next-version.ts";
import { findFrozenVersion, mergeTrees, type TreeMerge } from "#editor/server/publish/rebase.ts";
import { fetchRefs, formatTrackingRef, mainBranch, mainRef, remoteName } from "#editor/server/publish/upstream.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type Git, listChangedFiles, type Person } from "#editor/server/workspace/git.ts";
import type { WinningSide } from "#editor/server/workspace/merge-files.ts";

export type ProposalWorkspace = { workspace: ContentWorkspace; account: Account };

/** A workspace that also merges files by rows and clauses, as a publication does. */
export type MergingProposalWorkspace = ProposalWorkspace & Pick<ContentChecks, "mergeFile">;

/** `head`: the commit that the person read. */
export type ProposalRef = { id: string; head: string };

export type StoredProposal = {
  /** Name of the branch without its prefix. */
  id: string;
  branch: string;
  head: string;
  base: string;
  title: string;
  author: Person;
  day: IsoDay;
  isMine: boolean;
  paths: string[];
  returned?: { by: string; note: string };
};

const returnedByTrailer = "Returned-by";

export const formatSentBackMessage = (note: string, { name, email }: Person): string =>
  `Devuelta\n\n${note}\n\n${returnedByTrailer}: ${name} <${email}>`;

/**
 * Fetches and reads the proposals: those returned to this person first, then the oldest. Leaves out those returned to
 * others.
 */
export async function fetchProposals({ workspace: { git }, account }: ProposalWorkspace): Promise<StoredProposal[]> {
  const trackingPrefix = formatTrackingRef({ remote: remoteName, branch: proposalBranchPrefix });
  const refs = [`+refs/heads/${mainBranch}:${mainRef}`, `+refs/heads/${proposalBranchPrefix}*:${trackingPrefix}*`];
  await fetchRefs(git, ["fetch", "--quiet", "--prune", remoteName, ...refs], "Lo escrito sigue aquí.");
  const lines = (await git("for-each-ref", "--format=%(objectname) %(refname:lstrip=3)", trackingPrefix)).split("\n");
  const proposals: StoredProposal[] = [];
  for (const line of lines.filter(Boolean)) {
    const [head = "", branch = ""] = line.split(" ");
    const proposal = await readProposal(git, account, { branch, head });
    if (proposal && (!proposal.returned || proposal.isMine)) proposals.push(proposal);
  }
  const getSortKey = ({ returned, day }: StoredProposal) => `${returned ? 0 : 1} ${day}`;
  return proposals.toSorted((a, b) => getSortKey(a).localeCompare(getSortKey(b)));
}

/** @throws {EditorError} if the proposal is no longer open, or its commit is not the one that the person read. */
export async function findProposal(
  proposalWorkspace: ProposalWorkspace,
  { id, head }: ProposalRef,
): Promise<StoredProposal> {
  const proposal = (await fetchProposals(proposalWorkspace)).find((each) => each.id === id);
  if (!proposal)
    throw new EditorError(
      "Ya no espera a nadie: se publicó, se devolvió o se retiró. Cierra esta hoja y ábrela otra vez.",
    );
  if (proposal.head !== head) throw new EditorError("Cambió mientras la leías. Cierra esta hoja y ábrela otra vez.");
  return proposal;
}

/** Merges a proposal's commit into another one, in the same way as drafts into others' publications. */
export async function mergeProposal(
  { workspace: { git }, mergeFile }: MergingProposalWorkspace,
  { head, onto = mainRef, winningSide }: { head: string; onto?: string; winningSide?: WinningSide | undefined },
): Promise<TreeMerge> {
  const base = (await git("merge-base", onto, head)).trim();
  return mergeTrees(git, { base, theirs: onto, mine: head, mergeFile, winningSide });
}

/** Merges a proposal's version of a legal text into the next one; undefined unless others published it first. */
export async function mergeProposalIntoNextVersion(
  { workspace: { git }, mergeFile }: MergingProposalWorkspace,
  proposal: Pick<StoredProposal, "head" | "base"> & Pick<TreeMerge, "unreadablePaths">,
  winningSide?: WinningSide,
): Promise<NextVersion | undefined> {
  const { head, base, unreadablePaths } = proposal;
  const { id, version } = findFrozenVersion(unreadablePaths) ?? {};
  if (id === undefined || version === undefined) return undefined;
  const mine = (await git.maybe("show", `${head}:${formatLegalSourcePath(id, version)}`)) ?? "";
  return mergeIntoNextVersion(git, { id, version, base, theirs: mainRef, mine, mergeFile, winningSide });
}

/** @returns undefined if the branch is no proposal: the editor did not make it, or it changes nothing. */
async function readProposal(
  git: Git,
  account: Account,
  { branch, head }: { branch: string; head: string },
): Promise<StoredProposal | undefined> {
  const authorId = parseAuthorId(branch);
  const base = (await git.maybe("merge-base", mainRef, head))?.trim();
  if (authorId === undefined || base === undefined) return undefined;
  const commits = await readCommits(git, base, head);
  const [first] = commits;
  if (!first) return undefined;
  const isOfAccount = ({ email }: Person) => email.toLowerCase() === account.person.email.toLowerCase();
  const returnNote = parseReturn(commits);
  return {
    id: branch.slice(proposalBranchPrefix.length),
    branch,
    head,
    base,
    title: first.message.split("\n", 1).join(),
    author: first.author,
    day: first.day,
    // A proposal belongs to the account that sent it and to each author of a part; returning it does not count as a
    // part.
    isMine:
      authorId === account.id ||
      commits.slice(0, returnNote ? -1 : undefined).some(({ author }) => isOfAccount(author)),
    paths: (await listChangedFiles(git, base, head)).toSorted(),
    ...(returnNote && { returned: returnNote }),
  };
}

type Commit = { author: Person; day: IsoDay; tree: string; message: string };

/** Reads the commits of a branch that main does not have, oldest first. */
async function readCommits(git: Git, base: string, head: string): Promise<Commit[]> {
  const output = await git("log", "--reverse", "--format=%x1e%an%x1f%ae%x1f%at%x1f%T%x1f%B", `${base}..${head}`);
  return output
    .split("\x1e")
    .slice(1)
    .map((text) => {
      const [name = "", email = "", seconds = "", tree = "", message = ""] = text.split("\x1f");
      // Limits the time, because a branch made by hand may have any number.
      const day = toLocalDay(new Date(Math.min(Number(seconds) || 0, 4e9) * 1000), centralTimeZone);
      return { author: { name, email }, day, tree, message: message.trim() };
    });
}

function parseReturn(commits: readonly Commit[]): StoredProposal["returned"] {
  const [last, before] = commits.toReversed();
  if (!last || last.tree !== before?.tree) return undefined;
  const [, ...paragraphs] = last.message.split("\n\n");
  const trailer = paragraphs.pop() ?? "";
  return trailer.startsWith(`${returnedByTrailer}: `)
    ? { by: last.author.name, note: paragraphs.join("\n\n") }
    : undefined;
}

export const proposalBranchPrefix = "contenido/";

/** The refs at the git server that move when somebody publishes, or when a proposal changes. */
export const watchedRefs = [`refs/heads/${mainBranch}`, `refs/heads/${proposalBranchPrefix}*`] as const;

/** Reads the last publication in the workspace; undefined `approvedBy` if it needed no approval. */
export async function readLastPublication(git: Git): Promise<Proposals["publication"]> {
  const text = await git("log", "-1", "--format=%H%n%s%n%(trailers:key=Approved-by,valueonly)", "HEAD");
  const [commit = "", title = "", approver = ""] = text.split("\n");
  return { commit, title, ...(approver !== "" && { approvedBy: approver.replace(/ <.*/, "") }) };
}

/** Builds a slug from the person's e-mail address, for readability, and the account's unique id. */
export function buildSlug({ person, id }: Account): string {
  const [local = ""] = person.email.split("@");
  const name = local
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${name || "persona"}-${id}`;
}

export const formatProposalBranch = (account: Account, commit: string): string =>
  `${proposalBranchPrefix}${buildSlug(account)}-${commit.slice(0, 10)}`;

const branchPattern = new RegExp(`^${proposalBranchPrefix}[a-z0-9-]+-(${accountIdShape})-[0-9a-f]{10}$`);

const parseAuthorId = (branch: string): string | undefined => branchPattern.exec(branch)?.[1];
