import { documentViewerWords } from "#content/documents/document-viewer.ts";
import { expect, test } from "./fixture.ts";

const path = "/aviso-de-privacidad";
const document = "/documentos/aviso-de-privacidad-1.pdf";

test("a document shows in its frame, under the site's own security policy", { tag: "@once" }, async ({ page }) => {
  const answered = page.waitForResponse(`**${document}`);
  await page.goto(path);
  const frame = page.locator("iframe");
  await frame.scrollIntoViewIfNeeded();
  expect((await answered).status()).toBe(200);
  await expect(frame).toHaveAttribute("title", /Aviso de privacidad/);
  // Chromium's viewer is a page of its own inside the frame; a Chromium without it offers to open the file.
  if (await page.evaluate(() => navigator.pdfViewerEnabled))
    await expect.poll(() => page.frames().some((inner) => inner.url().startsWith("chrome-extension://"))).toBe(true);
});

test("a phone asks for no document until it is opened or downloaded", { tag: "@phone" }, async ({ page, isMobile }) => {
  const asked: string[] = [];
  page.on("request", (request) => request.url().endsWith(document) && asked.push(request.url()));
  await page.goto(path);
  await page.locator("footer").scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(page.getByRole("link", { name: documentViewerWords.open })).toHaveAttribute("href", document);
  if (!isMobile) return;
  await expect(page.locator("iframe")).toBeHidden();
  expect(asked).toEqual([]);
});
