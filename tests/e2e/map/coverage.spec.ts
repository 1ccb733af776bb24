import type { Route } from "@playwright/test";
import {
  coverageAnchors,
  coverageMapSources,
  stateTableLink,
  stateTableProps,
} from "#content/coverage/coverage-page.ts";
import { coverageToolCopy as words } from "#content/coverage/coverage-tool.ts";
import { readCoverageFiles } from "#content/coverage/overlays/coverage-files.ts";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { formatFileSize } from "#domain/text/numbers/file-size.ts";
import { capital, gulf } from "../../support/browser/coverage-view.ts";
import {
  buildKml,
  coveragePath,
  getOverlayName,
  kmlUrlPattern,
  openCoverageTool,
  recordKmlRequests,
} from "../support/coverage-page.ts";
import { expect, mockBaseTiles, test, wakeMap } from "../support/fixture.ts";

test("the map starts without overlay; each of the five replaces the previous one, and none is downloaded twice", {
  tag: "@once",
}, async ({ page }) => {
  const requests = recordKmlRequests(page);
  const { button, pressed, line, legend, colorAt, expectPainted, paintedPixels } = await openCoverageTool(page);
  await expect(line).toHaveText(words.overlay.choose);
  await expect(pressed).toHaveCount(0);
  await expect(legend).toBeHidden();
  expect(requests).toEqual([]);

  const ids: OverlayId[] = ["3g-garantizada", "5g", "4g-diferenciada", "3g-diferenciada", "4g-garantizada"];
  for (const id of [...ids, "5g"] as const) {
    await button(id).click();
    await expectPainted(id);
    const meanings = await legend
      .locator("[data-swatch]")
      .evaluateAll((swatches) => swatches.map((swatch) => getComputedStyle(swatch).backgroundColor));
    expect(meanings).toContain(await colorAt(capital));
    expect(await colorAt(gulf)).toBeUndefined();
  }
  const paths = coverageOverlays.map(({ path }) => path);
  expect([...requests].sort()).toEqual([...paths].sort());

  await button("5g").click();
  await expect(line).toHaveText(words.overlay.choose);
  await expect(pressed).toHaveCount(0);
  expect(await paintedPixels("overlay")).toBe(0);
});

test("the last chosen overlay is drawn, whatever the order of responses", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  const held: Route[] = [];
  await page.route(kmlUrlPattern, (route) => void held.push(route));
  const { button, colorAt, expectPainted } = await openCoverageTool(page);
  const ids: OverlayId[] = ["3g-garantizada", "5g", "4g-garantizada"];
  for (const [at, id] of ids.entries()) {
    await button(id).click();
    await expect.poll(() => held.length).toBe(at + 1);
  }
  const [first, second, last] = held;
  await last?.fulfill({ body: buildKml() });
  await expectPainted("4g-garantizada");
  // The page has aborted these requests, so late responses must change nothing.
  const late = buildKml().replace("ff00ff00", "ff0000ff");
  for (const route of [second, first]) await route?.fulfill({ body: late }).catch(() => undefined);
  await page.waitForTimeout(300);
  await expectPainted("4g-garantizada");
  expect(await colorAt(gulf)).toBe("rgb(0, 255, 0)");
});

test.describe("before the map's script loads", () => {
  test.use({ expectedTroubles: /ERR_FAILED|did not load/ });

  test("pressing a technology opens the page with that overlay in its address", { tag: ["@once", "@nightly"] }, async ({
    page,
  }) => {
    const scripts = /\.js$/;
    await mockBaseTiles(page.context());
    await page.route(scripts, (route) => route.abort());
    await page.goto(coveragePath);
    await page.getByRole("button", { name: getOverlayName("4g-garantizada") }).click();
    await expect(page).toHaveURL(`${coveragePath}?capa=4g-garantizada#mapa`);
    await page.unroute(scripts);
    await page.reload();
    await wakeMap(page);
    await expect(page.locator("[data-layer][aria-pressed=true]")).toHaveAttribute("data-layer", "4g-garantizada");
  });
});

test("a slow download shows its progress, and is drawn before its end", { tag: ["@once", "@nightly"] }, async ({
  page,
  context,
}) => {
  const { button, line, progress, announced, paintedPixels, expectPainted } = await openCoverageTool(page);
  const id = "4g-garantizada";
  const network = await context.newCDPSession(page);
  /** Sets the download speed in bytes per second; -1 is unlimited. */
  const atSpeed = (bytes: number) =>
    network.send("Network.emulateNetworkConditions", {
      ...{ offline: false, latency: 0, downloadThroughput: bytes, uploadThroughput: bytes },
    });
  await atSpeed(15_000);
  await button(id).click();
  await expect(announced).toHaveText(fillPlaceholders(words.overlay.loadingStarts, { overlay: getOverlayName(id) }));
  await expect(progress).toHaveAttribute("value", /^0\.\d+$/);
  const { bytes = 0 } = readCoverageFiles().find((file) => file.id === id) ?? {};
  const ending = words.overlay.loading.split("{received}")[1] ?? "";
  await expect(line).toContainText(fillPlaceholders(ending, { total: formatFileSize(bytes) }));
  await expect.poll(async () => (await paintedPixels("overlay")) > 0 && (await progress.isVisible())).toBe(true);
  await atSpeed(-1);
  await expectPainted(id);
  await expect(progress).toBeHidden();
});

