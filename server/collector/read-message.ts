/** Validates the collector's messages: first their shape (400), then the rules (422). */
import * as z from "zod";
import { eventNames, leadFormProperties, visitChannel, visitEventNames } from "#domain/leads/collector-contract.ts";
import { buildLead, leadConstants, leadFields } from "#domain/leads/lead.ts";
import { isLeadIdentity } from "#domain/leads/lead-identity.ts";
import { HttpError, type RefusedField } from "#server/http/http-error.ts";
import type { StorableMessage } from "#server/store/store.ts";
import { isOneLine, maxFieldLengths, validateLeadOnServer } from "./lead-rules.ts";

const messageShape = z.strictObject({ event: z.string(), Identity: z.string(), properties: z.looseObject({}) });

const leadShape = z
  .strictObject({
    Name: z.string(),
    Email: z.string(),
    Terminos: z.boolean(),
    Channel: z.string(),
    IsLead: z.boolean(),
    CheckPublicidad: z.boolean(),
  })
  .superRefine((lead, context) => {
    const problems = validateLeadOnServer(lead);
    for (const field of leadFields) if (problems[field]) addRule(context, field, problems[field]);
    requireConstant(context, "Channel", lead.Channel, leadConstants.Channel);
    requireConstant(context, "IsLead", lead.IsLead, leadConstants.IsLead);
  });

const formShape = z.strictObject({ Source: z.string(), "From form": z.string() }).superRefine((form, context) => {
  requireConstant(context, "Source", form.Source, leadFormProperties.Source);
  requireConstant(context, "From form", form["From form"], leadFormProperties["From form"]);
});

const visitShape = z
  .strictObject({ "page name": z.string(), Channel: z.string(), date: z.string().optional() })
  .superRefine((visit, context) => {
    requireShortText(context, "page name", visit["page name"]);
    requireConstant(context, "Channel", visit.Channel, visitChannel);
    if (visit.date !== undefined) requireShortText(context, "date", visit.date);
  });

const readers = new Map<string, (message: z.infer<typeof messageShape>) => StorableMessage>([
  [
    eventNames.identify,
    ({ event, Identity, properties }) => {
      const { Identity: _, ...lead } = buildLead(parseShape(leadShape, properties, "properties"), Identity);
      return { event, Identity, page: "", properties: lead };
    },
  ],
  [
    eventNames.formSubmitted,
    ({ event, Identity, properties }) => ({
      event,
      Identity,
      page: "",
      properties: parseShape(formShape, properties, "properties"),
    }),
  ],
  ...visitEventNames.map(
    (name) =>
      [
        name,
        ({ event, Identity, properties }: z.infer<typeof messageShape>) => {
          const { date, ...visit } = parseShape(visitShape, properties, "properties");
          return {
            event,
            Identity,
            page: visit["page name"],
            properties: date === undefined ? visit : { ...visit, date },
          };
        },
      ] as const,
  ),
]);

/**
 * Parses the message in a request's body.
 *
 * @throws {HttpError} 400 if the message has the wrong shape, 422 if it breaks a rule.
 */
export function readMessage(body: unknown): StorableMessage {
  const message = parseShape(messageShape, body ?? null);
  const reader = readers.get(message.event);
  if (!reader) {
    const knownEvents = [...readers.keys()].join(", ");
    throw new HttpError(422, "No conocemos este evento.", [
      { field: "event", message: `Usa uno de estos nombres: ${knownEvents}.` },
    ]);
  }
  if (!isLeadIdentity(message.Identity))
    throw new HttpError(422, "La identidad no es válida.", [
      { field: "Identity", message: "Usa «MKT-» seguido de 16 a 64 letras sin acento, números o guiones." },
    ]);
  return reader(message);
}

function parseShape<Schema extends z.ZodType>(schema: Schema, value: unknown, parentPath?: string): z.infer<Schema> {
  const result = schema.safeParse(value, { error: formatShapeMessage });
  if (result.success) return result.data;
  const { issues } = result.error;
  const isRule = issues.every((issue) => issue.code === "custom");
  throw new HttpError(
    isRule ? 422 : 400,
    isRule ? "Corrige los campos señalados y envía otra vez." : "El mensaje no tiene la forma esperada.",
    issues.flatMap((issue) => listRefusedFields(issue, parentPath)),
  );
}

function listRefusedFields(issue: z.core.$ZodIssue, fieldName: string | undefined): RefusedField[] {
  const formatPath = (...last: PropertyKey[]) =>
    [...(fieldName ? [fieldName] : []), ...issue.path, ...last].map(String).join(".");
  if (issue.code === "unrecognized_keys")
    return issue.keys.map((key) => ({ field: formatPath(key), message: "No conocemos este campo: quítalo." }));
  return [{ field: formatPath() || "(mensaje)", message: issue.message }];
}

const typeNames: Record<string, string> = {
  string: "texto",
  boolean: "true o false",
  object: "un objeto JSON",
};

function formatShapeMessage(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== "invalid_type") return undefined;
  const expectedType = typeNames[issue.expected] ?? issue.expected;
  return issue.input === undefined ? `Falta este campo: envía ${expectedType}.` : `Debe ser ${expectedType}.`;
}

type RuleContext = z.core.$RefinementCtx;

function addRule(context: RuleContext, field: string, message: string): void {
  context.addIssue({ code: "custom", path: [field], message });
}

function requireConstant(context: RuleContext, field: string, value: unknown, constant: string | boolean): void {
  if (value !== constant) addRule(context, field, `Debe ser ${JSON.stringify(constant)}.`);
}

function requireShortText(context: RuleContext, field: string, text: string): void {
  if (text.trim() === "" || text.length > maxFieldLengths.text || !isOneLine(text))
    addRule(context, field, `Escribe una línea de 1 a ${maxFieldLengths.text} caracteres.`);
}
