import { randomUUID } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import * as z from "zod";
import { legalFolder } from "#domain/legal/version-paths.ts";
import { insertClause } from "#editor/api/legal-text-parts.ts";
import type { RenderClauseRequest, RenderClauseResult, VersionReview } from "#editor/api/requests/legal-text-api.ts";
import { attempt } from "#editor/server/attempt.ts";
import { listLastLines, runChildProcess } from "#editor/server/checks/child-process.ts";
import type { ContentChecks } from "#editor/server/checks/content-checks.ts";
import { buildClockEnvironment } from "#editor/server/checks/trial-build.ts";
import { EditorError } from "#editor/server/editor-error.ts";
import { createInvalidRequestError, parseBody, requestSchemas } from "#editor/server/http/request-schemas.ts";
import { overrideDay } from "#editor/server/site/text-override.ts";
import { listDays, listOutdatedLegalTexts } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { type LegalVersionRef, listSourceVersionNumbers, loadLegalContext, openVersion } from "./legal-context.ts";
import { parseLegalTextData, printLegalTextData } from "./source/legal-text-data.ts";
import { splitHtmlByClause } from "./source/open-legal-text.ts";
import { addVersion, freezeVersion, unfreezeVersion } from "./versions/legal-text-versions.ts";
import { moveDraftToNextVersion } from "./versions/next-version-draft.ts";
import { compareWithPrevious } from "./versions/version-comparison.ts";

type LegalTextRoute = { Params: { id: string }; Querystring: { version?: string } };

const newClauseSchema = z.strictObject({
  title: z.string(),
  body: z.string(),
  after: z.string(),
  depth: z.literal([2, 3]),
});
const addVersionSchema = z.strictObject({
  inForce: z.string(),
  withoutNotice: z.boolean().optional(),
  from: z
    .string()
    .regex(/^\d{1,4}$/)
    .optional(),
});
const freezeSchema = z.strictObject({ revision: z.string(), reason: z.string().optional() });

/**
 * Adds the routes. `:id` is the name of the text's folder; `?version=` selects a version, by default the newest.
 */
export function addLegalRoutes(
  app: FastifyInstance,
  workspace: ContentWorkspace,
  checks: Pick<ContentChecks, "mergeFile">,
): void {
  app.get<LegalTextRoute>("/api/legal-texts/:id/changes", ({ params, query }) =>
    compareWithPrevious(workspace, parseLegalVersionRef(params, query)),
  );
  app.get<LegalTextRoute>("/api/legal-texts/:id/beside", async ({ params }) =>
    (await loadLegalContext(workspace)).listClausesOfOtherLegalTexts(params.id),
  );
  app.get<LegalTextRoute & { Querystring: { day?: unknown } }>(
    "/api/legal-texts/:id/pdf",
    async ({ params, query }, reply) => {
      const day = parseBody(z.iso.date().optional(), query.day);
      return reply
        .type("application/pdf")
        .send(await makeDraftDocument(workspace, parseLegalVersionRef(params, query), day));
    },
  );
  app.get<LegalTextRoute>("/api/legal-texts/:id/review", ({ params, query }) =>
    computeVersionReview(workspace, parseLegalVersionRef(params, query)),
  );
  app.post<LegalTextRoute>("/api/legal-texts/:id/render", ({ params, query, body }) =>
    renderNewClause(workspace, parseLegalVersionRef(params, query), parseBody(newClauseSchema, body)),
  );
  app.post<LegalTextRoute>("/api/legal-texts/:id/versions", ({ params, body }) =>
    addVersion(workspace, params.id, parseBody(addVersionSchema, body)),
  );
  app.post<{ Params: { id: string; version: string } }>(
    "/api/legal-texts/:id/versions/:version/freeze",
    ({ params, body }) => freezeVersion(workspace, parseLegalVersionRef(params, params), parseBody(freezeSchema, body)),
  );
  app.post<{ Params: { id: string; version: string } }>(
    "/api/legal-texts/:id/versions/:version/next-version",
    ({ params, body }) =>
      workspace.runExclusive(() =>
        moveDraftToNextVersion(workspace, checks, {
          ...parseLegalVersionRef(params, params),
          version: params.version,
          ...parseBody(requestSchemas.moveToNextVersion, body),
        }),
      ),
  );
  app.delete<{ Params: { id: string; version: string } }>(
    "/api/legal-texts/:id/versions/:version/freeze",
    ({ params }) => unfreezeVersion(workspace, parseLegalVersionRef(params, params)),
  );
}

