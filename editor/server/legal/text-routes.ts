/** Routes of the API that only legal texts have; `text-api.ts` describes their requests and answers. */
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { InvalidBodyError, parseBody } from "#editor/server/request-schemas.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { renderNewClause } from "./clause-preview.ts";
import { loadLegalContext } from "./legal-context.ts";
import { computeTextReview } from "./lint/review-state.ts";
import type { TextVersionRef } from "./source/open-text.ts";
import { addVersion, freezeVersion, unfreezeVersion } from "./versions/text-versions.ts";
import { compareWithCommit, compareWithPrevious } from "./versions/version-comparison.ts";

type Text = { Params: { id: string }; Querystring: { version?: string } };

const unsavedBody = z.strictObject({
  title: z.string(),
  body: z.string(),
  after: z.string(),
  depth: z.literal([2, 3]),
});
const versionBody = z.strictObject({ inForce: z.string(), withoutNotice: z.boolean().optional() });
const freezeBody = z.strictObject({ stamp: z.string(), reason: z.string().optional() });

/**
 * Adds the routes. `:id` is the name of the text's folder; `?version=` selects a version, by default the newest.
 */
export function addLegalRoutes(app: FastifyInstance, workspace: ContentWorkspace): void {
  app.get<Text & { Querystring: { since?: string } }>("/api/texts/:id/changes", ({ params, query }) => {
    const { since } = query;
    const at = parseTextVersionRef(params, query);
    return since === undefined ? compareWithPrevious(workspace, at) : compareWithCommit(workspace, at, since);
  });
  app.get<Text>("/api/texts/:id/beside", async ({ params }) =>
    (await loadLegalContext(workspace)).listClausesOfOtherTexts(params.id),
  );
  app.get<Text>("/api/texts/:id/review", ({ params, query }) => {
    const { id, version } = parseTextVersionRef(params, query);
    return computeTextReview(workspace, id, version);
  });
  app.post<Text>("/api/texts/:id/render", ({ params, query, body }) =>
    renderNewClause(workspace, parseTextVersionRef(params, query), parseBody(unsavedBody, body)),
  );
  app.post<Text>("/api/texts/:id/versions", ({ params, body }) =>
    addVersion(workspace, params.id, parseBody(versionBody, body)),
  );
  app.post<{ Params: { id: string; version: string } }>("/api/texts/:id/versions/:version/freeze", ({ params, body }) =>
    freezeVersion(workspace, parseTextVersionRef(params, params), parseBody(freezeBody, body)),
  );
  app.delete<{ Params: { id: string; version: string } }>("/api/texts/:id/versions/:version/freeze", ({ params }) =>
    unfreezeVersion(workspace, parseTextVersionRef(params, params)),
  );
}

/** Validates the version, because it becomes part of a path. */
export function parseTextVersionRef({ id }: { id: string }, { version }: { version?: string }): TextVersionRef {
  if (version !== undefined && !/^\d{1,4}$/.test(version))
    throw new InvalidBodyError("Recarga la página: el editor no entendió qué versión quieres.");
  return { id, version };
}
