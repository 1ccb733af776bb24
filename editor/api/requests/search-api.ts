/** The search in the editor, and the trial of the site's own search. */
import type { UnfoundSearch } from "#domain/search/unfound-search.ts";

/**
 * `GET /api/search?words=…`: matches by name, by content and by similarity, best first. Words in quotation marks are
 * searched literally. `all=` returns all locations that contain the words, without other matches.
 */
export type EditorSearchResults = {
  locations: readonly EditorSearchResult[];
  /** Number of locations that contain the words, including those not listed. */
  count: number;
  developerTexts?: readonly DeveloperText[];
};
/** A text in the site's code. `file`: path from the root. */
export type DeveloperText = { file: string; text: string };
export type EditorSearchResult = {
  /** Address in the editor's app, such as `promociones/3/name`; see `editor-location.ts`. */
  location: string;
  /** Name of the row, the clause or the part of a form. */
  name: string;
  /** Names of the containing parts, outermost first. */
  containingParts: readonly string[];
  /** Excerpt of the matching content; empty if the name itself matches. */
  excerpt: string;
  /** How the location matches: `name`: by its name; `likeness`: by similarity; undefined: by its content. */
  matchedBy?: "name" | "likeness";
};

/**
 * `GET /api/question?text=…`: topics that the search recognizes in a question, most probable first. At most two for the
 * published list, and at most two for the saved draft.
 */
export type QuestionTestResult = Record<"published" | "draft", readonly QuestionTopic[]>;
/** `pages`: pages that answer the question, most direct first; empty if the site has no answer. */
export type QuestionTopic = { id: string; name: string; pages: readonly string[] };

/**
 * Id of the list of topics with thousands of ways to ask for them. The editor's search finds its topics by name only,
 * because visitors' sentences are not content.
 */
export const waysOfAskingListId = "maneras-de-preguntar";

/**
 * `GET /api/unfound-searches`: searches without a result, most frequent first. `day`: the day on which their file was
 * read. Both undefined if the editor has no such file.
 */
export type UnfoundSearches = { searches?: readonly UnfoundSearch[]; day?: string };
