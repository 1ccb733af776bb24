import type { IncomingHttpHeaders } from "node:http";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import fastify, { type FastifyInstance, type FastifyRequest } from "fastify";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import { legalFolder } from "#domain/legal/version-paths.ts";
import type { PageStatus, Todo } from "#editor/api/api.ts";
import type { SaveFileResult } from "#editor/api/requests/file-api.ts";
import type { PendingChanges, PublishResult } from "#editor/api/requests/publish-api.ts";
import { appBuildFolder } from "./app-build.ts";
import { discardDrafts } from "./changes/discard.ts";
import { selectDrafts } from "./changes/partial-publish.ts";
import { describePendingChanges, listSelectionTodos } from "./changes/pending-changes.ts";
import { type ContentChecks, openContentChecks } from "./checks/content-checks.ts";
import type { TrialBuild } from "./checks/trial-build.ts";
import { coverageListPath, replaceCoverageFile, restoreCoverageFile } from "./coverage/coverage-list.ts";
import { readMenu } from "./editor-menu.ts";
import { setErrorHandlers, streamSteps, titleHeader } from "./http/answers.ts";
import { createInvalidRequestError, parseBody, requestSchemas } from "./http/request-schemas.ts";
import { addEditorSecurity } from "./http/same-origin-guard.ts";
import type { LegalVersionRef } from "./legal/legal-context.ts";
import { addLegalRoutes, parseLegalVersionRef } from "./legal/legal-text-routes.ts";
import { openEditableLegalText } from "./legal/legal-text-service.ts";
import { isLegalText } from "./legal/source/open-legal-text.ts";
import { readComingEntries } from "./lists/coming-entries.ts";
import { type ListService, openListService } from "./lists/list-service.ts";
import type { LiveStatusReader } from "./publish/live-status.ts";
import { listPendingPaths, type PublicationCandidate } from "./publish/publication.ts";
import { publishDrafts } from "./publish/publish-drafts.ts";
import { describeUndo, undoPublication } from "./publish/undo-publication.ts";
import { readApprovers, readRoles, requireRoleFor, selectTodosForRoles } from "./roles.ts";
import { addSearchRoutes } from "./search/search-routes.ts";
import { addUploadRoutes, isStream } from "./uploads/upload.ts";
import type { ContentWorkspace } from "./workspace/content-workspace.ts";
import { saveEditableFile } from "./workspace/editable-file.ts";
import type { Person } from "./workspace/git.ts";
import { readHistory, readLocalPerson } from "./workspace/history.ts";
import { createMutex } from "./workspace/mutex.ts";
import { requireOwnedPath } from "./workspace/owned-paths.ts";

export type EditorOptions = {
  workspace: ContentWorkspace;
  previewOrigin: string;
  /** Reads the status of a preview page by address, such as `/avisos?vista=publicado`, and why it does not open. */
  readPageStatus: (address: string) => Promise<PageStatus>;
  /** Reads the copy of a page in which each text says where it is written; see `marked-view.ts`. */
  readMarkedPage: (address: string) => Promise<string>;
  trial: TrialBuild;
  team?: TeamOptions;
  /** Folder of the built app; by default that of the checkout. */
  appFolder?: string;
  /** Undefined for a team, because the proxy responds instead. */
  readLiveStatus?: LiveStatusReader;
  onUnexpectedError?: (error: unknown) => void;
};

/** Set if a team edits. Only the proxy may then send requests, all of them for the same person. */
export type TeamOptions = {
  /** Secret that the proxy sends with each request. */
  key: string;
  person: Person;
  /** Reads who sends a request, if several people share the workspace. */
  readPerson: (headers: IncomingHttpHeaders) => Person;
  /** Variables with the repository's key, for every git command. */
  gitEnvironment: Readonly<Record<string, string>>;
  /** Sends a candidate for approval instead of publishing it; returns undefined if it needs no approval. */
  submit: (workspace: ContentWorkspace, candidate: PublicationCandidate) => Promise<PublishResult | undefined>;
  /** Called once something was published without approval. */
  onPublished: (title: string) => void;
  addRoutes: (app: FastifyInstance, services: TeamServices) => void;
};

