import type { IncomingHttpHeaders } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { Menu } from "#editor/api/api.ts";
import type { EditorSearchResults, QuestionTestResult, QuestionTopic } from "#editor/api/requests/search-api.ts";
import { parseBody, requestSchemas } from "#editor/server/http/request-schemas.ts";
import type { LegalVersionRef } from "#editor/server/legal/legal-context.ts";
import type { ListService } from "#editor/server/lists/list-service.ts";
import { readUnfoundSearches } from "#editor/server/lists/unfound-searches.ts";
import { findOccurrences, replaceTexts, undoReplacement } from "#editor/server/replace/replace-texts.ts";
import { openTextLocationFinder } from "#editor/server/text-location/text-location.ts";
import type { ContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import type { EditableFile } from "#editor/server/workspace/editable-file.ts";
import { openDeveloperTexts } from "./developer-texts.ts";
import { openEditorSearch } from "./editor-search.ts";

type SearchRoutesOptions = {
  workspace: ContentWorkspace;
  lists: ListService;
  /** Reads the menu. The headers of a person of a team also lock what that person may not change. */
  readMenu: (headers?: IncomingHttpHeaders) => Promise<Menu>;
  openEditableFile: (location: LegalVersionRef) => Promise<EditableFile>;
  readMarkedPage: (address: string) => Promise<string>;
  requireRole: (request: FastifyRequest, ...files: readonly string[]) => void;
};

export function addSearchRoutes(app: FastifyInstance, options: SearchRoutesOptions): void {
  const { workspace, lists, readMenu, openEditableFile, readMarkedPage, requireRole } = options;
  const developerTexts = openDeveloperTexts(workspace.root);
  const search = openEditorSearch(workspace, lists, { menu: readMenu, developerTexts });
  app.get<{ Querystring: { words?: unknown; all?: unknown } }>(
    "/api/search",
    ({ query }): Promise<EditorSearchResults> => {
      return search(typeof query.words === "string" ? query.words : "", query.all !== undefined);
    },
  );
  app.get<{ Querystring: { words?: unknown; isLoose?: string } }>("/api/occurrences", async ({ query, headers }) =>
    findOccurrences(
      workspace,
      await readMenu(headers),
      { ...lists, developerTexts },
      typeof query.words === "string" ? query.words : "",
      query.isLoose !== undefined,
    ),
  );
  const openWritable = (request: FastifyRequest) => async (location: LegalVersionRef) => {
    const editableFile = await openEditableFile(location);
    requireRole(request, editableFile.path);
    return editableFile;
  };
  app.post("/api/replace", (request) =>
    replaceTexts(workspace, openWritable(request), parseBody(requestSchemas.replace, request.body)),
  );
  app.post("/api/replace/undo", (request) => {
    const { saved } = parseBody(requestSchemas.undoReplacement, request.body);
    return undoReplacement(workspace, openWritable(request), saved);
  });
  const findTextLocations = openTextLocationFinder({ workspace, lists, menu: readMenu, search, readMarkedPage });
  app.get<{ Querystring: { address?: unknown } }>("/api/text-locations", ({ query }) => {
    const { address, text, tag = "", nth = 0, id = "" } = parseBody(requestSchemas.textLocations, query);
    return findTextLocations(address, text === undefined ? undefined : { tag, text, nth, id });
  });
  app.get<{ Querystring: { text?: unknown } }>("/api/question", ({ query }) =>
    tryQuestion(workspace, parseBody(requestSchemas.question, query.text)),
  );
  app.get("/api/unfound-searches", () => readUnfoundSearches());
}

const waysOfAskingPath = "src/content/data/ways-of-asking.ts";

const maxTopics = 2;

/** Finds the topics that a question probably asks for, by the published ways to ask and by the saved draft. */
async function tryQuestion(workspace: ContentWorkspace, question: string): Promise<QuestionTestResult> {
  const [{ waysOfAskingSchema }, { getIntentGuesser }, publishedText, { text: draft }] = await Promise.all([
    workspace.load("/src/content/forms/schemas/way-of-asking-schema.ts"),
    workspace.load("/src/content/site/search/intent-guesser.ts"),
    workspace.git.maybe("show", `HEAD:${waysOfAskingPath}`),
    workspace.read(waysOfAskingPath),
  ]);
  const guessIntents = (text: string): QuestionTopic[] => {
    // An earlier version of the list may lack fields that the schema now requires.
    const rows = waysOfAskingSchema.safeParse(parseDataModule(text)).data ?? [];
    const topics = getIntentGuesser(rows)(question).slice(0, maxTopics);
    return topics.map(({ id, name, to }) => ({ id, name, pages: to }));
  };
  return { published: publishedText === undefined ? [] : guessIntents(publishedText), draft: guessIntents(draft) };
}
