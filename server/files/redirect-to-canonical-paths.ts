import type { FastifyInstance } from "fastify";
import { getRequestPath } from "#server/http/error-responses.ts";
import { redirectHeaders } from "./file-headers.ts";
import { findRedirect, indexCanonicalPaths, redirectedMethods, redirectStatus } from "./redirects.ts";

/** Redirects other spellings of a page's address to the page, and keeps the query. */
export function redirectToCanonicalPaths(app: FastifyInstance, pages: readonly string[]): void {
  const canonicalPaths = indexCanonicalPaths(pages);
  const methods: readonly string[] = redirectedMethods;
  app.addHook("onRequest", async (request, reply) => {
    const path = getRequestPath(request);
    const page = methods.includes(request.method) ? findRedirect(path, canonicalPaths) : undefined;
    if (page !== undefined)
      return reply.headers({ ...redirectHeaders }).redirect(page + request.url.slice(path.length), redirectStatus);
  });
}
