import { readFileSync } from "node:fs";
import { vi } from "vitest";

/** Responds to `fetch` with the files of `public` until globals are restored. */
export function servePublicFiles(): void {
  vi.stubGlobal("fetch", async (path: string) => new Response(readFileSync(`public${path}`)));
}
