import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { type FileRule, headersOf, hidden } from "./file-headers.ts";
import { otherMediaType } from "./media-types.ts";
import { Refusal } from "./refusal.ts";
import { digestValue, isReplaceable, sourceDigests } from "./replaceable-files.ts";

const compressedSuffix = /\.(br|gz)$/;
const hiddenEnding = new RegExp(`\\.(${hidden.endings.join("|")})$`);

/** Shown for unknown addresses; it has no address of its own. */
const notFoundFile = "404.html";

/** The built site: files as they are, with `.br` and `.gz` next to each for clients that accept them. */
export async function serveStatic(app: FastifyInstance, clientDir: string, rules: readonly FileRule[]): Promise<void> {
  const digestOf = sourceDigests(app, clientDir);
  const types = new WeakMap<FastifyReply, string>();
  // For compressed files, the plugin sets a type of its own last.
  app.addHook("onSend", async (_request, reply) => {
    const type = types.get(reply);
    if (type && reply.hasHeader("Content-Length") && reply.statusCode !== 416) reply.header("Content-Type", type);
  });
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    redirect: false,
    cacheControl: false,
    allowedPath: (path) => !hidden.part.test(path) && !hiddenEnding.test(path) && path !== `/${notFoundFile}`,
    setHeaders: (reply, path, stat) => {
      const file = path.slice(clientDir.length).replaceAll("\\", "/");
      const { "Content-Type": type = otherMediaType, ...headers } = headersOf(
        file.replace(compressedSuffix, ""),
        rules,
      );
      types.set(reply, type);
      reply.headers(headers);
      const digest = isReplaceable(path) && digestOf(reply.request, stat);
      if (digest) reply.header("Repr-Digest", digestValue(digest));
    },
  });
}

/** Whether a path was refused because it leads out of the folder, or is not in its plain form. */
export function isForbiddenPath(error: unknown): boolean {
  return !(error instanceof Refusal) && (error as { statusCode?: number }).statusCode === 403;
}

/** Headers that could make the answer partial or empty. */
const conditions = ["if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "range"];

/** The page for unknown addresses, always in full: revalidating a cached 404 must not give an empty one. */
export function sendNotFoundPage(reply: FastifyReply): void {
  for (const condition of conditions) delete reply.request.raw.headers[condition];
  reply.code(404).sendFile(notFoundFile);
}
