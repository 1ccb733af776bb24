import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

/**
 * Renders every page with the bundle of a trial build, which reads the rows that staff write from their files.
 *
 * @param clientDir - folder that gets the pages; undefined if they only have to be rendered.
 * @throws the error of a page that cannot be rendered.
 */
export async function renderPages(distDir: string, clientDir?: string): Promise<void> {
  // Selects React's files for production.
  process.env.NODE_ENV = "production";
  const { sitePages, isPagePublished } = await import("#content/site/site-map/site-map.ts");
  await import(resolve(distDir, "server/entry.mjs"));
  const { renderPage } = await import("vike/server");
  for (const { path } of sitePages.filter(isPagePublished)) {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path });
    if (httpResponse.statusCode !== 200) throw errorWhileRendering ?? new Error(`${path}: ${httpResponse.statusCode}`);
    if (clientDir === undefined) continue;
    await mkdir(join(clientDir, path), { recursive: true });
    await writeFile(join(clientDir, path, "index.html"), httpResponse.body);
  }
}
