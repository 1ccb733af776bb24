import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyReply } from "fastify";
import { Refusal } from "./refusal.ts";
import { isReplaceable, noteSuffix, sourceDigests } from "./replaceable-files.ts";
import { documentHeaders } from "./security-headers.ts";

const oneDaySeconds = 86_400;
const oneYearSeconds = 31_536_000;

const cacheRules = [
  { when: /\.html$/, value: "no-cache" },
  // What browsers learn of a new version by.
  { when: /^sw\.js$/, value: "no-cache" },
  // Replaced in place, or made anew from what is.
  { when: /\.(kml|pack)$/, value: "no-cache" },
  // Made anew when their content changes.
  { when: /^(documentos\/|registro.*\.json$|busqueda\.json$|[^/]+\.xml$)/, value: "no-cache" },
  // The build puts a hash of the content in these names.
  { when: /^assets\//, value: `public, max-age=${oneYearSeconds}, immutable` },
  { when: /^/, value: `public, max-age=${oneDaySeconds}` },
] as const;

/** What is said of some kinds of file besides: the documents that pages frame, and the profile that iOS installs. */
const kindRules: readonly { when: RegExp; headers: Readonly<Record<string, string>> }[] = [
  { when: /^documentos\/[^/]+\.pdf$/, headers: documentHeaders },
  {
    // Safari offers to install what has this type. Sent as an attachment, it may be kept as a file instead.
    when: /^documentos\/[^/]+\.mobileconfig$/,
    headers: { "Content-Type": "application/x-apple-aspen-config", "Content-Disposition": "inline" },
  },
];

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
      for (const { when, headers } of kindRules) if (when.test(file)) reply.headers({ ...headers });
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
