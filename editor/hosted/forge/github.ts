/**
 * GitHub's API as documented at docs.github.com: OAuth with PKCE, REST version 2022-11-28, `/api/v3` if self-hosted.
 */
import * as z from "zod";
import { createOauthTokenClient } from "#editor/hosted/auth/oauth-token-client.ts";
import { mainBranch } from "#editor/server/publish/main-branch.ts";
import {
  chooseAuthorName,
  deletedAccountName,
  type Forge,
  type ForgeProposal,
  type ForgeSettings,
  type PipelineState,
  proposalBranchPrefix,
} from "./forge.ts";
import { fetchFromForge, findMergeBlockedReason, mexicoDaySchema } from "./forge-request.ts";

export const userSchema = z.object({
  id: z.number(),
  login: z.string(),
  name: z.string().nullish(),
  email: z.string().nullish(),
});

/** An account; missing if it was deleted. */
const byWhom = z.object({ id: z.number(), login: z.string() }).nullish();

export const pullSchema = z.object({
  number: z.int(),
  title: z.string(),
  html_url: z.string(),
  created_at: mexicoDaySchema,
  merged_at: z.string().nullish(),
  user: byWhom,
  // `repo` is missing if the fork was deleted.
  head: z.object({ ref: z.string(), sha: z.string(), repo: z.object({ full_name: z.string() }).nullish() }),
});

export const commentsSchema = z.array(z.object({ body: z.string().nullish(), user: byWhom }));

export const reviewsSchema = z.array(
  z.object({
    state: z.string(),
    commit_id: z.string().nullish(),
    user: byWhom,
  }),
);

export const checkRunsSchema = z.object({
  check_runs: z.array(
    z.object({ status: z.string(), conclusion: z.string().nullish(), html_url: z.string().nullish() }),
  ),
});
export const commitStatusSchema = z.object({
  statuses: z.array(z.object({ state: z.string(), target_url: z.string().nullish() })),
});

const isGood = (conclusion: string | null | undefined) => ["success", "neutral", "skipped"].includes(conclusion ?? "");
const anything = z.unknown();

