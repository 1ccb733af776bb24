import type { Route } from "@playwright/test";
import { coverageAnchors, coverageMapSources } from "#content/coverage/coverage-page.ts";
import { coverageToolCopy as words } from "#content/coverage/coverage-tool.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { capital, gulf } from "../../support/browser/coverage-view.ts";
import { buildKml, formatOverlayShown, locatePlaceSearch, openCoverageTool } from "../support/coverage-page.ts";
import { expect, isBaseTileUrl, test } from "../support/fixture.ts";

type Code = keyof typeof words.overlay.failed;

/**
 * Responses in place of a file, ordered so that no two consecutive ones have the same message.
 * src/domain/coverage/kml/scanner/kml-scanner.test.ts covers other errors inside a file.
 */
const badAnswers = [
  ["offline", (route) => route.abort("internetdisconnected")],
  ["not-found", (route) => route.fulfill({ status: 404, body: "no" })],
  ["zip", (route) => route.fulfill({ body: Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 8, 0]) })],
  ["server", (route) => route.fulfill({ status: 503, body: "later" })],
  ["html", (route) => route.fulfill({ contentType: "text/html", body: "<!doctype html><html><title>Wifi</title>" })],
] as const satisfies readonly (readonly [Code, (route: Route) => Promise<void>])[];

test.describe("when an overlay's file does not load", () => {
  test.use({ expectedTroubles: /ERR_INTERNET_DISCONNECTED|status of (404|503)/ });

  test("each error has its message and a retry button, and the map stays usable", {
    tag: "@once",
  }, async ({ page }) => {
    let answer: (route: Route) => Promise<void> = badAnswers[0][1];
    await page.route("**/kml/5G.kml", (route) => answer(route));
    const {
      button,
      line,
      retry,
      announced,
      legend,
      map,
      answer: point,
      expectPainted,
      tap,
    } = await openCoverageTool(page);
    await button("5g").click();
    for (const [code, bad] of badAnswers) {
      if (bad !== answer) {
        answer = bad;
        await retry.click();
      }
      await expect(line, code).toHaveText(words.overlay.failed[code]);
      await expect(announced, code).toHaveText(words.overlay.failed[code]);
      await expect(button("5g")).toBeFocused();
    }
    await expect(legend).toBeHidden();
    await expect(map).toHaveAttribute("data-overlay", "none");

    await tap(capital);
    await expect(point).toContainText(fillPlaceholders(words.point.answers.guaranteed, { technology: "4G" }));
    await expect(point).toContainText(fillPlaceholders(words.point.answers.unreadable, { technology: "5G" }));
    await page.getByRole("button", { name: words.map.zoomIn }).click();
    await expect(map.locator('img[src*="/6/"]').first()).toBeVisible();
    await button("4g-garantizada").click();
    await expectPainted("4g-garantizada");

    answer = (route) => route.fulfill({ body: buildKml() });
    await point.getByRole("button", { name: words.point.retry }).click();
    await expect(point).toContainText(fillPlaceholders(words.point.answers.covered, { technology: "5G" }));
    await button("5g").click();
    await expectPainted("5g");
  });

  test("offline, the map reports this and answers from loaded files; back online, a retry loads the overlay", {
    tag: ["@once", "@nightly"],
  }, async ({ page, context }) => {
    // Waits for the last request that the worker sends on its own.
    const outlines = page.waitForResponse(`**${coverageMapSources.outlinesPath}`);
    const { button, line, retry, sentences, expectPainted, tap } = await openCoverageTool(page);
    await outlines;
    await context.setOffline(true);
    await button("3g-garantizada").click();
    await expect(line).toHaveText(words.overlay.failed.offline);
    await context.setOffline(false);
    await retry.click();
    await expectPainted("3g-garantizada");

    await context.setOffline(true);
    await tap(capital);
    const { guaranteed, missing } = words.point.answers;
    await expect(sentences).toHaveText([
      fillPlaceholders(guaranteed, { technology: "3G" }),
      fillPlaceholders(missing, { technology: "4G" }),
      fillPlaceholders(missing, { technology: "5G" }),
    ]);
  });
});

test.describe("when a script of the map does not load", { tag: ["@once", "@nightly"] }, () => {
  test.use({ expectedTroubles: /ERR_FAILED/ });

  test("without the worker's script the map shows the error, and a retry requests it again", async ({ page }) => {
    await page.route("**/coverage.worker.*", (route) => route.abort());
    const { button, line, retry, sentences, expectPainted, tap } = await openCoverageTool(page, "?capa=5g");
    await expect(line).toHaveText(words.overlay.failed.offline);
    await tap(capital);
    await expect(sentences.first()).toHaveText(fillPlaceholders(words.point.answers.missing, { technology: "3G" }));
    await retry.click();
    await expect(line).toHaveText(words.overlay.failed.offline);
    await page.unroute("**/coverage.worker.*");
    await retry.click();
    await expectPainted("5g");
    await button("3g-garantizada").click();
    await expectPainted("3g-garantizada");
  });

  test("without the place finder's script, a place search reports this, and the map stays usable", async ({ page }) => {
    await page.route("**/place-finder.*", (route) => route.abort());
    const { button, expectPainted } = await openCoverageTool(page);
    await locatePlaceSearch(page).field.fill("merida");
    await expect(page.locator("[data-place-remark]:visible")).toHaveText(words.point.place.noList);
    await button("5g").click();
    await expectPainted("5g");
  });
});

