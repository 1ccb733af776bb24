import type { FastifyInstance } from "fastify";
import { redirectHeaders } from "#server/files/file-headers.ts";
import { pageNames, redirectedMethods, redirectOf, redirectStatus } from "#server/files/redirects.ts";
import { pathOf } from "./errors.ts";

/** Redirects other spellings of a page's address to the page, keeping the query. */
export function redirectSpellings(app: FastifyInstance, pages: readonly string[]): void {
  const names = pageNames(pages);
  const methods: readonly string[] = redirectedMethods;
  app.addHook("onRequest", async (request, reply) => {
    const path = pathOf(request);
    const page = methods.includes(request.method) ? redirectOf(path, names) : undefined;
    if (page !== undefined)
      return reply.headers({ ...redirectHeaders }).redirect(page + request.url.slice(path.length), redirectStatus);
  });
}
