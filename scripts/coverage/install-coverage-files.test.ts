import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";
import { createTestFolder } from "#server/testing/test-folder.ts";

const list = "#content/data/coverage.ts";
const kml = "<kml><Placemark><Point><coordinates>-99.1,19.4</coordinates></Point></Placemark></kml>";
const sha256 = createHash("sha256").update(kml).digest("hex");
const row: StoredOverlay = {
  overlay: "5g",
  sha256,
  bytes: kml.length,
  day: "2026-11-23",
  person: "Ana",
  figures: { polygons: 0, lines: 0, points: 1, vertices: 1, isSample: false },
};

/** Imports the module with this row in the list. */
async function withRow() {
  vi.doMock(list, () => ({ data: [row] }));
  vi.resetModules();
  onTestFinished(() => {
    vi.doUnmock(list);
    vi.resetModules();
    vi.unstubAllEnvs();
  });
  return import("./install-coverage-files.ts");
}

test("a build uses the operator's file instead of the sample, and fails without that file", async () => {
  const [store, client] = [createTestFolder(), createTestFolder()];
  vi.stubEnv("COVERAGE_STORE", store);
  const { installCoverageFiles, listCoverageSources, replaceSampleCoverage } = await withRow();
  await expect(installCoverageFiles()).rejects.toThrow(`Cobertura 5G, ${sha256}.kml: no está en ${store}.`);
  expect(listCoverageSources).toThrow(`${sha256}.kml: falta este archivo de cobertura, o no está entero.`);

  writeFileSync(join(store, `${sha256}.kml`), kml);
  await installCoverageFiles();
  expect(listCoverageSources()).toContain(join(store, `${sha256}.kml`));
  mkdirSync(join(client, "kml"));
  await replaceSampleCoverage(client);
  expect(readdirSync(join(client, "kml"))).toEqual(["5G.kml"]);
  expect(readFileSync(join(client, "kml/5G.kml"), "utf8")).toBe(kml);
});

test("a site built with all samples says so", async () => {
  vi.stubEnv("COVERAGE_STORE", "no");
  const { installCoverageFiles, listCoverageSources } = await withRow();
  await installCoverageFiles();
  expect(listCoverageSources()).toEqual(coverageOverlays.map(({ path }) => `public${path}`));
  const { coverageSampleNotice } = await import("#content/coverage/overlays/coverage-sample.ts");
  expect(coverageSampleNotice.isSample).toBe(true);
});

test("an upload in git needs no store, unless git's copy is damaged", async () => {
  const [uploads, store] = [createTestFolder(), createTestFolder()];
  const pdf = "%PDF-1.7";
  const upload = {
    sha256: createHash("sha256").update(pdf).digest("hex"),
    bytes: pdf.length,
    type: "pdf",
    label: "Anuncio",
  };
  const modules = {
    "#platform/config/coverage-store.ts": async (load: () => Promise<object>) => ({
      ...(await load()),
      uploadsFolder: uploads,
    }),
    "#content/uploads/uploaded-files.ts": () => ({ uploadedFiles: [upload] }),
    [list]: () => ({ data: [] }),
  };
  vi.stubEnv("COVERAGE_STORE", store);
  for (const [path, make] of Object.entries(modules)) vi.doMock(path, make as () => object);
  vi.resetModules();
  onTestFinished(() => {
    for (const path of Object.keys(modules)) vi.doUnmock(path);
    vi.resetModules();
    vi.unstubAllEnvs();
  });
  const { installCoverageFiles } = await import("./install-coverage-files.ts");
  writeFileSync(join(uploads, `${upload.sha256}.pdf`), pdf);
  await installCoverageFiles();
  writeFileSync(join(uploads, `${upload.sha256}.pdf`), pdf.replace("7", "8"));
  await expect(installCoverageFiles()).rejects.toThrow(upload.sha256);
});