/** Validates the version, because it becomes part of a path. */
export function parseLegalVersionRef({ id }: { id: string }, { version }: { version?: string }): LegalVersionRef {
  if (version !== undefined && !/^\d{1,4}$/.test(version))
    throw createInvalidRequestError("Recarga la página: el editor no entendió qué versión quieres.");
  return { id, version };
}

/** Renders a clause, or nothing if it has errors. The title may be missing, because people often write it last. */
async function renderNewClause(
  workspace: ContentWorkspace,
  ref: LegalVersionRef,
  { after, ...clauseFields }: RenderClauseRequest,
): Promise<RenderClauseResult> {
  const { site, number, file } = await openVersion(workspace, ref);
  const { text } = await workspace.read(file);
  const clause = { ...clauseFields, title: clauseFields.title.trim() || "Cláusula nueva", id: placeholderId };
  const html = attempt(() => {
    const source = printLegalTextData(insertClause(parseLegalTextData(text), clause, after), text);
    return splitHtmlByClause(site.parseVersionSource(source, { file, version: number }).html).get(placeholderId);
  });
  return { html: html ?? "" };
}

/**
 * Makes the PDF of a version from its source, in a process of its own, because of the compiler's memory.
 *
 * @param day - the coming day whose facts the version states; undefined for today's.
 * @throws {EditorError} with the reason, if the version cannot be a document.
 */
async function makeDraftDocument(workspace: ContentWorkspace, ref: LegalVersionRef, day?: string): Promise<Buffer> {
  const { root } = workspace;
  const { number } = await openVersion(workspace, ref);
  const file = join(root, ".editor", `draft-${randomUUID()}.pdf`);
  try {
    const { code, output } = await runChildProcess(
      ["scripts/build/documents/draft-document.ts", ref.id, number, file],
      {
        root,
        env: day === undefined ? {} : buildClockEnvironment(root, day),
      },
    );
    if (code !== 0) throw new EditorError(`El PDF no se hizo. ${listLastLines(output).join(" ")}`);
    return await readFile(file);
  } finally {
    await rm(file, { force: true });
  }
}

const placeholderId = "clausula-que-se-escribe";

/**
 * Computes a text's to-dos for today and coming days, worded as in the editor's to-do lists. Also lists its clauses
 * with outdated facts, each with the change. Both are empty for any version but the newest.
 */
async function computeVersionReview(workspace: ContentWorkspace, ref: LegalVersionRef): Promise<VersionReview> {
  const { number } = await openVersion(workspace, ref);
  const todos: VersionReview["todos"][number][] = [];
  const clauses: VersionReview["clauses"][number][] = [];
  if (number !== listSourceVersionNumbers(workspace, ref.id)[0]) return { todos, clauses };
  const today = workspace.today();
  for (const day of [today, ...(await listDays(workspace, today))]) {
    const from = day === today ? {} : { from: day };
    await workspace.tryOut(overrideDay(today, day), async (load) => {
      const site = { ...workspace, load, isLater: day !== today };
      const [todo] = (await listOutdatedLegalTexts(site, day)).filter(({ location }) => location === ref.id);
      if (!todo) return;
      const changedClauses = (await listOutdatedClauses(site, ref.id)).filter(
        ({ id, change }) => !clauses.some((clause) => clause.id === id && clause.change === change),
      );
      // A later day without further changes has no to-do of its own.
      if (todos.length > 0 && changedClauses.length === 0) return;
      todos.push({ what: todo.what, ...from });
      clauses.push(...changedClauses.map((clause) => ({ ...clause, ...from })));
    });
  }
  return { todos, clauses };
}

/** Lists the clauses with outdated facts; empty if that fails, because a to-do then reports the failure. */
async function listOutdatedClauses({ load, root }: Pick<ContentWorkspace, "load" | "root">, id: string) {
  const { findOutdatedClauses } = await load("/src/content/legal/versions/outdated-texts.ts");
  const clauses = attempt(() => findOutdatedClauses(join(root, legalFolder, id))) ?? [];
  return clauses.map((clause) => ({ id: clause.id, change: clause.changes.join("; ") }));
}
