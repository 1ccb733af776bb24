import { randomUUID } from "node:crypto";
import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from "fastify";
import { collectorPaths, eventNames, homeLeadForm } from "#domain/collector.ts";
import { type LeadInput, type LeadReply, leadFields, leadFrom } from "#domain/lead.ts";
import { leadIdentity } from "#domain/lead-identity.ts";
import { explain, retryAfter } from "./errors.ts";
import { requireSameOrigin } from "./guards.ts";
import { leadProblems } from "./lead-rules.ts";
import { plainPage } from "./plain-page.ts";
import type { Store } from "./store.ts";

export type RenderLeadForm = (reply: LeadReply) => Promise<string>;

type LeadFormOptions = {
  store: Store;
  limitRate: preHandlerHookHandler;
  renderLeadForm: RenderLeadForm;
};

/**
 * The most pages rendered at a time: this page is the most expensive response we have, and a request refused before the
 * rate is counted (from another site, too large, of the wrong type) gets it too. Beyond that a plain page lists what is
 * wrong.
 */
const rendersAtOnce = 8;

/** The lead form sent without script: answered with a page, never with JSON. */
export async function leadForm(app: FastifyInstance, options: LeadFormOptions): Promise<void> {
  const { store, limitRate, renderLeadForm } = options;
  let rendering = 0;
  app.removeAllContentTypeParsers();
  await app.register(formbody);

  // The rate is counted after reading, so that a visitor who must wait gets back what was typed.
  const hooks = { onRequest: requireSameOrigin, preHandler: limitRate };
  app.post(collectorPaths.leadForm, hooks, async (request, reply) => {
    const values = valuesOf(request.body);
    const errors = leadProblems(values);
    if (Object.keys(errors).length > 0) return sendForm(reply.code(422), { values, errors });
    const { Identity, ...lead } = leadFrom(values, leadIdentity(randomUUID()));
    await store.addAll([
      { Identity, event: eventNames.identify, page: "", properties: lead },
      { Identity, event: eventNames.formSubmitted, page: "", properties: homeLeadForm },
    ]);
    return reply.header("Cache-Control", "no-store").redirect(collectorPaths.leadThanks, 303);
  });

  app.setErrorHandler(async (error, request: FastifyRequest, reply) => {
    const refusal = explain(error, request);
    return sendForm(reply.code(refusal.statusCode).headers(retryAfter(refusal)), {
      values: valuesOf(request.body),
      errors: {},
      notice: refusal.message,
    });
  });

  async function sendForm(reply: FastifyReply, leadReply: LeadReply): Promise<FastifyReply> {
    const html = await (rendering < rendersAtOnce ? render(reply, leadReply) : plainLeadForm(leadReply));
    return reply.header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(html);
  }

  async function render(reply: FastifyReply, leadReply: LeadReply): Promise<string> {
    rendering += 1;
    try {
      return await renderLeadForm(leadReply);
    } catch (error) {
      reply.log.error({ err: error }, "the lead form's page failed");
      return plainLeadForm(leadReply);
    } finally {
      rendering -= 1;
    }
  }
}

/** The same answer without the site around it: it says what was wrong, but has no form to type in again. */
export const plainLeadForm: RenderLeadForm = async ({ errors, notice }) =>
  plainPage("Tu respuesta no se envió", [
    ...(notice ? [notice] : []),
    ...leadFields.flatMap((field) => errors[field] ?? []),
    "Regresa con tu navegador: el formulario conserva lo que escribiste.",
  ]);

/** A field that is missing or sent twice counts as empty; others are ignored. */
function valuesOf(body: unknown): LeadInput {
  const fields = new Map(Object.entries(body ?? {}));
  const text = (name: string) => {
    const value: unknown = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    Name: text("Name"),
    Email: text("Email"),
    Terminos: text("Terminos") === "on",
    CheckPublicidad: text("CheckPublicidad") === "on",
  };
}
