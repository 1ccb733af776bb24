import { randomUUID } from "node:crypto";
import formbody from "@fastify/formbody";
import type { FastifyInstance, FastifyReply, FastifyRequest, preHandlerHookHandler } from "fastify";
import { collectorPaths, eventNames, leadFormProperties } from "#domain/leads/collector-contract.ts";
import { buildLead, type LeadInput, type LeadReply, leadFields } from "#domain/leads/lead.ts";
import { formatLeadIdentity } from "#domain/leads/lead-identity.ts";
import { limitConcurrentRenders } from "#server/files/page-rendering.ts";
import { buildRetryAfterHeader, toHttpError } from "#server/http/error-responses.ts";
import { requireSameOrigin } from "#server/http/guards.ts";
import { renderPlainPage } from "#server/http/plain-page.ts";
import type { Store } from "#server/store/store.ts";
import { createFormIdentities, type FormIdentityOptions } from "./form-identities.ts";
import { validateLeadOnServer } from "./lead-rules.ts";

export type LeadFormRenderer = (reply: LeadReply) => Promise<string>;

type LeadFormOptions = {
  store: Store;
  limitRate: preHandlerHookHandler;
  renderLeadForm: LeadFormRenderer;
  getSenderId: (address: string) => string;
  identities?: FormIdentityOptions | undefined;
};

/** Adds the route of the lead form without a script, which always responds with a page. */
export async function addLeadFormRoutes(app: FastifyInstance, options: LeadFormOptions): Promise<void> {
  const { store, limitRate } = options;
  const renderForm = limitConcurrentRenders(options.renderLeadForm, renderPlainLeadForm);
  const getIdentity = createFormIdentities(options.identities ?? {});
  app.removeAllContentTypeParsers();
  await app.register(formbody);

  async function storeLead(values: LeadInput, identity: string, sender: string): Promise<boolean> {
    const { Identity, ...lead } = buildLead(values, identity);
    const messages = [
      { Identity, event: eventNames.identify, page: "", properties: lead },
      { Identity, event: eventNames.formSubmitted, page: "", properties: leadFormProperties },
    ];
    const outcomes = await store.addAll(messages, sender);
    return !outcomes.includes("conflict");
  }

  // The rate limit is checked after the body is read, so that a visitor over the limit gets the typed values back.
  const hooks = { onRequest: requireSameOrigin, preHandler: limitRate };
  app.post(collectorPaths.leadForm, hooks, async (request, reply) => {
    const values = parseFormBody(request.body);
    const errors = validateLeadOnServer(values);
    if (Object.keys(errors).length > 0) return sendForm(reply.code(422), { values, errors });
    // On a conflict, a stranger's message has this identity, which must not keep the lead out.
    const sender = options.getSenderId(request.ip);
    if (!(await storeLead(values, getIdentity(values), sender)))
      await storeLead(values, formatLeadIdentity(randomUUID()), sender);
    return reply.header("Cache-Control", "no-store").redirect(collectorPaths.leadThanks, 303);
  });

  app.setErrorHandler(async (error, request: FastifyRequest, reply) => {
    const refusal = toHttpError(error, request);
    const leadReply = { values: parseFormBody(request.body), errors: {}, notice: refusal.message };
    reply.code(refusal.statusCode).headers(buildRetryAfterHeader(refusal));
    // A refusal must cost less than the refused request, so a client error gets the cheap plain page.
    return refusal.statusCode < 500
      ? sendPage(reply, await renderPlainLeadForm(leadReply))
      : sendForm(reply, leadReply);
  });

  async function sendForm(reply: FastifyReply, leadReply: LeadReply): Promise<FastifyReply> {
    return sendPage(reply, await renderForm(leadReply, reply.log));
  }

  function sendPage(reply: FastifyReply, html: string): FastifyReply {
    return reply.header("Cache-Control", "no-store").type("text/html; charset=utf-8").send(html);
  }
}

/**
 * Renders the reply on a plain page. Values without errors can be sent again with a button. Otherwise the visitor
 * returns to the form, where the browser keeps the values.
 */
export const renderPlainLeadForm: LeadFormRenderer = async ({ values, errors, notice }) => {
  const problems = leadFields.flatMap((field) => errors[field] ?? []);
  const canBeSentAgain = problems.length === 0 && values.Email !== "";
  return renderPlainPage(
    "Tu respuesta no se envió",
    [
      ...(notice ? [notice] : []),
      ...problems,
      canBeSentAgain
        ? "Conservamos lo que escribiste: no hace falta repetirlo."
        : "Regresa con tu navegador: el formulario conserva lo que escribiste.",
    ],
    canBeSentAgain
      ? [{ action: collectorPaths.leadForm, fields: toFormFields(values), buttonLabel: "Enviar de nuevo" }]
      : [],
  );
};

function toFormFields({ Name, Email, ...boxes }: LeadInput): Record<string, string> {
  const tickedBoxes = Object.entries(boxes).filter(([, isTicked]) => isTicked);
  return { Name, Email, ...Object.fromEntries(tickedBoxes.map(([name]) => [name, "on"])) };
}

/** Parses the values of the form. A missing or repeated field counts as empty; unknown fields are ignored. */
function parseFormBody(body: unknown): LeadInput {
  const fields = new Map(Object.entries(body ?? {}));
  const readText = (name: string) => {
    const value: unknown = fields.get(name);
    return typeof value === "string" ? value : "";
  };
  return {
    Name: readText("Name"),
    Email: readText("Email"),
    Terminos: readText("Terminos") === "on",
    CheckPublicidad: readText("CheckPublicidad") === "on",
  };
}