test("the keyboard reaches and operates every control, and the overlay covers the map after each move", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.route(kmlUrlPattern, (route) => route.fulfill({ body: buildKml() }));
  const { button, map, answer, colorsAllOver, expectPainted } = await openCoverageTool(page);
  const stops = [
    map,
    page.getByRole("button", { name: words.map.zoomIn }),
    page.getByRole("button", { name: words.map.zoomOut }),
    map.getByRole("link"),
    ...coverageOverlays.map(({ id }) => button(id)),
    page.getByRole("button", { name: words.point.middle }),
    page.getByRole("slider", { name: words.look.transparency }),
  ];
  await map.focus();
  for (const stop of stops) {
    await expect(stop).toBeFocused();
    await page.keyboard.press("Tab");
  }

  await button("5g").focus();
  await page.keyboard.press("Enter");
  await expectPainted("5g");
  await map.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("ArrowRight");
  await expect(map.locator('img[src*="/6/"]').first()).toBeVisible();
  await expect.poll(async () => new Set(await colorsAllOver())).toEqual(new Set(["rgb(0, 255, 0)"]));
  await page.getByRole("button", { name: words.map.zoomOut }).press("Enter");
  await expect(map.locator('img[src*="/5/"]').first()).toBeVisible();
  await expect.poll(async () => new Set(await colorsAllOver())).toEqual(new Set(["rgb(0, 255, 0)"]));

  await page.getByRole("button", { name: words.point.middle }).press("Enter");
  await expect(answer).toContainText(words.point.atMiddle.split("{")[0] ?? "");
  await expect(answer).not.toContainText("-101.21");
  await page.getByRole("slider").focus();
  await page.keyboard.press("Home");
  await expect(
    page.getByRole("status").filter({ hasText: fillPlaceholders(words.look.transparencyValue, { percent: "0" }) }),
  ).toBeVisible();
  await expect(page.locator(".leaflet-overlay-pane canvas")).toHaveCSS("opacity", "1");
});

test("the page requests at most 60 kB of script before any choice, including map and worker", { tag: "@once" }, async ({
  page,
}) => {
  const scripts = new Set<string>();
  page.on("request", (request) => request.resourceType() === "script" && scripts.add(request.url()));
  // Waits for the last request that the worker sends on its own.
  const outlines = page.waitForResponse(`**${coverageMapSources.outlinesPath}`);
  await openCoverageTool(page);
  await outlines;
  expect([...scripts].filter((url) => url.includes("coverage.worker.")).length).toBe(1);
  // DevTools does not report the size of a worker's own script, so it is read from the server.
  let bytes = 0;
  for (const url of scripts) {
    const headers = (await page.request.head(url, { headers: { "accept-encoding": "br" } })).headers();
    bytes += Number(headers["content-length"]);
  }
  expect(bytes).toBeGreaterThan(30_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});

test("printed bars state their technology", { tag: "@once" }, async ({ page }) => {
  await mockBaseTiles(page.context());
  await page.goto(coveragePath);
  const shownElements = page.locator(`#${coverageAnchors.states} p`).filter({ hasText: stateTableProps.picker });
  await expect(shownElements).toBeHidden();
  await page.getByRole("radio", { name: /^5G/ }).check({ force: true });
  await page.emulateMedia({ media: "print" });
  await expect(shownElements).toBeVisible();
  await expect(shownElements).toHaveText(/^Tecnología: 5G Cobertura\s*$/, { useInnerText: true });
});

test.describe("without script", { tag: "@once" }, () => {
  test.use({ javaScriptEnabled: false });

  test("the page says that the map needs script, and has outline, table, files and legal note", async ({ page }) => {
    await page.goto(coveragePath);
    const remark = page.locator("[data-bar] noscript p");
    await expect(remark).toBeVisible();
    await expect(remark).toHaveText(words.map.withoutScript);
    const question = page.locator("[data-place-tool] noscript");
    await expect(question.locator("p")).toBeVisible();
    await expect(question.locator("p")).toHaveText(words.point.withoutScript);
    await expect(question.locator("a")).toHaveText(stateTableLink.label);
    await expect(page.getByRole("img", { name: words.map.outlineAlt })).toBeVisible();
    await page.locator(`#${coverageAnchors.states} summary`).click();
    await expect(page.getByRole("table").getByRole("rowheader")).toHaveCount(32);
    const note = page.locator(`#${coverageAnchors.legal}`);
    await note.locator("summary").click();
    for (const { path } of coverageOverlays) {
      await expect(page.locator(`a[href="${path}"]`)).toBeVisible();
      const answer = await page.request.get(path);
      expect(answer.headers()["content-type"]).toContain("application/vnd.google-earth.kml+xml");
      expect(await answer.text()).toContain("<Placemark>");
    }
    await expect(note.getByRole("listitem").first()).toBeVisible();
  });
});