export function createGithubForge({ url, repository }: ForgeSettings): Forge {
  const api = url === "https://github.com" ? "https://api.github.com" : `${url}/api/v3`;
  const repo = `${api}/repos/${repository}`;
  const accept = "application/vnd.github+json";
  const closePull = async (token: string, number: number) => {
    const json = { state: "closed" };
    await fetchFromForge(`${repo}/pulls/${number}`, { method: "PATCH", token, accept, json, answer: anything });
  };
  return {
    name: "GitHub",
    cloneUrl: `${url}/${repository}.git`,
    gitUser: "x-access-token",
    signInUrl: ({ clientId, redirectUri, state, challenge }) =>
      `${url}/login/oauth/authorize?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        scope: "repo",
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
        allow_signup: "false",
      })}`,
    // GitHub reports an invalid code with status 200; this answer fails the validation.
    ...createOauthTokenClient(`${url}/login/oauth/access_token`),
    revoke: async ({ clientId, clientSecret, token }) => {
      const basic = { user: clientId, password: clientSecret };
      const json = { access_token: token };
      await fetchFromForge(`${api}/applications/${clientId}/token`, {
        method: "DELETE",
        basic,
        accept,
        json,
        answer: anything,
      });
    },
    account: async (token) => {
      const { id, login, name, email } = await fetchFromForge(`${api}/user`, { token, accept, answer: userSchema });
      // The e-mail address that GitHub gives to an account whose own e-mail address is private.
      const noReply = `${id}+${login}@users.noreply.github.com`;
      return { id: String(id), login, person: { name: chooseAuthorName(login, name), email: email || noReply } };
    },
    mayPush: async (token) => {
      const answer = z.object({ permissions: z.object({ push: z.boolean() }).optional() });
      return (await fetchFromForge(repo, { token, accept, answer })).permissions?.push === true;
    },
    pipeline: async (token) => {
      const newest = `${repo}/commits/${mainBranch}`;
      const { sha } = await fetchFromForge(newest, { token, accept, answer: z.object({ sha: z.string() }) });
      const commit = `${repo}/commits/${sha}`;
      const [{ check_runs }, { statuses }] = await Promise.all([
        fetchFromForge(`${commit}/check-runs?per_page=100`, { token, accept, answer: checkRunsSchema }),
        fetchFromForge(`${commit}/status?per_page=100`, { token, accept, answer: commitStatusSchema }),
      ]);
      const parts = [
        ...check_runs.map(({ status, conclusion, html_url }) => ({
          state:
            status !== "completed"
              ? ("running" as const)
              : isGood(conclusion)
                ? ("done" as const)
                : ("failed" as const),
          link: html_url ?? undefined,
        })),
        ...statuses.map(({ state, target_url }) => ({
          state:
            state === "pending" ? ("running" as const) : state === "success" ? ("done" as const) : ("failed" as const),
          link: target_url ?? undefined,
        })),
      ];
      return { commit: sha, ...combineStates(parts) };
    },
    proposals: async (token) => {
      const address = `${repo}/pulls?${new URLSearchParams({ state: "open", base: mainBranch, per_page: "100" })}`;
      const pulls = await fetchFromForge(address, { token, accept, answer: z.array(pullSchema) });
      return pulls.filter(({ head }) => isOurs(head, repository)).map(toProposal);
    },
    propose: async (token, { branch, title, body }) => {
      const { number, html_url } = await fetchFromForge(`${repo}/pulls`, {
        method: "POST",
        token,
        accept,
        json: { title, body, head: branch, base: mainBranch },
        answer: pullSchema.pick({ number: true, html_url: true }),
      });
      return { number, link: html_url };
    },
    approvers: async (token, { number, head }) => {
      const reviews = await fetchFromForge(`${repo}/pulls/${number}/reviews?per_page=100`, {
        token,
        accept,
        answer: reviewsSchema,
      });
      const approved = reviews.filter(({ state, commit_id }) => state === "APPROVED" && commit_id === head);
      // Ignore approvals by deleted accounts, because a deleted account may have been the author's.
      return new Map(approved.flatMap(({ user }) => (user ? [[String(user.id), user.login] as const] : [])));
    },
    approve: async (token, { number, head }) => {
      const json = { commit_id: head, event: "APPROVE" };
      await fetchFromForge(`${repo}/pulls/${number}/reviews`, {
        method: "POST",
        token,
        accept,
        json,
        answer: anything,
      });
    },
    merge: async (token, { number, head, title, branch }, { note }) => {
      const json = { sha: head, merge_method: "squash", commit_title: title, commit_message: note };
      const answer = z.object({ merged: z.literal(true) });
      const why = await findMergeBlockedReason(
        fetchFromForge(`${repo}/pulls/${number}/merge`, { method: "PUT", token, accept, json, answer }),
      );
      if (why === undefined) await removeBranch(repo, token, branch);
      return why;
    },
    returnedProposals: async (token, { account, branches }) => {
      const query = { state: "closed", base: mainBranch, sort: "updated", direction: "desc", per_page: "100" };
      const address = `${repo}/pulls?${new URLSearchParams(query)}`;
      const pulls = await fetchFromForge(address, { token, accept, answer: z.array(pullSchema) });
      const own = pulls.filter(
        ({ head, user, merged_at }) =>
          String(user?.id) === account.id && !merged_at && isOurs(head, repository) && branches.includes(head.ref),
      );
      return Promise.all(
        own.map(async (pull) => {
          const comments = `${repo}/issues/${pull.number}/comments?per_page=100`;
          const said = await fetchFromForge(comments, { token, accept, answer: commentsSchema });
          const { user, body } = said.at(-1) ?? {};
          return { ...toProposal(pull), returned: { by: user?.login ?? "", note: body ?? "" } };
        }),
      );
    },
    returnToAuthor: async (token, { number }, note) => {
      const comments = `${repo}/issues/${number}/comments`;
      await fetchFromForge(comments, { method: "POST", token, accept, json: { body: note }, answer: anything });
      await closePull(token, number);
    },
    close: async (token, { number, branch }) => {
      await closePull(token, number);
      await removeBranch(repo, token, branch);
    },
  };
}

/** The repository may delete merged branches itself, so a failure is ignored. */
async function removeBranch(repo: string, token: string, branch: string): Promise<void> {
  const address = `${repo}/git/refs/heads/${branch}`;
  await fetchFromForge(address, { method: "DELETE", token, answer: anything }).catch(() => {});
}

type Pull = z.output<typeof pullSchema>;

const isOurs = ({ ref, repo }: Pull["head"], repository: string) =>
  ref.startsWith(proposalBranchPrefix) && repo?.full_name.toLowerCase() === repository.toLowerCase();

const toProposal = ({ number, title, user, head, html_url, created_at }: Pull): ForgeProposal => ({
  number,
  title,
  author: { id: String(user?.id ?? ""), name: user?.login ?? deletedAccountName },
  branch: head.ref,
  head: head.sha,
  link: html_url,
  openedOn: created_at,
});

type Part = Omit<PipelineState, "commit">;

/** State of the whole pipeline: failed if one part failed, else running if one part is running. */
function combineStates(parts: readonly Part[]): Part {
  const first = (state: Part["state"]) => parts.find((part) => part.state === state);
  return first("failed") ?? first("running") ?? first("done") ?? { state: "none" };
}
