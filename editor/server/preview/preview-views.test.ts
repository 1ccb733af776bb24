import { createServer, type Plugin } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { buildDayOverride } from "#editor/server/site/text-override.ts";
import { createRepository } from "#editor/testing/checkout.ts";
import { openPreviewViews } from "./preview-views.ts";

const root = () =>
  createRepository({
    "src/content/site/dates/build-day.ts": 'export const buildDay = "today";\n',
    "src/head.ts": 'export { buildDay as head } from "./content/site/dates/build-day.ts";\n',
    "src/foot.ts": 'export { buildDay as foot } from "./content/site/dates/build-day.ts";\n',
  });

/** Starts a server whose pages load two modules in sequence; `read` counts how often it computes addresses. */
async function server(folder: string) {
  const addresses = { read: 0 };
  const vike: Plugin = { name: "vike:pluginVirtualFiles", handleHotUpdate: () => void addresses.read++ };
  const pages: Plugin = {
    name: "pages",
    configureServer:
      ({ middlewares, ssrLoadModule }) =>
      () => {
        middlewares.use(async (_request, response) => {
          const { head } = await ssrLoadModule("/src/head.ts");
          await new Promise((later) => setTimeout(later, 20));
          const { foot } = await ssrLoadModule("/src/foot.ts");
          response.end(`${head} ${foot}`);
        });
      },
  };
  const readViewTexts = async (view: string) => (view === "" ? new Map() : buildDayOverride(view));
  const views = openPreviewViews({ root: folder, readViewTexts });
  const vite = await createServer({
    root: folder,
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    server: { host: "127.0.0.1", port: 0, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
    plugins: [vike, ...views.plugins, pages],
  });
  await vite.listen();
  onTestFinished(() => vite.close());
  const origin = vite.resolvedUrls?.local[0] ?? "";
  const page = async (view: string) =>
    (await fetch(`${origin}?vista=${view}`, { headers: { accept: "text/html" } })).text();
  return { page, addresses, changed: views.invalidate };
}

test("concurrent pages for different days are each rendered for one day", async () => {
  const { page } = await server(root());
  const days = ["2026-12-03", "", "2026-12-04", "2026-12-03", "", ""];
  const messages = days.map((day) => `${day || "today"} ${day || "today"}`);
  expect(await Promise.all(days.map(page))).toEqual(messages);
});

test("addresses are computed again only when the day changes or a file changes", async () => {
  const { page, addresses, changed } = await server(root());
  const readAfter = async (view: string) => {
    await page(view);
    return addresses.read;
  };
  expect([await readAfter(""), await readAfter("2026-12-03"), await readAfter("2026-12-03")]).toEqual([0, 1, 1]);
  changed("src/content/site/dates/build-day.ts");
  expect(await readAfter("2026-12-03")).toBe(2);
});
