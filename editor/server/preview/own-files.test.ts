import { realpathSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { createServer } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { createRepository } from "#editor/testing/checkout.ts";
import { writeFileIn } from "#editor/testing/servers/site-repository.ts";
import { sendRequest } from "#server/testing/client.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";
import { ownFilesPlugin } from "./own-files.ts";

const secret = "EDITOR_CLIENT_SECRET='do-not-say'";

/** Starts a preview of a checkout with symlinks to the host's secrets, among sources and public files. */
async function startPreview() {
  const host = createTestFolder();
  writeFileIn(host, ".env.ts", secret);
  const root = createRepository({ "src/own.ts": 'export const own = "own";\n', "public/own.txt": "own" });
  for (const link of ["src/notices.ts", "public/leak.txt"]) symlinkSync(join(host, ".env.ts"), join(root, link));
  symlinkSync(host, join(root, "src/words"));
  const packages = realpathSync(resolve("node_modules"));
  symlinkSync(packages, join(root, "node_modules"));
  const vite = await createServer({
    root,
    configFile: false,
    appType: "custom",
    logLevel: "silent",
    server: { host: "127.0.0.1", port: 0, watch: null, fs: { allow: [root, host, packages] } },
    optimizeDeps: { noDiscovery: true },
    plugins: [ownFilesPlugin(root)],
  });
  await vite.listen();
  onTestFinished(() => vite.close());
  const address = vite.httpServer?.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return { root, host, packages, vite, get: (path: string) => sendRequest(port, path) };
}

test("the preview serves the files of its checkout and its packages, and follows no symlink out of them", async () => {
  const { root, host, packages, vite, get } = await startPreview();
  for (const path of ["/src/own.ts", "/own.txt", `/@fs${packages}/vite/package.json?raw`, `/@fs${root}/src/own.ts`])
    expect([path, (await get(path)).status]).toEqual([path, 200]);
  const links = ["/src/notices.ts", "/src/notices.ts?raw", "/src/%6eotices.ts?import&raw", "/src/words/.env.ts?raw"];
  for (const path of [...links, "/leak.txt", `/@fs${root}/src/notices.ts?raw`, `/@fs${host}/.env.ts?raw`]) {
    const { status, body } = await get(path);
    expect([path, status, body.includes("do-not-say")]).toEqual([path, 404, false]);
  }
  expect(await vite.ssrLoadModule("/src/own.ts")).toMatchObject({ own: "own" });
  await expect(vite.ssrLoadModule("/src/notices.ts")).rejects.toThrow(/no es un archivo del sitio/);
});

test("the preview responds to Vite's client, but not to the addresses of Vite's tools", async () => {
  const { get } = await startPreview();
  const open = "__open-in-editor?file=src/own.ts";
  for (const path of [`/${open}`, "/__OPEN-in-editor", `http://localhost/${open}`, "/__inspect/"])
    expect([path, (await get(path)).status]).toEqual([path, 404]);
  const client = await get("/@vite/client");
  expect([client.status, client.body.includes("vite-hmr")]).toEqual([200, true]);
});
