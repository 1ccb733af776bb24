import type { FastifyInstance, preHandlerHookHandler } from "fastify";
import * as z from "zod";
import { anonymizeSearch, unfoundSearchPath } from "#domain/search/unfound-search.ts";
import { requireSameOrigin } from "#server/http/guards.ts";
import { HttpError } from "#server/http/http-error.ts";
import type { Store } from "#server/store/store.ts";

type UnfoundSearchOptions = { store: Store; limitRate: preHandlerHookHandler };

/** Refuses a text that the browser has not reduced by `anonymizeSearch`. */
const reportShape = z.strictObject({ text: z.string().refine((text) => anonymizeSearch(text) === text) });

/** Counts searches without an answer. Error messages are short, because no page shows them. */
export async function addUnfoundSearchRoutes(
  app: FastifyInstance,
  { store, limitRate }: UnfoundSearchOptions,
): Promise<void> {
  app.removeContentTypeParser("text/plain");
  app.post(unfoundSearchPath, { onRequest: requireSameOrigin, preHandler: limitRate }, async (request, reply) => {
    const { success, data } = reportShape.safeParse(request.body);
    if (!success) throw new HttpError(400, "El mensaje no tiene la forma esperada.");
    await store.addUnfoundSearch(data.text);
    return reply.code(204).header("Cache-Control", "no-store").send();
  });
}
