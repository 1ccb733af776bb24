/** Routes of a team's workspace: publishing with the person's own token, and approving others' proposals. */
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Impact } from "#editor/api/api.ts";
import type { PublishResult } from "#editor/api/publish-api.ts";
import type { ApproveProposalResult, Proposals } from "#editor/api/team-api.ts";
import { ForgeError } from "#editor/hosted/forge/forge-request.ts";
import { buildGitCredentials } from "#editor/hosted/forge/git-credentials.ts";
import { formatSignedOutMessage } from "#editor/hosted/proxy/proxy-error.ts";
import { listRequiredApprovals } from "#editor/server/changes/pending-changes.ts";
import { EditorError, SignedOutError } from "#editor/server/editor-error.ts";
import type { TeamOptions, TeamServices } from "#editor/server/editor-server.ts";
import { streamSteps } from "#editor/server/progress-stream.ts";
import type { Candidate } from "#editor/server/publish/publication.ts";
import { publishDrafts } from "#editor/server/publish/publish-drafts.ts";
import { InvalidBodyError, parseBody, requestSchemas } from "#editor/server/request-schemas.ts";
import { type Git, openGit } from "#editor/server/workspace/git.ts";
import { isAuthenticationError } from "#editor/server/workspace/git-error-message.ts";
import { listProposals, type ProposalRef } from "./list-proposals.ts";
import { computeProposalImpact } from "./proposal-impact.ts";
import { approveProposal, fastForwardToMain, returnProposal, sendProposal, withdrawProposal } from "./proposals.ts";
import { readToken, type Team } from "./team.ts";

type OfProposal = { Params: { number: string } };

/** Builds the server's options for the owner of a team's workspace. @param key - key of the proxy. */
export const buildTeamOptions = (key: string, team: Team): TeamOptions => ({
  key,
  person: team.account.person,
  forge: team.forge.name,
  addRoutes: (app, services) => teamRoutes(app, team, services),
});

function teamRoutes(
  app: FastifyInstance,
  team: Team,
  { workspace, lists, checks, publishNow, onUnexpectedError }: TeamServices,
): void {
  const { account, forge } = team;
  const { root } = workspace;
  /** Runs a function with the person's token, which is kept only for this request; converts the forge's errors. */
  const asPerson = async <Result>(
    request: FastifyRequest,
    run: (as: { git: Git; token: string }) => Promise<Result>,
  ): Promise<Result> => {
    const token = readToken(request);
    try {
      return await run({ git: openGit(root, buildGitCredentials(forge, token)), token });
    } catch (error) {
      const isUnknown =
        error instanceof ForgeError ? error.status === 401 : isAuthenticationError((error as Error).cause);
      if (isUnknown) throw new SignedOutError(formatSignedOutMessage(forge));
      if (!(error instanceof ForgeError)) throw error;
      if (error.isTemporary) throw new EditorError(`${forge.name} no contesta. Inténtalo otra vez en unos minutos.`);
      throw new EditorError(`${forge.name} no lo permitió («${error.message}»). Nada se perdió.`);
    }
  };
  app.post("/api/publish", (request, reply) => {
    const publication = { ...parseBody(requestSchemas.publish, request.body), person: account.person };
    return streamSteps(reply, onUnexpectedError, (say) =>
      publishNow(() =>
        asPerson(request, ({ git, token }): Promise<PublishResult> => {
          const send = async (candidate: Candidate) => {
            const approvals = await listRequiredApprovals({ root, git }, candidate.drafts.chosen);
            return approvals.length > 0
              ? sendProposal({ workspace, git, token, team }, candidate, approvals)
              : undefined;
          };
          return publishDrafts({ workspace, git, checks, publication, isServer: true, say, send });
        }),
      ),
    );
  });
  /** Approved commits that the forge has not merged yet, by proposal number. */
  const approved = new Map<number, string>();
  const approve = async (as: { git: Git; token: string }, asked: ProposalRef): Promise<ApproveProposalResult> => {
    approved.delete(asked.number);
    const answer = await approveProposal({ workspace, team, ...as }, asked, checks);
    if (answer.waits !== undefined) approved.set(asked.number, asked.head);
    return answer;
  };
  app.get("/api/proposals", (request) =>
    asPerson(request, async (as): Promise<Proposals> => {
      // Retry the merges that the forge did not allow earlier; `approve` records those that are still not allowed.
      // Other refusals are ignored here, because the proposal's card shows them.
      for (const [number, head] of [...approved]) await approve(as, { number, head }).catch(orNothingPublished);
      const proposals = await listProposals({ workspace, team, ...as }, lists);
      const hasBrought = await workspace.runExclusive(() => fastForwardToMain({ workspace, git: as.git }));
      return { proposals, ...(hasBrought && { isUpdated: true }) };
    }),
  );
  app.post<OfProposal>("/api/proposals/:number/approve", (request) =>
    asPerson(request, (as) =>
      approve(as, { number: parseNumber(request.params), ...parseBody(requestSchemas.decide, request.body) }),
    ),
  );
  app.get<OfProposal & { Querystring: { head?: string } }>("/api/proposals/:number/follows", (request) =>
    asPerson(request, async ({ git, token }): Promise<Impact> => {
      const asked = { number: parseNumber(request.params), ...parseBody(requestSchemas.decide, request.query) };
      return computeProposalImpact({ workspace, git, token, team }, asked);
    }),
  );
  app.post<OfProposal>("/api/proposals/:number/return", (request) =>
    asPerson(request, async ({ git, token }) => {
      const asked = { number: parseNumber(request.params), ...parseBody(requestSchemas.giveBack, request.body) };
      await returnProposal({ workspace, git, token, team }, asked);
      return {};
    }),
  );
  app.post<OfProposal>("/api/proposals/:number/withdraw", (request) =>
    asPerson(request, async ({ git, token }) => {
      const asked = { number: parseNumber(request.params), ...parseBody(requestSchemas.decide, request.body) };
      await workspace.runExclusive(() => withdrawProposal({ workspace, git, token, team }, asked));
      return {};
    }),
  );
}

function orNothingPublished(error: unknown): void {
  if (!(error instanceof EditorError || error instanceof ForgeError)) throw error;
}

function parseNumber({ number }: OfProposal["Params"]): number {
  if (!/^\d{1,9}$/.test(number)) throw new InvalidBodyError("Recarga la página: el editor no entendió lo que envió.");
  return Number(number);
}
