/** What the editor's server and its app say to each other of coverage files; see `api.ts`. */

/** `POST /api/files/:id/back`: the file of an earlier day, as a draft. */
export type BringBack = { commit: string };
/**
 * `PUT /api/files/:id`, the file itself as `application/octet-stream`. Without bytes, it is the sample of the site again.
 * `question`: to be answered before it is published. `raw`: what only a developer understands of it.
 */
export type SavedFile = { bytes?: number; report: readonly string[]; question?: string; raw?: string };
