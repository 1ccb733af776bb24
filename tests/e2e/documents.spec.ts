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

test("another service is asked for nothing before its frame is opened", { tag: "@once" }, async ({ page }) => {
  const preview = "https://drive.google.com/file/d/prueba/preview";
  const asked: string[] = [];
  await page.route(preview, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Vista previa</title>" });
  });
  // No document is shared yet: this page has a frame as the viewer writes it for a shared one.
  await page.route(`**${path}`, async (route) => {
    const html = await (await route.fetch()).text();
    const folded = html.replace(
      /<iframe[^>]*><\/iframe>/,
      `<details><summary>${documentViewerWords.show}</summary><iframe src="${preview}" title="Documento" loading="lazy" width="800" height="900"></iframe></details>`,
    );
    await route.fulfill({ contentType: "text/html; charset=utf-8", body: folded });
  });
  await page.goto(path);
  const show = page.getByText(documentViewerWords.show);
  await show.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  expect(asked).toEqual([]);
  await show.click();
  await expect.poll(() => asked).toEqual([preview]);
});
