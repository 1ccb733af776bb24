import { coverageQuestion, downloadSection, hero } from "#content/pages/home.ts";
import { openPageWithSiteFonts } from "../support/site-fonts.ts";
import { expect, mockBaseTiles, readOnlyTest as test } from "./fixture.ts";
import { readLayoutShifts, recordLayoutShifts } from "./layout-watch.ts";

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

test("the first screen has the heading, the prices and the link to the app, on phones, tablets and computers", {
  tag: "@once",
}, async ({ page }) => {
  await openPageWithSiteFonts(page, "/");
  const { figure, other } = hero.price;
  const main = page.locator("main");
  const promised = [
    page.getByRole("heading", { level: 1 }),
    ...[figure, ...(other ? [other.figure] : [])].map((price) => main.getByText(price, { exact: true }).first()),
    main.locator("a[data-store-link]").first(),
  ];
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1366, 650],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const each of promised) await expect(each, `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
  }
});

test("scrolling on a phone moves the SIM into the drawn phone; it is still on a computer and under reduced motion", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  const ring = page.locator("[data-usage-share]").first();
  const readFill = () => ring.evaluate((circle) => Number.parseFloat(getComputedStyle(circle).strokeDasharray));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  expect(await readFill()).toBe(0);
  await page.evaluate(() => scrollTo(0, 600));
  await expect.poll(readFill).toBe(70);

  await page.evaluate(() => scrollTo(0, 0));
  await expect.poll(readFill).toBe(0);
  await page.setViewportSize({ width: 1360, height: 850 });
  await expect.poll(readFill).toBe(70);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(readFill).toBe(0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await expect.poll(readFill).toBe(70);
});

for (const { size, tag } of [
  { size: { width: 390, height: 844 }, tag: "@once" },
  { size: { width: 800, height: 1100 }, tag: ["@once", "@nightly"] },
]) {
  test(`the SIM's animation causes no layout shift, ${size.width} pixels wide`, { tag }, async ({ page }) => {
    await recordLayoutShifts(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize(size);
    await page.goto("/");
    const figure = page.locator("[data-usage-figure]").first();
    const readCount = () => figure.evaluate((element) => getComputedStyle(element).getPropertyValue("--gb"));
    expect(await readCount()).toBe("0");
    for (let at = 0; at <= 600; at += 20) {
      await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), at);
      await page.evaluate(() => new Promise(requestAnimationFrame));
    }
    await expect.poll(readCount).toBe("42");
    expect(await readLayoutShifts(page)).toEqual([]);
  });
}

test("a phone shows the link to the app from the first screen to the form, once at a time", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  const own = page.locator("main a[data-store-link]").first();
  const header = page.locator("header").first().getByRole("link", { name: "Descarga la App" });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(header).toBeInViewport({ ratio: 1 });
  }
  const bar = page.locator("main a[data-store-link]").last();
  await expect(bar).not.toBeInViewport();
  // The bar stays hidden while the first screen's own button is visible.
  await own.evaluate((button) => scrollTo({ top: button.getBoundingClientRect().bottom - 20, behavior: "instant" }));
  await expect(own).toBeInViewport();
  await expect(bar).not.toBeInViewport();
  for (const id of ["accesos", "membresias", "cobertura", "comprueba"]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView());
    await expect(bar, id).toBeInViewport({ ratio: 1 });
    await expect(header, id).not.toBeInViewport();
  }
  // Scrolling up brings back the header, with the same button.
  await page.mouse.wheel(0, -120);
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 120);
  // Above the on-screen keyboard there is no space for both the field and the bar.
  await page.getByLabel(coverageQuestion.field.label).focus();
  await expect(bar).toBeHidden();
  for (const id of ["contacto", "legales"]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ block: "end" }));
    await expect(bar, id).not.toBeInViewport();
  }
});

test("the coverage question is within two screens of home, one tap from its field, which opens the map with a place", {
  tag: "@once",
}, async ({ page }) => {
  await mockBaseTiles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPageWithSiteFonts(page, "/");
  const question = page.getByRole("link", { name: coverageQuestion.heading });
  const { y, height } = (await question.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
  expect(y + height).toBeLessThan(2 * 844);
  await question.click();
  const field = page.getByLabel(coverageQuestion.field.label);
  await expect(field).toBeInViewport();
  await field.fill("Tepic");
  await page.getByRole("button", { name: coverageQuestion.field.submit }).click();
  await expect(page).toHaveURL("/mapa-de-cobertura?lugar=Tepic");
});

test("computers show a QR code for the app, and phones show store links", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 1360, height: 850 });
  await page.goto("/");
  const code = page.locator("#descargaApp").getByRole("img", { name: downloadSection.code.label });
  await expect(code).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(code).toBeHidden();
  for (const { store } of downloadSection.stores)
    await expect(page.locator("#descargaApp").getByRole("link", { name: store })).toBeVisible();
});
