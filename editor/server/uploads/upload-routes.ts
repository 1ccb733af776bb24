/** Routes for pictures and PDFs, which are stored by their digest. */
import type { Readable } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { uploadLimits } from "#domain/uploads/upload-limits.ts";
import type { UploadResult } from "#editor/api/requests/file-api.ts";
import { createInvalidRequestError, parseBody, requestSchemas } from "#editor/server/http/request-schemas.ts";
import { openUpload, storeUpload } from "./upload.ts";

/** A list that uses uploads of each kind; anyone with the role for that list may upload. */
const uploadTargets = { picture: "src/content/data/promotions.ts", pdf: "src/content/data/own-documents.ts" } as const;

export const isStream = (body: unknown): body is Readable => typeof (body as Readable | undefined)?.pipe === "function";

export function addUploadRoutes(
  app: FastifyInstance,
  root: string,
  requireRole: (request: FastifyRequest, ...files: readonly string[]) => void,
): void {
  app.put<{ Params: { kind: string }; Querystring: { name?: unknown } }>(
    "/api/uploads/:kind",
    { bodyLimit: uploadLimits.pdf.maxBytes + 1 },
    async (request): Promise<UploadResult> => {
      const { params, query, body } = request;
      const { kind, name } = parseBody(requestSchemas.upload, { ...params, ...query });
      requireRole(request, uploadTargets[kind]);
      if (!isStream(body)) throw createInvalidRequestError("Elige un archivo.");
      return storeUpload(root, { kind, name, body });
    },
  );
  app.get<{ Params: { name: string } }>("/api/uploads/:name", ({ params }, reply) => {
    const { type, body } = openUpload(root, params.name);
    return reply.type(type).send(body);
  });
}