test("a truncated file is drawn up to its end; entities, scripts, markup and references in it have no effect", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const element = '<img src="/nowhere" onerror="window.hurt=1"><script>window.hurt=1</script>';
  const laughs = Array.from({ length: 20 }, (_, index) => `<!ENTITY l${index + 1} "${`&l${index};`.repeat(10)}">`);
  const prologue = `<!DOCTYPE kml [<!ENTITY l0 "ja">${laughs.join("")}]>`;
  await page.route("**/kml/3G-garantizada.kml", async (route) => {
    const body = await (await route.fetch()).body();
    await route.fulfill({ body: body.subarray(0, body.length * 0.6) });
  });
  await page.route("**/kml/5G.kml", (route) => route.fulfill({ body: buildKml({ prologue, name: "&l20;" }) }));
  await page.route("**/kml/4G-garantizada.kml", (route) => {
    const text = `<![CDATA[${element}]]>`;
    const outside =
      '<?xml version="1.0"?><?xml-stylesheet href="https://otro.example/x.xsl"?>' +
      '<!DOCTYPE kml SYSTEM "https://otro.example/x.dtd" [<!ENTITY passwd SYSTEM "file:///etc/passwd">' +
      '<!ENTITY % far SYSTEM "https://otro.example/y.dtd"> %far;]>';
    const description = `${text}<script>window.hurt=1</script>`;
    return route.fulfill({
      body: buildKml({ prologue: outside, folder: text, name: `${text} &passwd;`, description }),
    });
  });
  const dialogs: string[] = [];
  page.on("dialog", (dialog) => dialogs.push(dialog.message()));
  const { button, notes, retry, legend, colorAt, expectPainted, paintedPixels } = await openCoverageTool(page);

  await button("3g-garantizada").click();
  await expectPainted("3g-garantizada");
  await expect(notes).toContainText(words.overlay.truncated);
  await expect(retry).toBeHidden();
  expect(await paintedPixels("overlay")).toBeGreaterThan(0);

  await button("5g").click();
  await expectPainted("5g");
  expect(await colorAt(gulf)).toBe("rgb(0, 255, 0)");
  await expect(notes).toBeHidden();

  await button("4g-garantizada").click();
  await expectPainted("4g-garantizada");
  // A name with markup is shown as plain text.
  await expect(legend).toContainText("window.hurt=1");
  await expect(legend).not.toContainText("<");
  await expect(page.locator("[data-map-tool]").locator("script, img[src='/nowhere']")).toHaveCount(0);
  await expect(page.getByText("root:")).toHaveCount(0);
  expect(await page.evaluate(() => "hurt" in window)).toBe(false);
  expect(dialogs).toEqual([]);
});

test("a browser without workers gets a message and the rest of the page", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  const { button, line, answer, map, tap } = await openCoverageTool(page, "?capa=5g");
  await expect(line).toHaveText(words.overlay.failed["no-worker"]);
  await button("3g-garantizada").click();
  await expect(line).toHaveText(words.overlay.failed["no-worker"]);
  await tap(capital);
  await expect(answer).toContainText(fillPlaceholders(words.point.answers.unreadable, { technology: "5G" }));
  await page.getByRole("button", { name: words.map.zoomIn }).click();
  await expect(map.locator('img[src*="/6/"]').first()).toBeVisible();
  await page.locator(`#${coverageAnchors.states} summary`).click();
  await expect(page.getByRole("table")).toBeVisible();
});

test.describe("without base tiles", () => {
  test.use({ expectedTroubles: /ERR_FAILED/ });

  test("a message says so, and the states' outline and the overlay are drawn", { tag: ["@once", "@nightly"] }, async ({
    page,
  }) => {
    await page.route(isBaseTileUrl, (route) => route.abort());
    const { button, announced, expectPainted, paintedPixels } = await openCoverageTool(page);
    await expect(page.locator("[data-tiles]")).toHaveText(words.map.withoutTiles);
    await expect(page.locator("[data-tiles]")).toBeVisible();
    await expect(announced).toHaveText(words.map.withoutTiles);
    await expect.poll(() => paintedPixels("outlines")).toBeGreaterThan(1_000);
    await button("5g").click();
    await expectPainted("5g");
    expect(await paintedPixels("overlay")).toBeGreaterThan(0);
    await expect(announced).toContainText(formatOverlayShown("5g"));
    await page.unroute(isBaseTileUrl);
    await page.getByRole("button", { name: words.map.zoomIn }).click();
    await expect(page.locator("[data-tiles]")).toBeHidden();
  });
});
