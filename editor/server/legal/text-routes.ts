/** The addresses of the legal texts' part of the editor. */
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { bodyOf, WrongBody } from "#editor/server/request-schemas.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { newClauseReads } from "./clause-preview.ts";
import { legalSite } from "./legal-site.ts";
import { openText } from "./open-text.ts";
import { textReview } from "./review-state.ts";
import {
  addClause,
  bringPartBack,
  moveClause,
  removeClause,
  saveClause,
  saveHead,
  saveSource,
  type TextPlace,
} from "./text-service.ts";
import { addVersion, publishVersion, undoPublication } from "./text-versions.ts";
import { changesBackTo, changesOf } from "./version-comparison.ts";

type Text = { Params: { id: string }; Querystring: { version?: string } };
type ClauseOfText = Text & { Params: { clause: string }; Querystring: { stamp?: string } };

const depth = z.union([z.literal(2), z.literal(3)]);
const clauseBody = z.strictObject({ title: z.string(), body: z.string(), stamp: z.string() });
const newClauseBody = clauseBody.extend({ after: z.string(), depth, id: z.string() });
const unsavedBody = newClauseBody.omit({ id: true, stamp: true });
const addressBody = z.strictObject({ id: z.string(), stamp: z.string() });
const headBody = z.strictObject({
  title: z.string(),
  inForce: z.string(),
  summary: z.array(z.string()).length(3),
  stamp: z.string(),
});
const sourceBody = z.strictObject({ source: z.string(), stamp: z.string() });
const backBody = z.strictObject({ commit: z.string(), part: z.string().optional(), stamp: z.string() });
const versionBody = z.strictObject({ inForce: z.string(), withoutNotice: z.boolean().optional() });
const publishBody = z.strictObject({ stamp: z.string(), reason: z.string().optional() });

/** Texts are named by their folder; `?version=` chooses one, else it is the newest. */
export function legalRoutes(app: FastifyInstance, workspace: ContentWorkspace): void {
  app.get<Text>("/api/texts/:id", ({ params, query }) => {
    const { id, version } = placeOf(params, query);
    return openText(workspace, id, version);
  });
  app.get<Text & { Querystring: { since?: string } }>("/api/texts/:id/changes", ({ params, query }) => {
    const { since } = query;
    const at = placeOf(params, query);
    return since === undefined ? changesOf(workspace, at) : changesBackTo(workspace, at, since);
  });
  app.get<Text>("/api/texts/:id/beside", async ({ params }) => (await legalSite(workspace)).clausesBeside(params.id));
  app.get<Text>("/api/texts/:id/review", ({ params, query }) => {
    const { id, version } = placeOf(params, query);
    return textReview(workspace, id, version);
  });
  app.post<Text>("/api/texts/:id/reads", ({ params, query, body }) =>
    newClauseReads(workspace, placeOf(params, query), bodyOf(unsavedBody, body)),
  );
  app.put<Text>("/api/texts/:id/head", ({ params, query, body }) =>
    saveHead(workspace, placeOf(params, query), bodyOf(headBody, body)),
  );
  app.put<Text>("/api/texts/:id/source", ({ params, query, body }) =>
    saveSource(workspace, placeOf(params, query), bodyOf(sourceBody, body)),
  );
  app.post<Text>("/api/texts/:id/back", ({ params, query, body }) =>
    bringPartBack(workspace, placeOf(params, query), bodyOf(backBody, body)),
  );
  app.post<Text>("/api/texts/:id/clauses", ({ params, query, body }) =>
    addClause(workspace, placeOf(params, query), bodyOf(newClauseBody, body)),
  );
  app.put<ClauseOfText>("/api/texts/:id/clauses/:clause", ({ params, query, body }) =>
    saveClause(workspace, placeOf(params, query), params.clause, bodyOf(clauseBody, body)),
  );
  app.put<ClauseOfText>("/api/texts/:id/clauses/:clause/address", ({ params, query, body }) =>
    moveClause(workspace, placeOf(params, query), params.clause, bodyOf(addressBody, body)),
  );
  app.delete<ClauseOfText>("/api/texts/:id/clauses/:clause", ({ params, query }) =>
    removeClause(workspace, placeOf(params, query), params.clause, query.stamp ?? ""),
  );
  app.post<Text>("/api/texts/:id/versions", ({ params, body }) =>
    addVersion(workspace, params.id, bodyOf(versionBody, body)),
  );
  app.post<{ Params: { id: string; version: string } }>(
    "/api/texts/:id/versions/:version/publish",
    ({ params, body }) => publishVersion(workspace, placeOf(params, params), bodyOf(publishBody, body)),
  );
  app.delete<{ Params: { id: string; version: string } }>("/api/texts/:id/versions/:version/publish", ({ params }) =>
    undoPublication(workspace, placeOf(params, params)),
  );
}

/** A version becomes part of a path. */
function placeOf({ id }: { id: string }, { version }: { version?: string }): TextPlace {
  if (version !== undefined && !/^\d{1,4}$/.test(version))
    throw new WrongBody("Recarga la página: el editor no entendió qué versión quieres.");
  return { id, version };
}