export type TeamServices = {
  workspace: ContentWorkspace;
  lists: ListService;
  checks: ContentChecks;
  /** Logs an error that is not a refusal. */
  onUnexpectedError: (error: unknown) => void;
};

/** Maximum size of a JSON body in bytes; several times the longest list. */
const maxJsonBytes = 8 * 1024 ** 2;

type Id = { Params: { id: string } };
type VersionRoute = Id & { Querystring: { version?: string } };

/** Builds the server, ready to listen; it must be reachable only from this machine. */
export async function createEditorServer({
  workspace,
  previewOrigin,
  readPageStatus,
  readMarkedPage,
  trial,
  team,
  appFolder = join(workspace.root, appBuildFolder),
  readLiveStatus = async () => ({ state: "none" }),
  onUnexpectedError = console.error,
}: EditorOptions): Promise<FastifyInstance> {
  const { root, git } = workspace;
  /** Refuses a person of a team who lacks the role for these files. */
  const requireRole = ({ headers }: FastifyRequest, ...files: readonly string[]) =>
    team && requireRoleFor(headers, files);
  const person = async () => team?.person ?? readLocalPerson(git);
  const lists = openListService(workspace, async () => (await person()).name);
  const checks = openContentChecks({ workspace, lists, trial });
  const app = fastify({ bodyLimit: maxJsonBytes, forceCloseConnections: true });
  addEditorSecurity(app, { previewOrigin, proxyKey: team?.key });
  setErrorHandlers(app, onUnexpectedError);
  // Files are streamed to disk, because they are too large for memory.
  app.addContentTypeParser("application/octet-stream", (_request, payload, done) => done(null, payload));

  const readMenuFor = async (headers?: IncomingHttpHeaders) =>
    readMenu({
      ...{ workspace, lists, previewOrigin },
      person: (headers && team?.readPerson(headers)) ?? (await person()),
      team: headers && team && { roles: readRoles(headers), approvers: readApprovers(headers) },
    });
  app.get("/api/menu", ({ headers }) => readMenuFor(headers));
  app.get("/api/live", () => readLiveStatus());
  const openEditableFile = async (location: LegalVersionRef) =>
    isLegalText(workspace, location.id)
      ? openEditableLegalText(workspace, location)
      : lists.openEditableFile(location.id);
  addSearchRoutes(app, {
    workspace,
    lists,
    readMenu: readMenuFor,
    openEditableFile,
    readMarkedPage,
    requireRole,
  });
  app.get<{ Querystring: { address?: unknown } }>("/api/page", ({ query }) =>
    readPageStatus(parseBody(requestSchemas.pageAddress, query.address)),
  );
  const openRequestedFile = ({ params, query }: { params: { id: string }; query: { version?: string } }) =>
    openEditableFile(parseLegalVersionRef(params, query));
  app.get<VersionRoute>("/api/lists/:id", async (request) => (await openRequestedFile(request)).open());
  app.put<VersionRoute>("/api/lists/:id", async (request) => {
    const { data, ...change } = parseBody(requestSchemas.saveList, request.body);
    const editableFile = await openRequestedFile(request);
    requireRole(request, editableFile.path);
    return saveEditableFile(workspace, editableFile, { data, ...change });
  });
  app.put<Id>("/api/files/:id", { bodyLimit: kmlLimits.maxBytes + 1 }, async (request): Promise<SaveFileResult> => {
    const { params, body } = request;
    requireRole(request, coverageListPath);
    if (!isStream(body)) throw createInvalidRequestError("Elige un archivo KML.");
    return replaceCoverageFile(workspace, { id: params.id, body, person: await person() });
  });
  app.post<Id>("/api/files/:id/back", (request) => {
    requireRole(request, coverageListPath);
    const { commit } = parseBody(requestSchemas.restoreFile, request.body);
    return restoreCoverageFile(workspace, request.params.id, commit);
  });
  app.get("/api/coming", () => readComingEntries(workspace, lists));
  app.post("/api/coming", async (request) => {
    const { id, to } = parseBody(requestSchemas.moveComing, request.body);
    requireRole(request, (await lists.openEditableFile(id)).path);
    await lists.move(id, to ?? undefined);
    return readComingEntries(workspace, lists);
  });
  addUploadRoutes(app, root, requireRole);

  await app.register(async (legal) => {
    legal.addHook("preHandler", async (request) => {
      if (request.method !== "GET") requireRole(request, `${legalFolder}/`);
    });
    addLegalRoutes(legal, workspace, checks);
  });
  const runInTurn = createMutex();
  let runningPublications = 0;
  const runPublication: typeof runInTurn = (run) => {
    runningPublications++;
    return runInTurn(run).finally(() => runningPublications--);
  };
  const readPending = async (): Promise<PendingChanges> => {
    // Reads this before the changes: if a publication ends in between, the app only sends one more request.
    const isPublishing = runningPublications > 0;
    const pendingChanges = await describePendingChanges({ workspace, lists }, checks.findTodos);
    return { ...pendingChanges, ...(isPublishing && { isPublishing }) };
  };
  const selectTodos = ({ headers }: FastifyRequest, todos: readonly Todo[]) =>
    team ? selectTodosForRoles(headers, todos, (id) => isLegalText(workspace, id)) : todos;
  app.get("/api/pending", async (request): Promise<PendingChanges> => {
    const pending = await readPending();
    return { ...pending, todos: selectTodos(request, pending.todos) };
  });
  app.get<{ Querystring: { file?: unknown } }>("/api/todos", async (request) => {
    const { files } = parseBody(requestSchemas.selection, { files: [request.query.file].flat() });
    const drafts = selectDrafts(await listPendingPaths(git), files);
    return selectTodos(request, await listSelectionTodos(workspace, checks.findTodos, drafts));
  });
  app.post("/api/publish", async (request, reply) => {
    const publication = { ...parseBody(requestSchemas.publish, request.body), person: await person() };
    reply.header(titleHeader, encodeURIComponent(publication.title.toWellFormed()));
    requireRole(request, ...(publication.files ?? (await listPendingPaths(git))));
    if (publication.isTrial) {
      const disconnect = new AbortController();
      reply.raw.once("close", () => disconnect.abort());
      const { signal } = disconnect;
      return streamSteps(reply, onUnexpectedError, (reportProgress) =>
        publishDrafts({ workspace, checks, publication, signal, reportProgress }),
      );
    }
    const submitForApproval = team && ((candidate: PublicationCandidate) => team.submit(workspace, candidate));
    return streamSteps(reply, onUnexpectedError, (reportProgress) =>
      runPublication(async () => {
        const result = await publishDrafts({ workspace, checks, publication, reportProgress, submitForApproval });
        if (!result.isProposal && !result.isEmpty) team?.onPublished(publication.title);
        return result;
      }),
    );
  });
  team?.addRoutes(app, { workspace, lists, checks, onUnexpectedError });
  app.post("/api/discard", async (request): Promise<PendingChanges> => {
    const file = requireOwnedPath(parseBody(requestSchemas.discard, request.body).file);
    requireRole(request, file);
    await workspace.runExclusive(() => discardDrafts(workspace, [file]));
    return readPending();
  });
  const undoContext = { workspace, lists, mergeFile: checks.mergeFile, person };
  app.get("/api/undo", ({ query }) => describeUndo(undoContext, parseBody(requestSchemas.undo, query)));
  app.post("/api/undo", async (request) => {
    const undo = parseBody(requestSchemas.undo, request.body);
    await workspace.runExclusive(() => undoPublication(undoContext, undo, (paths) => requireRole(request, ...paths)));
    return {};
  });
  app.get<{ Querystring: { file?: string } }>("/api/history", ({ query }) =>
    readHistory(git, requireOwnedPath(query.file), team !== undefined),
  );

  await app.register(fastifyStatic, { root: appFolder, cacheControl: false });
  await app.ready();
  return app;
}
