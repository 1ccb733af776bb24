/** GitLab's API, at gitlab.com or self-hosted, as documented at docs.gitlab.com: OAuth with PKCE, REST version 4. */
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

const userSchema = z.object({
  id: z.number(),
  username: z.string(),
  name: z.string(),
  email: z.string(),
  commit_email: z.string().nullish(),
});

const level = z.object({ access_level: z.number() }).nullish();
const projectSchema = z.object({
  permissions: z.object({ project_access: level, group_access: level }).optional(),
});

/** Developer: the lowest role that may push. */
const developerLevel = 30;

const requestSchema = z.object({
  iid: z.int(),
  title: z.string(),
  web_url: z.string(),
  created_at: mexicoDaySchema,
  author: z.object({ id: z.number(), name: z.string() }).nullish(),
  source_branch: z.string(),
  // Missing if the fork was deleted.
  source_project_id: z.number().nullish(),
  target_project_id: z.number(),
  sha: z.string().nullish(),
});

const notesSchema = z.array(
  z.object({ body: z.string().nullish(), system: z.boolean(), author: z.object({ name: z.string() }).nullish() }),
);

const states: Readonly<Record<string, PipelineState["state"]>> = {
  success: "done",
  failed: "failed",
  canceled: "failed",
  skipped: "none",
};
const anything = z.unknown();

export function createGitlabForge({ url, repository }: ForgeSettings): Forge {
  const api = `${url}/api/v4`;
  const project = `${api}/projects/${encodeURIComponent(repository)}`;
  const requests = `${project}/merge_requests`;
  const closeRequest = async (token: string, number: number) => {
    const json = { state_event: "close" };
    await fetchFromForge(`${requests}/${number}`, { method: "PUT", token, json, answer: anything });
  };
  return {
    name: "GitLab",
    cloneUrl: `${url}/${repository}.git`,
    gitUser: "oauth2",
    signInUrl: ({ clientId, redirectUri, state, challenge }) =>
      `${url}/oauth/authorize?${new URLSearchParams({
        client_id: clientId,
        redirect_uri: redirectUri,
        response_type: "code",
        scope: "api write_repository",
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
      })}`,
    ...createOauthTokenClient(`${url}/oauth/token`, { grant_type: "authorization_code" }),
    revoke: async ({ clientId, clientSecret, token }) => {
      const form = { client_id: clientId, client_secret: clientSecret, token };
      await fetchFromForge(`${url}/oauth/revoke`, { method: "POST", form, answer: anything });
    },
    account: async (token) => {
      const answer = await fetchFromForge(`${api}/user`, { token, answer: userSchema });
      const { id, username, name, email, commit_email } = answer;
      return {
        id: String(id),
        login: username,
        person: { name: chooseAuthorName(username, name), email: commit_email || email },
      };
    },
    mayPush: async (token) => {
      const { permissions } = await fetchFromForge(project, { token, answer: projectSchema });
      const levels = [permissions?.project_access, permissions?.group_access].map((each) => each?.access_level ?? 0);
      return Math.max(...levels) >= developerLevel;
    },
    pipeline: async (token) => {
      const branch = z.object({ commit: z.object({ id: z.string() }) });
      const { commit } = await fetchFromForge(`${project}/repository/branches/${mainBranch}`, {
        token,
        answer: branch,
      });
      const query = new URLSearchParams({
        sha: commit.id,
        ref: mainBranch,
        order_by: "id",
        sort: "desc",
        per_page: "1",
      });
      const answer = z.array(z.object({ status: z.string(), web_url: z.string() }));
      const [newest] = await fetchFromForge(`${project}/pipelines?${query}`, { token, answer });
      const state = newest ? (states[newest.status] ?? "running") : "none";
      return { commit: commit.id, state, link: newest?.web_url };
    },
    proposals: async (token) => {
      const query = new URLSearchParams({ state: "opened", target_branch: mainBranch, per_page: "100" });
      const found = await fetchFromForge(`${requests}?${query}`, { token, answer: z.array(requestSchema) });
      return found.flatMap((each) => toProposal(each) ?? []);
    },
    propose: async (token, { branch, title, body }) => {
      const { iid, web_url } = await fetchFromForge(requests, {
        method: "POST",
        token,
        json: {
          source_branch: branch,
          target_branch: mainBranch,
          title,
          description: body,
          remove_source_branch: true,
        },
        answer: requestSchema.pick({ iid: true, web_url: true }),
      });
      return { number: iid, link: web_url };
    },
    approvers: async (token, { number }) => {
      const answer = z.object({
        approved_by: z.array(z.object({ user: z.object({ id: z.number(), name: z.string() }).nullish() })),
      });
      const { approved_by } = await fetchFromForge(`${requests}/${number}/approvals`, { token, answer });
      return new Map(approved_by.flatMap(({ user }) => (user ? [[String(user.id), user.name] as const] : [])));
    },
    approve: async (token, { number, head }) => {
      const address = `${requests}/${number}/approve`;
      await fetchFromForge(address, { method: "POST", token, json: { sha: head }, answer: anything });
    },
    merge: (token, { number, head, title }, { note }) => {
      const json = {
        sha: head,
        squash: true,
        squash_commit_message: `${title}\n\n${note}`,
        should_remove_source_branch: true,
      };
      const answer = z.object({ state: z.literal("merged") });
      return findMergeBlockedReason(
        fetchFromForge(`${requests}/${number}/merge`, { method: "PUT", token, json, answer }),
      );
    },
    returnedProposals: async (token, { account, branches }) => {
      const query = { state: "closed", target_branch: mainBranch, author_id: account.id, per_page: "100" };
      const address = `${requests}?${new URLSearchParams(query)}`;
      const found = await fetchFromForge(address, { token, answer: z.array(requestSchema) });
      const own = found.flatMap((each) => toProposal(each) ?? []).filter(({ branch }) => branches.includes(branch));
      return Promise.all(
        own.map(async (proposal) => {
          const notes = `${requests}/${proposal.number}/notes?order_by=created_at&sort=desc`;
          const said = await fetchFromForge(notes, { token, answer: notesSchema });
          // GitLab also records events as notes, with `system` set.
          const { author, body } = said.find(({ system }) => !system) ?? {};
          return { ...proposal, returned: { by: author?.name ?? "", note: body ?? "" } };
        }),
      );
    },
    returnToAuthor: async (token, { number }, note) => {
      const notes = `${requests}/${number}/notes`;
      await fetchFromForge(notes, { method: "POST", token, json: { body: note }, answer: anything });
      await closeRequest(token, number);
    },
    close: async (token, { number, branch }) => {
      await closeRequest(token, number);
      const address = `${project}/repository/branches/${encodeURIComponent(branch)}`;
      // The proposal is closed, so a branch that could not be deleted does no harm.
      await fetchFromForge(address, { method: "DELETE", token, answer: anything }).catch(() => {});
    },
  };
}

/** Converts a merge request; undefined for one without a commit, or that the editor did not open. */
function toProposal(request: z.output<typeof requestSchema>): ForgeProposal | undefined {
  const { iid, title, author, source_branch, source_project_id, target_project_id, sha, web_url, created_at } = request;
  if (!source_branch.startsWith(proposalBranchPrefix) || source_project_id !== target_project_id || !sha)
    return undefined;
  return {
    number: iid,
    title,
    author: { id: String(author?.id ?? ""), name: author?.name ?? deletedAccountName },
    branch: source_branch,
    head: sha,
    link: web_url,
    openedOn: created_at,
  };
}
