import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Impact } from "#editor/api/api.ts";
import type { Proposals } from "#editor/api/requests/team-api.ts";
import { type Account, readAccountHeader } from "#editor/hosted/auth/account.ts";
import type { SendWebhook } from "#editor/hosted/webhook-sender.ts";
import { listRequiredApprovals } from "#editor/server/changes/pending-changes.ts";
import type { TeamOptions, TeamServices } from "#editor/server/editor-server.ts";
import { streamSteps, titleHeader } from "#editor/server/http/answers.ts";
import { parseBody, requestSchemas } from "#editor/server/http/request-schemas.ts";
import { mainRef } from "#editor/server/publish/upstream.ts";
import { requireApprover, requireRoleFor } from "#editor/server/roles.ts";
import { computeProposalImpact, describeProposal } from "./list-proposals.ts";
import { approveProposal, fastForwardToMain, sendBackProposal, sendProposal, withdrawProposal } from "./proposals.ts";
import { fetchProposals, findProposal, readLastPublication } from "./read-proposals.ts";

type ProposalRoute = { Params: { id: string } };

/** Builds the server's options for the owner of a team's workspace. @param key - secret that the proxy sends. */
export const buildTeamOptions = (
  key: string,
  account: Account,
  gitEnvironment: TeamOptions["gitEnvironment"],
  sendWebhook: SendWebhook = () => {},
): TeamOptions => ({
  key,
  person: account.person,
  readPerson: (headers) => (readAccountHeader(headers) ?? account).person,
  gitEnvironment,
  submit: async (workspace, candidate) => {
    const approvals = await listRequiredApprovals(workspace, candidate.drafts.chosenPaths);
    if (approvals.length === 0) return undefined;
    const result = await sendProposal({ workspace, account }, candidate);
    sendWebhook({ event: "waiting", title: candidate.title, author: account.person.name });
    return result;
  },
  onPublished: (title) => sendWebhook({ event: "published", title, author: account.person.name }),
  addRoutes: (app, services) => teamRoutes(app, { account, sendWebhook }, services),
});

function teamRoutes(
  app: FastifyInstance,
  { account, sendWebhook }: { account: Account; sendWebhook: SendWebhook },
  { workspace, lists, checks, onUnexpectedError }: TeamServices,
): void {
  const buildContext = ({ headers }: FastifyRequest) => ({
    workspace,
    account: readAccountHeader(headers) ?? account,
    mergeFile: checks.mergeFile,
  });
  app.get("/api/proposals", async (request): Promise<Proposals> => {
    const context = buildContext(request);
    const proposals = await fetchProposals(context);
    // Runs first, because a legal version is compared with the files on disk.
    const hasMergedPublications = await workspace.runExclusive(() => fastForwardToMain(workspace));
    return {
      proposals: await Promise.all(proposals.map((proposal) => describeProposal(context, lists, proposal))),
      ...(hasMergedPublications && { isUpdated: true }),
      publication: await readLastPublication(workspace.git),
    };
  });
  const parseId = ({ id }: ProposalRoute["Params"]) => parseBody(requestSchemas.proposalId, id);
  /** Names the proposal for the audit log, also if the decision is refused. */
  const setTitle = async (reply: FastifyReply, { head }: { head: string }) => {
    const titles = await workspace.git.maybe("log", "--reverse", "--format=%s", `${mainRef}..${head}`);
    if (titles) reply.header(titleHeader, encodeURIComponent(titles.split("\n", 1).join()));
  };
  app.get<ProposalRoute>("/api/proposals/:id/follows", (request): Promise<Impact> => {
    const { params, query } = request;
    const ref = { id: parseId(params), ...parseBody(requestSchemas.proposalHead, query) };
    return computeProposalImpact(buildContext(request), ref);
  });
  app.post<ProposalRoute>("/api/proposals/:id/approve", async (request, reply) => {
    const { params, body, headers } = request;
    requireApprover(headers);
    const approval = { id: parseId(params), ...parseBody(requestSchemas.approve, body) };
    const proposalWorkspace = buildContext(request);
    await setTitle(reply, approval);
    return streamSteps(reply, onUnexpectedError, async (reportProgress) => {
      const { title, author, commit } = await approveProposal(proposalWorkspace, approval, { checks, reportProgress });
      const by = proposalWorkspace.account.person.name;
      sendWebhook({ event: "published", title, author: author.name, by });
      return { commit };
    });
  });
  app.post<ProposalRoute>("/api/proposals/:id/return", async (request, reply) => {
    const { params, body, headers } = request;
    requireApprover(headers);
    const ref = { id: parseId(params), ...parseBody(requestSchemas.sendBackProposal, body) };
    const proposalWorkspace = buildContext(request);
    await setTitle(reply, ref);
    const { title, author } = await sendBackProposal(proposalWorkspace, ref);
    const by = proposalWorkspace.account.person.name;
    sendWebhook({ event: "returned", title, author: author.name, by, note: ref.note });
    return {};
  });
  app.post<ProposalRoute>("/api/proposals/:id/withdraw", async (request, reply) => {
    const { params, body, headers } = request;
    const proposalWorkspace = buildContext(request);
    const ref = { id: parseId(params), ...parseBody(requestSchemas.withdrawProposal, body) };
    await setTitle(reply, ref);
    return workspace.runExclusive(async () => {
      requireRoleFor(headers, (await findProposal(proposalWorkspace, ref)).paths);
      await withdrawProposal(proposalWorkspace, ref);
      return {};
    });
  });
}
