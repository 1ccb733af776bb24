import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { getRequestPath, sendError, shouldAnswerJson } from "#server/http/error-responses.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { SecuredServerResponse } from "#server/http/secured-http.ts";
import { type CacheResponder, sendNotFound } from "./cache-responder.ts";

const postPaths: readonly string[] = Object.values(collectorPaths);

/** Responds to unknown addresses, and to methods that an address does not support. */
export function handleUnmatchedRequests(app: FastifyInstance, { loadNotFoundPage }: CacheResponder): void {
  const answerUnmatched = (request: FastifyRequest, reply: FastifyReply): void => {
    const { statusCode, message, allow } = createRefusal(request);
    const sendRefusal = () => sendError(new HttpError(statusCode, message), request, reply);
    if (allow) reply.header("Allow", allow);
    if (statusCode !== 404 || shouldAnswerJson(request)) sendRefusal();
    else
      void loadNotFoundPage(request.raw).then((page) => {
        if (page) sendNotFound(reply.hijack().raw as SecuredServerResponse, page);
        else sendRefusal();
      });
  };

  app.setNotFoundHandler(answerUnmatched);
  // Responds before the body is read, because the response does not depend on it.
  app.addHook("onRequest", (request, reply, next) => {
    if (request.is404) answerUnmatched(request, reply);
    else next();
  });
}

function createRefusal(request: FastifyRequest): { statusCode: 404 | 405; message: string; allow?: string } {
  if (postPaths.includes(getRequestPath(request)))
    return { statusCode: 405, message: "Esta dirección solo acepta POST.", allow: "POST" };
  if (shouldAnswerJson(request)) return { statusCode: 404, message: "Esta dirección no existe." };
  if (request.method !== "GET" && request.method !== "HEAD")
    return { statusCode: 405, message: "Esta dirección solo acepta GET y HEAD.", allow: "GET, HEAD" };
  return { statusCode: 404, message: "Esta dirección no existe." };
}
