import * as z from "zod";
import { EditorError } from "#editor/server/editor-error.ts";

const objectId = z.string().regex(/^[0-9a-f]{40}$/);
const winningSide = z.enum(["mine", "theirs"]).exactOptional();

export const requestSchemas = {
  saveList: z
    .strictObject({
      data: z.unknown(),
      revision: z.string(),
      requiresConfirmation: z.boolean().exactOptional(),
      isWhole: z.boolean().exactOptional(),
    })
    .refine((body) => body.data !== undefined),
  /** A path of the site; `//` would start the address of another host. */
  pageAddress: z.string().regex(/^\/(?![/\\])/),
  textLocations: z.strictObject({
    address: z.string().regex(/^\/(?![/\\])/),
    text: z.string().max(5_000).exactOptional(),
    tag: z.string().max(40).exactOptional(),
    nth: z.coerce.number().int().nonnegative().exactOptional(),
    id: z.string().exactOptional(),
  }),
  question: z.string().max(200),
  selection: z.strictObject({ files: z.array(z.string()).min(1) }),
  publish: z.strictObject({
    title: z.string(),
    files: z.array(z.string()).min(1).exactOptional(),
    winningSide,
    acceptsUnsyncedFiles: z.literal(true).exactOptional(),
    isTrial: z.literal(true).exactOptional(),
  }),
  moveComing: z.strictObject({ id: z.string(), to: z.nullable(z.string()) }),
  upload: z.strictObject({ kind: z.enum(["picture", "pdf"]), name: z.string() }),
  replace: z.strictObject({
    words: z.string().max(200),
    replacement: z.string().max(400),
    fields: z.array(z.strictObject({ formId: z.string(), path: z.array(z.union([z.string(), z.number()])) })).min(1),
  }),
  undoReplacement: z.strictObject({
    saved: z
      .array(z.strictObject({ formId: z.string(), label: z.string(), before: z.unknown(), revision: z.string() }))
      .min(1),
  }),
  discard: z.strictObject({ file: z.string() }),
  undo: z.strictObject({ commit: objectId, file: z.string().exactOptional() }),
  restoreFile: z.strictObject({ commit: z.string() }),
  proposalId: z.string().regex(/^[a-z0-9-]{1,200}$/),
  proposalHead: z.strictObject({ head: objectId }),
  withdrawProposal: z.strictObject({ head: objectId, winningSide, isNextVersion: z.literal(true).exactOptional() }),
  moveToNextVersion: z.strictObject({ winningSide }),
  approve: z.strictObject({ head: objectId, tree: objectId }),
  sendBackProposal: z.strictObject({ head: objectId, note: z.string() }),
} as const;

/** Creates the error for a malformed request, which the app never sends. */
export const createInvalidRequestError = (message = "Recarga la página: el editor no entendió lo que envió.") =>
  new EditorError(message, { status: 400 });

/** @throws {EditorError} 400 if the body does not match. */
export function parseBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.output<Schema> {
  const parsedBody = schema.safeParse(body);
  if (!parsedBody.success) throw createInvalidRequestError();
  return parsedBody.data;
}
