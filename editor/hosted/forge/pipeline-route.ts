/** `GET /api/pipeline`: whether the last publication is on the site. Polling does not extend the session. */
import type { FastifyInstance } from "fastify";
import type { PipelineStatus } from "#editor/api/team-api.ts";
import { readCookie } from "#editor/hosted/auth/cookies.ts";
import type { Session, Sessions } from "#editor/hosted/auth/sessions.ts";
import { formatSignedOutMessage, ProxyError, sessionOverMessage } from "#editor/hosted/proxy/proxy-error.ts";
import type { Forge, PipelineState } from "./forge.ts";
import { ForgeError } from "./forge-request.ts";

/** Lifetime of the cached answer: many tabs share one request to the forge. */
const knownForMs = 10_000;

export function pipelineRoutes(app: FastifyInstance, { forge, sessions }: { forge: Forge; sessions: Sessions }): void {
  let known: { at: number; by: Session; state: Promise<PipelineState> } | undefined;
  app.get("/api/pipeline", async (request): Promise<PipelineStatus> => {
    const session = sessions.find(readCookie(request.raw, "session"), false);
    if (!session) throw new ProxyError(401, sessionOverMessage);
    const token = await sessions.getValidToken(session);
    if (!known || Date.now() - known.at > knownForMs)
      known = { at: Date.now(), by: session, state: forge.pipeline(token) };
    const asked = known;
    try {
      const { commit, state, link } = await asked.state;
      return { commit, state, ...(link !== undefined && /^https?:\/\//.test(link) && { link }) };
    } catch (error) {
      if (!(error instanceof ForgeError)) throw error;
      if (error.status !== 401 || asked.by !== session) return { state: "unknown" };
      sessions.end(session.id);
      throw new ProxyError(401, formatSignedOutMessage(forge));
    }
  });
}
