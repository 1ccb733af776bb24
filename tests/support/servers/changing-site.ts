import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { collectorPaths } from "#domain/leads/collector-contract.ts";
import { LocalServer } from "./local-server.ts";

const types: Record<string, string> = {
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".png": "image/png",
  ".woff2": "font/woff2",
};

const versionNote = (version: number) => `<p id="version">${version}</p>`;

/** Serves a built site whose pages and service worker have version numbers, and simulates deploys and failures. */
export class ChangingSite extends LocalServer {
  /** Version of the service worker. */
  worker = 1;
  /** Returns the version of each page. */
  page: (path: string) => number = () => 1;
  isDown: (path: string) => boolean = () => false;
  /** Served instead of the built worker. */
  workerText: string | undefined;
  readonly #clientDir: string;

  constructor(distDir: string) {
    super((request, response) => {
      const path = new URL(request.url ?? "/", "http://site.invalid").pathname;
      this.#answer(path, response).catch(() => response.destroy());
    });
    this.#clientDir = join(distDir, "client");
  }

  async #answer(path: string, response: ServerResponse): Promise<void> {
    if (this.isDown(path)) return void response.writeHead(500).end();
    // Accepts visits without recording them.
    if (path === collectorPaths.events) return void response.writeHead(204).end();
    const file = existsSync(join(this.#clientDir, path, "index.html")) ? join(path, "index.html") : path;
    if (!existsSync(join(this.#clientDir, file))) return void response.writeHead(404).end();
    const content =
      path === "/sw.js" ? await this.#workerOf(this.worker) : await this.#getContent(file, this.page(path));
    const type = types[extname(file)] ?? "application/octet-stream";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache" }).end(content);
  }

  async #getContent(file: string, version: number): Promise<Buffer> {
    const content = await readFile(join(this.#clientDir, file));
    if (!file.endsWith(".html")) return content;
    return Buffer.from(content.toString().replace("</main>", `${versionNote(version)}</main>`));
  }

  /** Builds the worker with the digests of this version's pages. */
  async #workerOf(version: number): Promise<string> {
    if (this.workerText !== undefined) return this.workerText;
    const built = await readFile(join(this.#clientDir, "sw.js"), "utf8");
    let worker = built.replace(/(version:[`"'])[^`"']+/, `$1test-${version}`);
    for (const [, path = "", digest = ""] of built.matchAll(/"(\/[^".]+)":[`"']([A-Za-z0-9+/=]{44})/g)) {
      const content = await this.#getContent(join(path, "index.html"), version);
      worker = worker.replace(digest, createHash("sha256").update(content).digest("base64"));
    }
    return worker;
  }
}
