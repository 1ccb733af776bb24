import formbody from "@fastify/formbody";
import type { FastifyInstance, onRequestHookHandler } from "fastify";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { type EmailFormReply, emailErrorMessages, parsePastedEmail } from "#domain/mail/pasted-email.ts";
import { limitConcurrentRenders } from "#server/files/page-rendering.ts";
import { acceptsJson } from "#server/http/error-responses.ts";
import { requireSameOrigin } from "#server/http/guards.ts";
import { HttpError } from "#server/http/http-error.ts";
import { renderPlainPage } from "#server/http/plain-page.ts";
import type { Store } from "#server/store/store.ts";

export type UnsubscribeFormRenderer = (reply: EmailFormReply) => Promise<string>;

type UnsubscribeOptions = {
  store: Store;
  limitRate: onRequestHookHandler;
  renderUnsubscribeForm: UnsubscribeFormRenderer;
  getSenderId: (address: string) => string;
};

/**
 * Adds the routes that unsubscribe the address sent by a form or a script. The response is the same for known and
 * unknown addresses. An invalid address is returned in the form, with the reason.
 */
export async function addUnsubscribeRoutes(app: FastifyInstance, options: UnsubscribeOptions): Promise<void> {
  const { store, limitRate } = options;
  const renderForm = limitConcurrentRenders(options.renderUnsubscribeForm, renderPlainUnsubscribePage);
  app.removeAllContentTypeParsers();
  await app.register(formbody);
  app.post(collectorPaths.unsubscribe, { onRequest: [requireSameOrigin, limitRate] }, async (request, reply) => {
    const typedAddress = new Map(Object.entries(request.body ?? {})).get("Email");
    const parsedAddress =
      typeof typedAddress === "string" ? parsePastedEmail(typedAddress) : { problem: emailErrorMessages.several };
    reply.header("Cache-Control", "no-store");
    if (parsedAddress.problem !== undefined) {
      const { problem } = parsedAddress;
      if (acceptsJson(request)) throw new HttpError(422, problem, [{ field: "Email", message: problem }]);
      const addressReply = { typedText: typeof typedAddress === "string" ? typedAddress : "", problem };
      return reply
        .code(422)
        .type("text/html; charset=utf-8")
        .send(await renderForm(addressReply, reply.log));
    }
    await store.unsubscribe(parsedAddress.email, options.getSenderId(request.ip));
    if (acceptsJson(request)) return reply.send({ status: "stored" });
    return reply.redirect(collectorPaths.unsubscribed, 303);
  });
}

export const renderPlainUnsubscribePage: UnsubscribeFormRenderer = async ({ problem }) =>
  renderPlainPage(problem, ["Regresa con tu navegador: el formulario conserva lo que escribiste."]);
