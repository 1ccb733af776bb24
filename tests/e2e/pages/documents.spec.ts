import { documentViewerCopy } from "#content/documents/document-viewer.ts";
import { registryEntries } from "#content/registry/registry.ts";
import { expect, test } from "../support/fixture.ts";

const path = "/aviso-de-privacidad";
const document = "/documentos/aviso-de-privacidad-1.pdf";

test("a document shows in its frame, under the site's own security policy", { tag: "@once" }, async ({ page }) => {
  const answered = page.waitForResponse(`**${document}`);
  await page.goto(path);
  const frame = page.locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  expect((await answered).status()).toBe(200);
  await expect(frame).toHaveAttribute("title", /Aviso de privacidad/);
  // Chromium's viewer is a separate page inside the frame; a Chromium without a viewer offers to open the file.
  if (await page.evaluate(() => navigator.pdfViewerEnabled))
    await expect.poll(() => page.frames().some((inner) => inner.url().startsWith("chrome-extension://"))).toBe(true);
});

test("a phone requests no document while its page is read", { tag: "@phone" }, async ({ page }) => {
  const requestedUrls: string[] = [];
  page.on("request", (request) => request.url().endsWith(document) && requestedUrls.push(request.url()));
  await page.goto(path);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: documentViewerCopy.open })).toHaveAttribute("href", document);
  await expect(page.locator("iframe")).toBeHidden();
  expect(requestedUrls).toEqual([]);
});

test.describe("on a phone, without script", () => {
  test.use({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
  });

  for (const { shown, tag } of [
    { shown: path, tag: ["@once"] },
    ...["/registro-membresias", "/registro-tarifas-vigentes", registryEntries[0]?.path ?? ""].map((other) => ({
      shown: other,
      tag: ["@once", "@nightly"],
    })),
  ])
    test(`${shown} shows its document as sharp pictures without layout shift`, { tag }, async ({ page }) => {
      await page.goto(shown);
      const picture = page.getByRole("img", { name: /^Página 1 de / });
      const reserved = await picture.boundingBox();
      await picture.scrollIntoViewIfNeeded();
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
      const natural = await picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]);
      const box = await picture.boundingBox();
      expect([box?.width, box?.height]).toEqual([reserved?.width, reserved?.height]);
      expect(box?.width).toBeGreaterThan(340);
      expect(natural[0]).toBeGreaterThanOrEqual(2 * (box?.width ?? 0));
      // A picture of a blank page has a tenth of this size.
      expect((await picture.screenshot()).length).toBeGreaterThan(30_000);
      await expect(page.locator("iframe")).toBeHidden();
    });
});
