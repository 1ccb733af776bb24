/** API between the editor's server and its app for coverage files and uploads; see `api.ts`. */
import type { UploadedFile, UploadedPicture } from "#domain/uploads/stored-file.ts";

export type UploadKind = "picture" | "pdf";

/**
 * Response to `PUT /api/uploads/:kind?name=…`, with the file as `application/octet-stream`: the values of the form's
 * field. `GET /api/uploads/:sha256.webp` shows the file.
 */
export type UploadResult = UploadedFile | Omit<UploadedPicture, "alt">;

/**
 * Response to `PUT /api/files/:id` with the file as `application/octet-stream`, and to `POST /api/files/:id/back`,
 * which restores the file of a `commit` as a draft. `bytes`: undefined if the site uses its sample again. `question`:
 * must be answered before publishing. `raw`: details for developers.
 */
export type SaveFileResult = { bytes?: number; report: readonly string[]; question?: string; raw?: string };
