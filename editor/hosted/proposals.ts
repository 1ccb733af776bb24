/**
 * What waits for a second person: a branch of its own at the forge, and a request to merge it. The draft leaves the desk
 * once the forge has it, and comes back if its author takes it back.
 */

import type { Published } from "#editor/api.ts";
import type { Proposal } from "#editor/api-team.ts";
import type { Desk } from "#editor/desk.ts";
import { bringPublished, discard } from "#editor/discard.ts";
import { Refusal } from "#editor/edit-refusal.ts";
import { changedBetween, type Git, GitError, textsAt } from "#editor/git.ts";
import type { ListDesk } from "#editor/list-desk.ts";
import { isData, isOwned } from "#editor/owned-paths.ts";
import { wordedChange } from "#editor/pending.ts";
import {
  commitOf,
  latest,
  onTop,
  type Publication,
  pendingPaths,
  push,
  textsOf,
  titleOf,
  trackedRef,
} from "#editor/publication.ts";
import { faultWith } from "#editor/unbuildable.ts";
import { type ForgeProposal, mainBranch } from "./forge.ts";
import { branchOf, remoteName } from "./person-drafts.ts";
import type { Team } from "./team.ts";

export type ProposalDesk = { desk: Desk; git: Git; token: string; team: Team };

type Asked = { number: number; head: string };

const server = { remote: remoteName, branch: mainBranch };
const mainRef = trackedRef(server);

/**
 * Sends the drafts to be approved; here, files are then as they were published.
 *
 * @param approvals - what a second person approves of them.
 * @throws {Refusal} with what to do: the draft stays.
 */
export async function propose(
  { desk, git, token, team: { account, forge } }: ProposalDesk,
  { title, person, approve }: Publication,
  approvals: readonly string[],
): Promise<Published> {
  const words = titleOf(title);
  const paths = await pendingPaths(git);
  const before = (await git("rev-parse", "HEAD")).trim();
  const draft = await commitOf(git, { paths, parent: before, words, person });
  const theirs = await latest(git, server);
  const commit = theirs === before ? draft : await onTop(git, { draft, before, theirs, words, person });
  if (commit === theirs) throw new Refusal("Otra persona ya publicó lo mismo. Descarta tu borrador.");
  await approve(await textsOf(git, before, commit));
  const branch = { remote: remoteName, branch: `${branchOf(account)}-${commit.slice(0, 10)}` };
  await push(git, branch, commit);
  const proposal = await forge
    .propose(token, { branch: branch.branch, title: words, body: `Lo aprueba otra persona: ${approvals.join(", ")}.` })
    .catch(async (error: unknown) => {
      await git.maybe("push", "--quiet", remoteName, `:refs/heads/${branch.branch}`);
      throw error;
    });
  await discard({ desk, git }, paths);
  return { commit, isPushed: true, proposal };
}

/** Each with what it changes, in words. */
export async function listProposals(desk: ProposalDesk, lists: ListDesk): Promise<Proposal[]> {
  const { git, token, team } = desk;
  const found = await readable(desk, await team.forge.proposals(token));
  return Promise.all(
    found.map(async ({ number, title, author, openedOn, link, head }) => {
      const { base, paths } = await changeOf(git, head);
      const text = async (commit: string, file: string) => (await git.maybe("show", `${commit}:${file}`)) ?? "";
      const changes = paths
        .filter(isText)
        .map(async (file) =>
          wordedChange(lists, { file, before: await text(base, file), after: await text(head, file) }),
        );
      const files = paths.filter((path) => !isText(path)).map((file) => ({ file, label: file, words: [] }));
      const isForeign = paths.some((path) => !isOwned(path));
      return {
        number,
        title,
        author: (await git("log", "-1", "--format=%an", head)).trim() || author.name,
        day: openedOn,
        link,
        head,
        isMine: author.id === team.account.id,
        changes: [...(await Promise.all(changes)), ...files],
        ...(isForeign && { refusal: `Cambia archivos que no son de contenido: se aprueba en ${team.forge.name}.` }),
      };
    }),
  );
}

/**
 * Approves what was read and brings it to main, for everybody.
 *
 * @param approve - says no to a state of the files that would not build.
 * @throws {Refusal} if the person made it, or it is not what they read.
 */
