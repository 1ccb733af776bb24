/** Responds to requests for built files before the framework sees the requests: docs/decisions/0067. */
import { type Stats, statSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { renderPlainPage } from "#server/http/plain-page.ts";
import type { SecuredServerResponse } from "#server/http/secured-http.ts";
import type { CachedFile, FileCache } from "./file-cache.ts";
import { hiddenFileRules } from "./file-headers.ts";
import { evaluatePreconditions } from "./preconditions.ts";
import { type CanonicalPaths, decodePath, dotSegmentRegExp, findRedirect } from "./redirects.ts";
import { isReplaceable } from "./replaceable-files.ts";

/** The page for unknown addresses; a request for `/404.html` itself also gets status 404. */
export const notFoundFile = "/404.html";

export const unservedEndingPattern = new RegExp(`\\.(${hiddenFileRules.endings.join("|")})$`);

type CacheResponderOptions = { clientDir: string; files: FileCache; canonicalPaths: CanonicalPaths };

export type CacheResponder = ReturnType<typeof createCacheResponder>;

export function createCacheResponder({ clientDir, files, canonicalPaths }: CacheResponderOptions) {
  /** Responds to a request for a built file; calls `next` for other requests. */
  function answer(request: IncomingMessage, response: SecuredServerResponse, next: () => void): void {
    const { method, url = "" } = request;
    const path = method === "GET" || method === "HEAD" ? resolveAddress(url, canonicalPaths) : undefined;
    if (path === undefined) next();
    else answerPath(path, request, response, next);
  }

  function answerPath(path: string, request: IncomingMessage, response: SecuredServerResponse, next: () => void): void {
    const acceptEncoding = request.headers["accept-encoding"];
    const file = path.endsWith("/") ? `${path}index.html` : path;
    const cachedFile =
      file === notFoundFile
        ? undefined
        : (files.peek(file, acceptEncoding) ?? files.peek(`${file}/index.html`, acceptEncoding));
    if (cachedFile) {
      sendCachedFile(request, response, cachedFile);
      return;
    }
    const foundFile = findFile(clientDir, file);
    const notFoundFallback = foundFile === undefined ? files.peek(notFoundFile, acceptEncoding) : undefined;
    if (notFoundFallback) {
      sendNotFound(response, notFoundFallback);
      return;
    }
    void loadFile(foundFile ?? notFoundFile, acceptEncoding).then((loadedFile) => {
      // The framework responds if the file is too large for the cache, or was removed in the meantime.
      if (!loadedFile) next();
      else if (foundFile === undefined) sendNotFound(response, loadedFile);
      else sendCachedFile(request, response, loadedFile);
    });
  }

  async function loadNotFoundPage({ headers }: IncomingMessage): Promise<CachedFile | undefined> {
    const acceptEncoding = headers["accept-encoding"];
    return files.peek(notFoundFile, acceptEncoding) ?? (await loadFile(notFoundFile, acceptEncoding));
  }

  async function loadFile(file: string, acceptEncoding: string | undefined): Promise<CachedFile | undefined> {
    const loadedFile = await files.load(file, acceptEncoding).catch(() => undefined);
    return typeof loadedFile === "object" ? loadedFile : undefined;
  }

  return { answer, loadNotFoundPage };
}

/**
 * Decodes the path of a request if it can be the canonical address of a built file. Undefined for API routes, coverage
 * files, other spellings of pages, dot segments, encoded slashes, and undecodable paths.
 */
function resolveAddress(url: string, canonicalPaths: CanonicalPaths): string | undefined {
  const path = url.split("?", 1)[0] ?? "";
  if (!path.startsWith("/") || path.startsWith("/api/") || unusualPath.test(path)) return undefined;
  const decodedPath = path.includes("%") ? decodePath(path) : path;
  if (decodedPath === undefined || dotSegmentRegExp.test(decodedPath) || isReplaceable(decodedPath)) return undefined;
  return findRedirect(path, canonicalPaths) === undefined ? decodedPath : undefined;
}

const unusualPath = /\/\/|[\\#]|%(?:[01]|2f|5c|7f|25)/i;

function findFile(clientDir: string, file: string): string | undefined {
  if (hiddenFileRules.pathPart.test(file) || unservedEndingPattern.test(file) || file === notFoundFile)
    return undefined;
  const stats = readStats(join(clientDir, file));
  const page = `${file}/index.html`;
  if (stats?.isDirectory() && readStats(join(clientDir, page))?.isFile()) return page;
  return stats?.isFile() ? file : undefined;
}

function readStats(file: string): Stats | undefined {
  try {
    return statSync(file, { throwIfNoEntry: false });
  } catch {
    // The path is too long for the file system.
    return undefined;
  }
}

/** Sends the 404 page, always in full, because the response to a conditional request must not be empty. */
export function sendNotFound(response: SecuredServerResponse, { headers, body }: CachedFile): void {
  response.writeReady(404, [...headers, "Content-Length", String(body.length)]).end(body);
}

function sendCachedFile(request: IncomingMessage, response: SecuredServerResponse, cachedFile: CachedFile): void {
  const { headers, headersWithoutContent, body } = cachedFile;
  const outcome = evaluatePreconditions(request.headers, cachedFile, body.length);
  if (outcome === "not-modified") response.writeReady(304, headersWithoutContent).end();
  else if (outcome === "precondition-failed") sendRefusal(response, 412);
  else if (outcome === "unsatisfiable") sendRefusal(response, 416, { "Content-Range": `bytes */${body.length}` });
  else if (outcome === "whole") response.writeReady(200, [...headers, "Content-Length", String(body.length)]).end(body);
  else {
    const part = body.subarray(outcome.start, outcome.end + 1);
    const contentRange = `bytes ${outcome.start}-${outcome.end}/${body.length}`;
    response
      .writeReady(206, [...headers, "Content-Range", contentRange, "Content-Length", String(part.length)])
      .end(part);
  }
}

function sendRefusal(response: SecuredServerResponse, status: number, headers: Record<string, string> = {}): void {
  const page = renderPlainPage("La petición no es válida.", []);
  response.writeHead(status, {
    ...headers,
    "Cache-Control": "no-store",
    "Content-Type": "text/html; charset=utf-8",
    "Content-Length": Buffer.byteLength(page),
  });
  response.end(page);
}
