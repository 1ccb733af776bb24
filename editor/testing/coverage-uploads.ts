/** Coverage files, and functions that upload them to the editor's server in tests. */
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { onTestFinished, vi } from "vitest";
import { parseDataModule } from "#content/forms/data-module.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import type { openEditorServer } from "./checkout.ts";
import { readFileIn } from "./servers/site-repository.ts";

export const coverageDataPath = "src/content/data/coverage.ts";

const project = resolve(import.meta.dirname, "../..");
export const readKmlFile = (path: string): Buffer => readFileSync(join(project, path));

/** An uploaded file that, like the operator's, is not marked as a sample. */
export const operatorKml = Buffer.from(
  readKmlFile("public/kml/5G.kml")
    .toString()
    .replaceAll(/datos de muestra/gi, "Cobertura"),
);
export const sampleKml = readKmlFile("public/kml/4G-garantizada.kml");

type OpenedServer = Pick<Awaited<ReturnType<typeof openEditorServer>>, "app" | "headers" | "ask"> & { root: string };

export function createCoverageUploads({ app, headers, root, ask }: OpenedServer) {
  const store = join(root, "data/coverage");
  // By default, the store is relative to the working directory, which is not this checkout.
  vi.stubEnv("COVERAGE_STORE", store);
  onTestFinished(() => void vi.unstubAllEnvs());
  return {
    listStoredFiles: () => (existsSync(store) ? readdirSync(store) : []),
    readRows: () => parseDataModule(readFileIn(root, coverageDataPath)) as StoredOverlay[],
    uploadFile: async (payload: Buffer, id = "5g", type = "application/octet-stream") => {
      const requestHeaders = { ...headers, "content-type": type };
      const answer = await app.inject({ method: "PUT", url: `/api/files/${id}`, headers: requestHeaders, payload });
      return { status: answer.statusCode, body: answer.json() };
    },
    publishDrafts: (title: string, more = {}) => ask("POST", "/api/publish", { title, ...more }),
    removeStoredFile: (name: string) => rmSync(join(store, name)),
  };
}
