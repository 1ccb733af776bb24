import { cp, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { estimateDownloadBytes, packOverlay } from "#content/coverage/overlays/coverage-pack.ts";
import { packSuffix, packThresholdBytes } from "#domain/coverage/pack/pack.ts";
import type { CoverageMapProps } from "#features/coverage-map/coverage-map-props.ts";
import { packCoverage } from "#scripts/build/offline/pack-coverage.ts";
import { capital, gulf } from "../../support/browser/coverage-view.ts";
import { SiteServer } from "../../support/servers/site-server.ts";
import { buildKml, openCoverageTool } from "../support/coverage-page.ts";
import { expect, test } from "../support/fixture.ts";

const path = "/kml/5G.kml";

/** A KML file just large enough to be packed; the packed overlay omits its text. */
const largeKml = buildKml({
  coordinates: "-104,15 -96,15 -96,23 -104,23 -104,15",
  description: "Cobertura. ".repeat(packThresholdBytes / 10),
});

/** Makes a copy of the built site whose 5G file is large, packed, and described on the page as a build does. */
async function largeSite(distDir: string) {
  const isSource = (file: string) => !/\.(br|gz)$/.test(file);
  await cp(process.env.WIM_DIST ?? "dist", distDir, { recursive: true, filter: isSource });
  const clientDir = join(distDir, "client");
  const kmlFile = join(clientDir, path);
  await writeFile(kmlFile, largeKml);
  await packCoverage(clientDir);
  const kml = await readFile(kmlFile);
  const packed = packOverlay(kml);
  if (!packed) throw new Error("a file of this size has a packed copy");
  await tellOnPage(join(clientDir, "mapa-de-cobertura/index.html"), {
    id: "5g",
    path,
    bytes: kml.length,
    downloadBytes: estimateDownloadBytes(packed.bytes),
    pack: { path: path + packSuffix, kmlSha256: packed.kmlSha256 },
  });
  return { kmlFile, server: new SiteServer({ distDir, databaseFile: join(distDir, "leads.sqlite") }) };
}

async function tellOnPage(file: string, large: CoverageMapProps["files"][number]): Promise<void> {
  const root = parse(await readFile(file, "utf8"), { comment: true });
  const island = root.querySelector('[data-island="coverage-map"]');
  const props = JSON.parse(island?.getAttribute("data-props") ?? "") as CoverageMapProps;
  const files = props.files.map((each) => (each.id === large.id ? large : each));
  island?.setAttribute("data-props", JSON.stringify({ ...props, files }));
  await writeFile(file, root.toString());
}

test("the map reads a large file's packed overlay while it matches the file, otherwise the file", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const { kmlFile, server } = await largeSite(test.info().outputPath("site"));
  await server.start();
  try {
    const answers: string[] = [];
    page.context().on("response", (answer) => {
      const { pathname } = new URL(answer.url());
      if (pathname.startsWith("/kml/")) answers.push(`${answer.status()} ${pathname}`);
    });
    const { button, colorAt, expectPainted } = await openCoverageTool(page, "", server.url);
    await button("5g").click();
    await expectPainted("5g");
    expect(await colorAt(capital)).toBe("rgb(0, 255, 0)");
    expect(await colorAt(gulf)).toBeUndefined();
    // The page reads one byte of the KML file by a range request (206), and the whole packed overlay (200).
    expect(answers).toEqual([`206 ${path}`, `200 ${path}${packSuffix}`]);

    await writeFile(kmlFile, buildKml());
    answers.length = 0;
    await openCoverageTool(page, "?capa=5g", server.url);
    await expectPainted("5g");
    expect(await colorAt(gulf)).toBe("rgb(0, 255, 0)");
    expect(answers).toEqual([`206 ${path}`, `200 ${path}`]);
  } finally {
    await server.stop();
  }
});
