/** The addresses of the legal texts' part of the editor. */
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Desk } from "./desk.ts";
import { addClause, removeClause, saveClause, saveHead, saveSource } from "./legal-desk.ts";
import { openText } from "./legal-open.ts";
import { addVersion, changesOf, publishVersion } from "./legal-versions.ts";
import { Refusal } from "./refusal.ts";

type Text = { Params: { id: string }; Querystring: { version?: string } };
type ClauseOfText = Text & { Params: { clause: string }; Querystring: { stamp?: string } };

const depth = z.union([z.literal(2), z.literal(3)]);
const clauseBody = z.object({ title: z.string(), body: z.string(), stamp: z.string() });
const newClauseBody = clauseBody.extend({ after: z.string(), depth, id: z.string() });
const headBody = z.object({
  title: z.string(),
  inForce: z.string(),
  summary: z.array(z.string()).length(3),
  stamp: z.string(),
});
const sourceBody = z.object({ source: z.string(), stamp: z.string() });
const versionBody = z.object({ inForce: z.string(), withoutNotice: z.boolean().optional() });
const publishBody = z.object({ stamp: z.string(), reason: z.string().optional() });

/** Texts are named by their folder; `?version=` chooses one, else it is the newest. */
export function legalRoutes(app: FastifyInstance, desk: Desk): void {
  app.get<Text>("/api/texts/:id", ({ params, query }) => openText(desk, params.id, query.version));
  app.get<Text>("/api/texts/:id/changes", ({ params, query }) => changesOf(desk, placeOf(params, query)));
  app.put<Text>("/api/texts/:id/head", ({ params, query, body }) =>
    saveHead(desk, placeOf(params, query), given(headBody, body)),
  );
  app.put<Text>("/api/texts/:id/source", ({ params, query, body }) =>
    saveSource(desk, placeOf(params, query), given(sourceBody, body)),
  );
  app.post<Text>("/api/texts/:id/clauses", ({ params, query, body }) =>
    addClause(desk, placeOf(params, query), given(newClauseBody, body)),
  );
  app.put<ClauseOfText>("/api/texts/:id/clauses/:clause", ({ params, query, body }) =>
    saveClause(desk, placeOf(params, query), params.clause, given(clauseBody, body)),
  );
  app.delete<ClauseOfText>("/api/texts/:id/clauses/:clause", ({ params, query }) =>
    removeClause(desk, placeOf(params, query), params.clause, query.stamp ?? ""),
  );
  app.post<Text>("/api/texts/:id/versions", ({ params, body }) => addVersion(desk, params.id, given(versionBody, body)));
  app.post<{ Params: { id: string; version: string } }>("/api/texts/:id/versions/:version/publish", ({ params, body }) =>
    publishVersion(desk, params, given(publishBody, body)),
  );
}

const placeOf = ({ id }: { id: string }, { version }: { version?: string }) => ({ id, version });

/** @throws {Refusal} if a request is not what this editor's pages send. */
function given<Body>(schema: z.ZodType<Body>, body: unknown): Body {
  const read = schema.safeParse(body);
  if (!read.success) throw new Refusal("Recarga la página: esta petición no se entiende.");
  return read.data;
}