export async function approveProposal(
  desk: ProposalDesk,
  asked: Asked,
  approve: Publication["approve"],
): Promise<void> {
  const { git, token, team } = desk;
  const { account, forge } = team;
  const proposal = await find(desk, asked);
  if (proposal.author.id === account.id) throw new Refusal("La aprueba otra persona: esta la enviaste tú.");
  const { paths } = await changeOf(git, proposal.head);
  if (paths.some((path) => !isOwned(path)))
    throw new Refusal(`Apruébala en ${forge.name}: cambia archivos que no son de contenido.`);
  const tree = await merged(git, mainRef, proposal.head);
  await approve(await textsAt(git, tree, paths.filter(isData)));
  const { name, email } = account.person;
  await forge.approve(token, proposal, { note: `Approved-by: ${name} <${email}>` });
  await git.maybe("update-ref", "-d", trackedRef({ remote: remoteName, branch: proposal.branch }));
  await follow(desk);
}

/**
 * Closes a proposal of the person's own, and makes it a draft again.
 *
 * @throws {Refusal} if a draft that is here is in its way.
 */
export async function withdrawProposal(at: ProposalDesk, asked: Asked): Promise<void> {
  const { desk, git, token, team } = at;
  const proposal = await find(at, asked);
  if (proposal.author.id !== team.account.id) throw new Refusal("La retira quien la envió.");
  await follow(at);
  const { paths } = await changeOf(git, proposal.head);
  const pending = await pendingPaths(git);
  const own = paths.filter(isOwned);
  if (own.some((path) => pending.includes(path)))
    throw new Refusal("Publica o descarta antes tu borrador de esos mismos archivos: uno taparía al otro.");
  const tree = await merged(git, "HEAD", proposal.head);
  const fault = await faultWith(desk, await textsAt(git, tree, own));
  if (fault !== undefined) throw new Refusal(`Cambia antes tu borrador: no se lleva con lo que volvería. ${fault}`);
  await git("restore", `--source=${tree}`, "--worktree", "--", ...own);
  for (const path of own) desk.changed(path);
  try {
    await team.forge.close(token, proposal);
  } catch (error) {
    await discard({ desk, git }, own);
    throw error;
  }
  await git.maybe("update-ref", "-d", trackedRef({ remote: remoteName, branch: proposal.branch }));
}

async function find(desk: ProposalDesk, { number, head }: Asked): Promise<ForgeProposal> {
  const open = (await desk.team.forge.proposals(desk.token)).filter((each) => each.number === number);
  const [proposal] = await readable(desk, open);
  if (!proposal) throw new Refusal("Ya no espera a nadie: se publicó o se retiró. Cierra esta hoja y ábrela otra vez.");
  if (proposal.head !== head) throw new Refusal("Cambió mientras la leías. Cierra esta hoja y ábrela otra vez.");
  return proposal;
}

/** As the editor names branches; what comes from elsewhere is not put into a command. */
const branchShape = /^contenido\/[a-z0-9-]+$/;

/** Those whose commit is here, once it is fetched. */
async function readable({ git }: ProposalDesk, proposals: readonly ForgeProposal[]): Promise<ForgeProposal[]> {
  const shaped = proposals.filter(({ branch, head }) => branchShape.test(branch) && /^[0-9a-f]{40}$/.test(head));
  await latestMain(git);
  const here = await Promise.all(shaped.map(({ head }) => isHere(git, head)));
  const missing = shaped.filter((_, at) => !here[at]);
  for (const { branch } of missing)
    await git.maybe(
      "fetch",
      "--quiet",
      remoteName,
      `+refs/heads/${branch}:${trackedRef({ remote: remoteName, branch })}`,
    );
  const known = await Promise.all(shaped.map(({ head }) => isHere(git, head)));
  return shaped.filter((_, at) => known[at]);
}

const isHere = async (git: Git, commit: string) =>
  (await git.maybe("cat-file", "-e", `${commit}^{commit}`)) !== undefined;

async function latestMain(git: Git): Promise<void> {
  await git.maybe("fetch", "--quiet", remoteName, `+refs/heads/${mainBranch}:${mainRef}`);
}

/** Since it left main. */
async function changeOf(git: Git, head: string): Promise<{ base: string; paths: string[] }> {
  const base = (await git("merge-base", mainRef, head)).trim();
  return { base, paths: (await changedBetween(git, base, head)).toSorted() };
}

const isText = (path: string) => isOwned(path) && !path.endsWith(".kml");

async function merged(git: Git, onto: string, head: string): Promise<string> {
  try {
    return (await git("merge-tree", "--write-tree", "--no-messages", onto, head)).trim();
  } catch (error) {
    if (!(error instanceof GitError) || error.code !== 1) throw error;
    throw new Refusal("Choca con lo que se publicó después: quien la envió la escribe otra vez sobre lo nuevo.");
  }
}

async function follow({ desk, git }: ProposalDesk): Promise<void> {
  await latestMain(git);
  await bringPublished({ desk, git }, mainRef);
}
