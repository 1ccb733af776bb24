import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "./refusal.ts";
import { isReplaceable, noteSuffix, sourceDigests } from "./replaceable-files.ts";
import { documentHeaders } from "./security-headers.ts";

const oneDaySeconds = 86_400;
const oneYearSeconds = 31_536_000;

const cacheRules = [
  { when: /\.html$/, value: "no-cache" },
  // Replaced in place, or made anew from what is.
  { when: /\.(kml|pack)$/, value: "no-cache" },
  // Made anew when their content changes.
  { when: /^(documentos\/|registro.*\.json$|[^/]+\.xml$)/, value: "no-cache" },
  // The build puts a hash of the content in these names.
  { when: /^assets\//, value: `public, max-age=${oneYearSeconds}, immutable` },
  { when: /^/, value: `public, max-age=${oneDaySeconds}` },
] as const;

/** What the pages may show in a frame. */
const isDocument = /^documentos\/[^/]+\.pdf$/;

const compressedSuffix = /\.(br|gz)$/;

/** A file or folder whose name begins with a dot; `.well-known` is meant to be read. */
const hiddenPart = /(^|\/)\.(?!well-known(\/|$))/;

/** The built site: files as they are, beside each its `.br` and `.gz` for those who take them. */
export async function serveStatic(app: FastifyInstance, clientDir: string): Promise<void> {
  const digestOf = sourceDigests(app, clientDir);
  await app.register(fastifyStatic, {
    root: clientDir,
    preCompressed: true,
    redirect: false,
    cacheControl: false,
    allowedPath: (path) => !hiddenPart.test(path) && !compressedSuffix.test(path) && !path.endsWith(noteSuffix),
    setHeaders: (reply, path, stat) => {
      const file = path.slice(clientDir.length + 1).replaceAll("\\", "/");
      reply.header("Cache-Control", cacheControl(file));
      if (isDocument.test(file)) reply.headers(documentHeaders);
      const digest = isReplaceable(path) && digestOf(reply.request, stat);
      if (digest) reply.header("Repr-Digest", `sha-256=:${digest}:`);
    },
  });
}

/** Whether a path was refused because it leads out of the folder, or is not written in its plain form. */
export function isForbiddenPath(error: unknown): boolean {
  return !(error instanceof Refusal) && (error as { statusCode?: number }).statusCode === 403;
}

function cacheControl(file: string): string {
  const plainFile = file.replace(compressedSuffix, "");
  return cacheRules.find(({ when }) => when.test(plainFile))?.value ?? "no-cache";
}

/** Headers by which a file could be answered in part or not at all. */
const conditions = ["if-match", "if-none-match", "if-modified-since", "if-unmodified-since", "range"];

/** The page for unknown addresses, always whole: whoever revalidates a cached 404 must not receive an empty one. */
export function sendNotFoundPage(reply: FastifyReply): void {
  for (const condition of conditions) delete reply.request.raw.headers[condition];
  reply.code(404).sendFile("404.html");
}
