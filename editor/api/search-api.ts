/** The search in the editor, and the trial of the site's own search. */
import type { UnfoundSearch } from "#domain/search/unfound-search.ts";

/**
 * `GET /api/search?words=…`: matches by name, by content and by similarity, best first. Words in quotation marks are
 * searched literally. With `all=`, all places that contain the words, without other matches.
 *
 * `count`: number of places that contain the words, including those not listed. `developerTexts`: texts with the words
 * that only developers can change.
 */
export type EditorSearchResults = {
  places: readonly EditorSearchResult[];
  count: number;
  developerTexts?: readonly DeveloperText[];
};
/** A text in the site's code. `file`: path from the root. */
export type DeveloperText = { file: string; text: string };
export type EditorSearchResult = {
  /** Address in the editor's app, such as `promociones/3/name`; see `place.ts` of the app. */
  place: string;
  /** Name of the row, the clause or the part of a form. */
  name: string;
  /** Names of the containing parts, outermost first. */
  containingParts: readonly string[];
  /** Excerpt of the matching content; empty if the name itself matches. */
  excerpt: string;
  /** `name`: the name matches; `likeness`: the place is only similar; undefined: the content matches. */
  matchedBy?: "name" | "likeness";
};

/**
 * `GET /api/question?text=…`: the topics that the search recognizes in a question, the most probable first: at most two
 * with the published list, and at most two with the saved draft.
 */
export type QuestionTestResult = Record<"published" | "draft", readonly QuestionTopic[]>;
/** `pages`: those that answer the question, the most direct first; empty if the site has no answer. */
export type QuestionTopic = { id: string; name: string; pages: readonly string[] };

/**
 * Id of the list of topics with thousands of ways to ask for them. These sentences of visitors are not content: the
 * search only finds the topics, by name.
 */
export const waysToAskListId = "maneras-de-preguntar";

/**
 * `GET /api/unfound-searches`: what people searched for and did not find, the most frequent first, as read from a file
 * on `day`. Empty if the editor has no such file.
 */
export type UnfoundSearches = { searches?: readonly UnfoundSearch[]; day?: string };
