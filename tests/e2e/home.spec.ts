import { hero } from "#content/pages/home.ts";
import { openInOwnFonts } from "../support/brand-font.ts";
import { expect, readingTest as test } from "./fixture.ts";

const sections = ["membresias", "opiniones", "esim", "contacto", "descargaApp", "legales"];

test("home shows its sections, and sends one page visit", { tag: "@phone" }, async ({ page }) => {
  const visit = page.waitForResponse((response) => response.url().endsWith("/api/events"));
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  for (const id of sections) await expect(page.locator(`#${id}`)).toBeVisible();
  const response = await visit;
  expect(response.status()).toBe(201);
  expect(response.request().postDataJSON()).toMatchObject({
    event: "Pagina visitada",
    properties: { Channel: "marketing" },
  });
});

test("the first screen of a small phone says what the page is for, what is offered and what to do", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await openInOwnFonts(page, "/");
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
  await expect(
    page
      .locator("main")
      .getByText(hero.offer?.figure ?? hero.tag, { exact: true })
      .first(),
  ).toBeInViewport({ ratio: 1 });
  await expect(page.locator("main a[data-store-link]").first()).toBeInViewport({ ratio: 1 });
});
