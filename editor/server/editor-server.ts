/** The editor's server; `api.ts` describes its API. */
import { join } from "node:path";
import type { Readable } from "node:stream";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyError, type FastifyInstance } from "fastify";
import { kmlLimits } from "#domain/coverage/overlay.ts";
import type { EditorSearchResults, PageStatus } from "#editor/api/api.ts";
import type { SaveFileResult } from "#editor/api/file-api.ts";
import type { PendingChanges } from "#editor/api/publish-api.ts";
import { discardDrafts } from "#editor/server/changes/discard.ts";
import { describePendingChanges } from "#editor/server/changes/pending-changes.ts";
import { type ContentChecks, openContentChecks } from "#editor/server/checks/content-checks.ts";
import type { TrialBuild } from "#editor/server/checks/trial-build.ts";
import { replaceCoverageFile, restoreCoverageFile } from "#editor/server/coverage/coverage-upload.ts";
import { isLegalText } from "#editor/server/legal/source/open-text.ts";
import { legalRoutes, parseTextVersionRef } from "#editor/server/legal/text-routes.ts";
import { openTextDocument } from "#editor/server/legal/text-service.ts";
import { type ListService, openListService } from "#editor/server/lists/list-service.ts";
import { tryQuestion } from "#editor/server/lists/question-trial.ts";
import { readUnfoundSearches } from "#editor/server/lists/unfound-searches.ts";
import { openTextOrigins } from "#editor/server/origin/text-origin.ts";
import { publishDrafts } from "#editor/server/publish/publish-drafts.ts";
import { openEditorSearch } from "#editor/server/search/editor-search.ts";
import { createPendingTodoFinder } from "#editor/server/site/todos.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { saveDocument } from "#editor/server/workspace/document.ts";
import { openGit, type Person } from "#editor/server/workspace/git.ts";
import { readHistory, readLocalPerson, readOldFile } from "#editor/server/workspace/history.ts";
import { createMutex } from "#editor/server/workspace/mutex.ts";
import { requireOwnedPath } from "#editor/server/workspace/owned-paths.ts";
import { appBuildFolder } from "./app-build.ts";
import { EditorError } from "./editor-error.ts";
import { readMenu } from "./editor-menu.ts";
import { streamLines, streamSteps, toErrorBody, unexpectedErrorMessage } from "./progress-stream.ts";
import { InvalidBodyError, parseBody, requestSchemas } from "./request-schemas.ts";
import { addEditorSecurity } from "./same-origin-guard.ts";

export type EditorOptions = {
  workspace: ContentWorkspace;
  /** Origin of the preview of the unpublished site. */
  previewOrigin: string;
  /**
   * Reads the status of a preview page by address, e.g. `/avisos?vista=publicado`, and the reason if it does not open.
   */
  readPageStatus: (address: string) => Promise<PageStatus>;
  /** Reads the copy of a page whose words say where they are written; see `marked-view.ts`. */
  readMarkedPage: (address: string) => Promise<string>;
  trial: TrialBuild;
  team?: TeamOptions;
  onUnexpectedError?: (error: unknown) => void;
};

/** Set if a team edits: then only the proxy may send requests, all for the same person. */
export type TeamOptions = {
  /** Key of the proxy. */
  key: string;
  person: Person;
  /** Name of the repository's host, such as `GitHub`. */
  forge: string;
  /** Adds the team's routes, which replace `POST /api/publish`. */
  addRoutes: (app: FastifyInstance, services: TeamServices) => void;
};

export type TeamServices = {
  workspace: ContentWorkspace;
  lists: ListService;
  checks: ContentChecks;
  /** Runs publications one after the other. */
  publishNow: <Result>(run: () => Promise<Result>) => Promise<Result>;
  onUnexpectedError: (error: unknown) => void;
};

/** Maximum size of a JSON body: several times that of the longest list. */
const maxJsonBytes = 8 * 1024 ** 2;

/** A sentence that was pasted, of any element. */
const unpicked = { tag: "", nth: 0, id: "" };

type Id = { Params: { id: string } };
type Version = Id & { Querystring: { version?: string } };

