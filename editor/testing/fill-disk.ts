/** Runs the editor on a disk that fills up: `node fill-disk.ts FOLDER`. Prints the editor's responses as JSON. */
import { closeSync, globSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { createEditorServer } from "#editor/server/editor-server.ts";
import { openModuleLoader } from "#editor/server/site/module-loader.ts";
import { loadAllModules } from "#editor/server/site/site-modules.ts";
import { openContentWorkspace } from "#editor/server/workspace/content-workspace.ts";
import { createSiteRepository, readFileIn, runGit, writeFileIn } from "./servers/site-repository.ts";

const [, , disk = ""] = process.argv;
const root = join(disk, "site");
const list = "src/content/data/notices.ts";
const kml = readFileSync(resolve("public/kml/5G.kml"));
const fillerFile = join(disk, "filler");

process.env.COVERAGE_STORE = join(root, "data/coverage");
mkdirSync(root);
createSiteRepository(root);
writeFileIn(root, ".editor/app/index.html", "<!doctype html><title>Editor</title>");
const reader = await openModuleLoader(root);
const workspace = openContentWorkspace({ root, reader, today: () => "2026-11-23" });
const app = await createEditorServer({
  workspace,
  previewOrigin: "http://localhost:3101",
  readPageStatus: async () => ({ status: 200 }),
  readMarkedPage: async () => "",
  trial: async () => undefined,
});

const headers = { host: "localhost:3100", "x-editor": "1" };
const summarizeResponse = (answer: { statusCode: number; json: () => { message?: string } }) =>
  `${answer.statusCode} ${answer.json().message ?? ""}`.trim();
const saveNotice = async (title: string) => {
  const { revision } = (await app.inject({ url: "/api/lists/avisos", headers })).json();
  const data = [{ date: "2026-11-23", title, text: ["Todo sigue igual."] }];
  return summarizeResponse(
    await app.inject({ method: "PUT", url: "/api/lists/avisos", headers, payload: { data, revision } }),
  );
};
const uploadFile = async () => {
  const requestHeaders = { ...headers, "content-type": "application/octet-stream" };
  return summarizeResponse(
    await app.inject({ method: "PUT", url: "/api/files/5g", headers: requestHeaders, payload: kml }),
  );
};
const publishDrafts = async () =>
  summarizeResponse(await app.inject({ method: "POST", url: "/api/publish", headers, payload: { title: "Un aviso" } }));
const runAllRequests = async () => [await saveNotice("Después"), await uploadFile(), await publishDrafts()];

function fillDisk(): void {
  const file = openSync(fillerFile, "w");
  try {
    for (let bytes = 2 ** 20; bytes >= 1; bytes /= 2)
      for (;;)
        try {
          if (writeSync(file, Buffer.alloc(bytes)) < bytes) break;
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== "ENOSPC") throw error;
          break;
        }
  } finally {
    closeSync(file);
  }
}

const savedBefore = await saveNotice("Antes");
const draft = readFileIn(root, list);
fillDisk();
const resultsWhenFull = await runAllRequests();
const stateAfter = {
  isAsBefore: readFileIn(root, list) === draft,
  status: runGit(root, "--no-optional-locks", "status", "--porcelain", "--untracked-files=all"),
  commitCount: runGit(root, "rev-list", "--count", "HEAD"),
  kept: globSync("data/**/*.*", { cwd: root }),
  unfinished: globSync("{src,data}/**/.*.tmp", { cwd: root }),
  errors: (await loadAllModules(workspace)).errors.size,
};
rmSync(fillerFile);
const resultsAfterwards = await runAllRequests();
await app.close();
await reader.close();
process.stdout.write(
  JSON.stringify({ before: savedBefore, full: resultsWhenFull, left: stateAfter, after: resultsAfterwards }),
);
