import { expect, test } from "@playwright/test";
import { createDocumentLinks, documentViewerCopy, fileSharingService } from "#content/documents/document-viewer.ts";
import { config } from "#platform/config/config.ts";
import { buildSecurityPolicy, getCspHosts } from "#server/http/csp-hosts.ts";
import { buildContentSecurityPolicy } from "#server/http/security-headers.ts";

const path = "/_componentes";
const { embedHref } = createDocumentLinks({ kind: "shared", fileId: "muestra" }, "Documento de muestra");
const policy = buildContentSecurityPolicy(getCspHosts(buildSecurityPolicy(config, [fileSharingService.origin]), path));

for (const { how, javaScriptEnabled, tag } of [
  { how: "with script", javaScriptEnabled: true, tag: [] },
  { how: "without script", javaScriptEnabled: false, tag: ["@nightly"] },
])
  test.describe(how, { tag }, () => {
    test.use({ javaScriptEnabled });

    test("a shared document is requested from its service when the visitor asks, not when the disclosure opens", async ({
      page,
    }) => {
      const requestedUrls: string[] = [];
      await page.route(`${fileSharingService.origin}/**`, (route) => {
        requestedUrls.push(route.request().url());
        return route.fulfill({ contentType: "text/html", body: "<!doctype html><p>Vista previa</p>" });
      });
      // No document of the site is shared yet, so the page is sent with the policy for a shared one.
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, headers: { ...response.headers(), "content-security-policy": policy } });
      });
      await page.goto(path);
      const fold = page.locator("#documento details");
      await fold.locator("summary").click();
      const frame = fold.locator("iframe");
      await frame.scrollIntoViewIfNeeded();
      await page.waitForLoadState("networkidle");
      await expect(frame).toBeInViewport();
      expect(requestedUrls).toEqual([]);
      await fold.getByRole("link", { name: documentViewerCopy.load }).click();
      await expect(frame.contentFrame().getByText("Vista previa")).toBeVisible();
      expect(requestedUrls).toEqual([embedHref]);
    });
  });
