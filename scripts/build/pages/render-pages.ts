import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Address that no page has, and the file of the page that says so. */
const unknownPage = { path: "/404", file: "404.html", status: 404 };

/** Writes the site's pages with all files that they link to, but for what other stages make. */
export async function writePages(bundle: string, stagingDir: string): Promise<void> {
  const clientDir = join(stagingDir, "client");
  for (const folder of ["public", join(bundle, "client")]) cpSync(folder, clientDir, { recursive: true });
  cpSync(join(bundle, "assets.json"), join(stagingDir, "assets.json"));
  await renderPages(bundle, clientDir);
}

/**
 * Renders every page with the code of a bundle and the content of this process.
 *
 * @param clientDir - folder that gets the pages; undefined if they only have to be rendered.
 * @throws the error of a page that cannot be rendered.
 */
export async function renderPages(bundle: string, clientDir?: string): Promise<void> {
  // Selects React's files for production.
  process.env.NODE_ENV = "production";
  const { sitePages } = await import("#content/site/site-map/site-map.ts");
  await import(resolve(bundle, "server/entry.mjs"));
  const { renderPage } = await import("vike/server");
  const paths = sitePages.filter(({ served }) => !served).map(({ path }) => path);
  if (process.env.WIM_GALLERY === "1") paths.push("/_componentes");
  const pages = paths.map((path) => ({ path, file: join(path, "index.html"), status: 200 }));
  for (const { path, file, status } of [...pages, unknownPage]) {
    const { httpResponse, errorWhileRendering } = await renderPage({ urlOriginal: path });
    if (httpResponse.statusCode !== status)
      throw errorWhileRendering ?? new Error(`${path}: ${httpResponse.statusCode}`);
    if (clientDir === undefined) continue;
    mkdirSync(dirname(join(clientDir, file)), { recursive: true });
    writeFileSync(join(clientDir, file), httpResponse.body);
  }
}