/** Builds the server, ready to listen; only this machine may reach it. */
export async function createEditorServer({
  workspace,
  previewOrigin,
  readPageStatus,
  readMarkedPage,
  trial,
  team,
  onUnexpectedError = console.error,
}: EditorOptions): Promise<FastifyInstance> {
  const { root } = workspace;
  const git = openGit(root);
  const lists = openListService(workspace, git);
  const checks = openContentChecks({ workspace, lists, git, trial });
  const todosOf = createPendingTodoFinder(workspace, git);
  const app = fastify({ bodyLimit: maxJsonBytes, forceCloseConnections: true });
  addEditorSecurity(app, { previewOrigin, proxyKey: team?.key });
  answerTroubles(app, onUnexpectedError);
  // Files are streamed to disk, because they are too large to hold in memory.
  app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));

  const person = async () => team?.person ?? readLocalPerson(git);
  const menu = async () =>
    readMenu({ workspace, git, lists, previewOrigin, person: await person(), forge: team?.forge });
  const find = openEditorSearch(workspace, lists, menu);
  app.get("/api/menu", menu);
  app.get<{ Querystring: { words?: unknown; all?: unknown } }>(
    "/api/search",
    ({ query }): Promise<EditorSearchResults> => {
      return find(typeof query.words === "string" ? query.words : "", query.all !== undefined);
    },
  );
  const findOrigin = openTextOrigins({ workspace, lists, menu, search: find, readMarkedPage });
  app.get<{ Querystring: { address?: unknown } }>("/api/text-origin", ({ query }) => {
    const { address, ...picked } = parseBody(requestSchemas.textOrigin, query);
    return findOrigin(address, picked.text === undefined ? undefined : { ...unpicked, ...picked, text: picked.text });
  });
  app.get<{ Querystring: { text?: unknown } }>("/api/question", ({ query }) =>
    tryQuestion({ workspace, git }, parseBody(requestSchemas.question, query.text)),
  );
  app.get("/api/unfound-searches", () => readUnfoundSearches());
  app.get<{ Querystring: { address?: unknown } }>("/api/page", ({ query }) =>
    readPageStatus(parseBody(requestSchemas.pageAddress, query.address)),
  );
  const documentAt = ({ params, query }: { params: { id: string }; query: { version?: string } }) => {
    const place = parseTextVersionRef(params, query);
    return isLegalText(workspace, place.id) ? openTextDocument(workspace, place) : lists.document(place.id);
  };
  app.get<Version>("/api/lists/:id", async (request) => (await documentAt(request)).open());
  app.put<Version>("/api/lists/:id", async (request) => {
    const { data, ...change } = parseBody(requestSchemas.saveList, request.body);
    return saveDocument(workspace, await documentAt(request), { data, ...change });
  });
  app.put<Id>(
    "/api/files/:id",
    { bodyLimit: kmlLimits.bytes + 1 },
    async ({ params, body }): Promise<SaveFileResult> => {
      if (typeof (body as Readable | undefined)?.pipe !== "function")
        throw new InvalidBodyError("Elige un archivo KML.");
      return replaceCoverageFile(workspace, { id: params.id, body: body as Readable, person: await person() });
    },
  );
  app.post<Id>("/api/files/:id/back", ({ params, body }) =>
    restoreCoverageFile({ workspace, git }, params.id, parseBody(requestSchemas.bringBack, body).commit),
  );

  legalRoutes(app, workspace);
  const inTurn = createMutex();
  let publications = 0;
  const publishNow: typeof inTurn = (run) => {
    publications++;
    return inTurn(run).finally(() => publications--);
  };
  const pending = async (): Promise<PendingChanges> => {
    // Read this before the changes: if a publication ends in between, the app only sends one more request.
    const isPublishing = publications > 0;
    const waiting = await describePendingChanges({ workspace, git, lists, isServer: team !== undefined }, todosOf);
    return { ...waiting, ...(isPublishing && { isPublishing }) };
  };
  app.get("/api/pending", pending);
  app.post("/api/check", (_request, reply) => {
    const leaving = new AbortController();
    reply.raw.once("close", () => leaving.abort());
    return streamLines(reply, onUnexpectedError, checks.run(leaving.signal));
  });
  if (team) team.addRoutes(app, { workspace, lists, checks, publishNow, onUnexpectedError });
  else
    app.post("/api/publish", ({ body }, reply) => {
      const publication = parseBody(requestSchemas.publish, body);
      return streamSteps(reply, onUnexpectedError, (say) =>
        publishNow(async () => {
          const named = { ...publication, person: await person() };
          return publishDrafts({ workspace, git, checks, publication: named, isServer: false, say });
        }),
      );
    });
  app.post("/api/discard", async ({ body }): Promise<PendingChanges> => {
    const file = requireOwnedPath(parseBody(requestSchemas.discard, body).file);
    await workspace.runExclusive(() => discardDrafts({ workspace, git }, [file]));
    return pending();
  });
  app.get<{ Querystring: { file?: string } }>("/api/history", ({ query }) =>
    readHistory(git, requireOwnedPath(query.file)),
  );
  app.get<{ Querystring: { file?: string; commit?: string } }>("/api/old", ({ query }) =>
    readOldFile(git, requireOwnedPath(query.file), query.commit),
  );

  await app.register(fastifyStatic, { root: join(root, appBuildFolder), cacheControl: false });
  await app.ready();
  return app;
}

/** Sets the answers to errors: refusals give their reason in Spanish, unexpected errors reveal no details. */
function answerTroubles(app: FastifyInstance, onError: (error: unknown) => void): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error instanceof EditorError) return reply.code(error.status).send(toErrorBody(error));
    if (error instanceof InvalidBodyError) return reply.code(400).send({ message: error.message });
    const { statusCode = 500 } = error;
    if (statusCode === 413) {
      const maxBytes = request.url.startsWith("/api/files/") ? kmlLimits.bytes : maxJsonBytes;
      return reply.code(413).send({ message: `Pesa demasiado: el máximo son ${Math.floor(maxBytes / 1e6)} MB.` });
    }
    if (statusCode < 500)
      return reply.code(statusCode).send({ message: "Recarga la página: el editor no entendió lo que envió." });
    onError(error);
    return reply.code(500).send({ message: unexpectedErrorMessage });
  });
  app.setNotFoundHandler((_request, reply) => reply.code(404).send({ message: "Eso no está en el editor." }));
}
