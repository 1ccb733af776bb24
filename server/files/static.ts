import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { HttpError } from "#server/http/http-error.ts";
import { notFoundFile, unservedEndingPattern } from "./cache-responder.ts";
import { type FileHeaderRule, getFileHeaders, hiddenFileRules } from "./file-headers.ts";
import { fallbackMediaType } from "./media-types.ts";
import { formatReprDigest, isReplaceable, trackSourceDigests } from "./replaceable-files.ts";

const compressedSuffix = /\.(br|gz)$/;

/**
 * Serves the built files that are not in memory: coverage files, which may be replaced at any time, and very large
 * files. Clients that accept brotli or gzip get the file's `.br` or `.gz`.
 */
export async function serveStatic(
  app: FastifyInstance,
  clientDir: string,
  rules: readonly FileHeaderRule[],
): Promise<void> {
  const findDigest = trackSourceDigests(app, clientDir);
  const mediaTypes = new WeakMap<FastifyReply, string>();
  // Sets the type in `onSend`, because `@fastify/static` overwrites the type of compressed files.
  app.addHook("onSend", async (_request, reply) => {
    const type = mediaTypes.get(reply);
    if (type && reply.hasHeader("Content-Length") && reply.statusCode !== 416) reply.header("Content-Type", type);
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    redirect: false,
    cacheControl: false,
    allowedPath: (path) =>
      !hiddenFileRules.pathPart.test(path) &&
      !unservedEndingPattern.test(path) &&
      path !== notFoundFile &&
      !isLink(clientDir, path),
    setHeaders: (reply, path, stat) => {
      const file = path.slice(clientDir.length).replaceAll("\\", "/");
      const { "Content-Type": type = fallbackMediaType, ...headers } = getFileHeaders(
        file.replace(compressedSuffix, ""),
        rules,
      );
      mediaTypes.set(reply, type);
      reply.headers(headers);
      const digest = isReplaceable(path) && findDigest(reply.request, stat);
      if (digest) reply.header("Repr-Digest", formatReprDigest(digest));
    },
  });
}

/** Whether the path goes through a symbolic link, which could point anywhere on the machine. */
function isLink(clientDir: string, path: string): boolean {
  const file = join(clientDir, path);
  return existsSync(file) && realpathSync(file) !== resolve(realpathSync(clientDir), `.${path}`);
}

/** Whether the error means that a path leads out of the folder or is not normalized. */
export function isForbiddenPathError(error: unknown): boolean {
  return !(error instanceof HttpError) && (error as { statusCode?: number }).statusCode === 403;
}
