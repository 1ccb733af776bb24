import type { Page } from "@playwright/test";
import { coverageQuestion, downloadSection, homeOpening, proofSection } from "#content/pages/home-page.ts";
import { signUpStory } from "#content/sign-up/sign-up-stops.ts";
import { openPageWithSiteFonts } from "../../support/site-fonts.ts";
import { expect, mockBaseTiles, readOnlyTest as test } from "../support/fixture.ts";
import { findBrokenWords } from "../support/measures/broken-words.ts";
import { recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

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
  const { figure, other } = homeOpening.price;
  const main = page.locator("main");
  const promised = [
    page.getByRole("heading", { level: 1 }),
    ...[figure, ...(other ? [other.figure] : [])].map((price) => main.getByText(price, { exact: true }).first()),
    main.locator("a[data-store-link]").first(),
  ];
  const conditions = [homeOpening.price.after, ...(other ? [other.after] : [])].map((text) =>
    main.getByText(text).first(),
  );
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
    [1366, 650],
    [1920, 1000],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const each of promised) await expect(each, `at ${width} by ${height}`).toBeInViewport({ ratio: 1 });
    for (const condition of conditions) {
      const lines = await condition.evaluate(
        (element) => (element as HTMLElement).offsetHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
      );
      expect(Math.round(lines), `at ${width} by ${height}`).toBeLessThanOrEqual(2);
    }
  }
});

/** Locates the story of the first screen, with the radio buttons of its stops. */
const findStory = (page: Page) => page.getByRole("group", { name: signUpStory.legend });
const readScreens = (page: Page) =>
  findStory(page)
    .locator("[data-stop]")
    .evaluateAll((screens) => screens.map((screen) => Number(getComputedStyle(screen).opacity)));
/** Reads which screen is in front of the others in the middle of the phone. */
const readFrontScreen = (page: Page) =>
  findStory(page).evaluate((story) => {
    for (const element of story.querySelectorAll<HTMLElement>("[data-stop], [data-stop] *, [aria-hidden]"))
      element.style.pointerEvents = "auto";
    const { x, y, width, height } = story.querySelector("[data-stop]")?.getBoundingClientRect() ?? new DOMRect();
    const front = document
      .elementsFromPoint(x + width / 2, y + height / 2)
      .map((element) => element.closest<HTMLElement>("[data-stop]"))
      .find((screen) => screen && Number(getComputedStyle(screen).opacity) > 0);
    return front?.dataset.stop ?? "none";
  });
/** Reads the time on the drawn clock. */
const readClock = (page: Page) =>
  findStory(page)
    .getByText(signUpStory.unit, { exact: true })
    .locator("..")
    .evaluate((clock) => {
      const { content } = getComputedStyle(clock, "::after");
      const [minutes, seconds] = ["--m", "--s"].map((name) => getComputedStyle(clock).getPropertyValue(name));
      return content.includes("counter(s") && `${minutes}:${seconds?.padStart(2, "0")}`;
    });
const onlyScreen = (place: number) => signUpStory.stops.map((_, index) => Number(index === place));
const lastStop = signUpStory.stops.length - 1;

for (const size of [
  { width: 390, height: 844 },
  { width: 1360, height: 900 },
]) {
  test(`the two minutes play once, pass every stop and end at 2:00 without a layout shift, ${size.width} pixels wide`, {
    tag: "@once",
  }, async ({ page }) => {
    await recordLayoutShifts(page);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.setViewportSize(size);
    await page.goto("/");
    // The test moves the animation by hand, so that it depends on no clock. An animation past its end is no longer
    // listed.
    const play = await findStory(page).evaluateHandle((story) => story.getAnimations({ subtree: true }));
    const seek = (ms: number) =>
      play.evaluate(async (animations, index) => {
        for (const animation of animations) {
          animation.pause();
          animation.currentTime = index;
        }
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
      }, ms);
    const seen: string[] = [];
    for (let index = 0; index <= 9_000; index += 200) {
      await seek(index);
      const screens = await readScreens(page);
      const place = screens.indexOf(1);
      if (screens.every((opacity, index) => opacity === Number(index === place)))
        seen.push(`${place} at ${String(await readClock(page))}`);
    }
    // Once the last screen covers the others, none of them is in front of it again.
    const front: string[] = [];
    for (let at = 8_000; at <= 8_800; at += 50) {
      await seek(at);
      front.push(await readFrontScreen(page));
    }
    expect(front.filter((stop, index) => stop !== front[index - 1])).toEqual(["esim", "ready"]);
    // Just before a full minute, there is no intermediate step.
    for (const [at, times] of [
      [3_935, ["0:59", "1:00"]],
      [8_095, ["1:59", "2:00"]],
    ] as const) {
      await seek(at);
      expect(times).toContain(await readClock(page));
    }
    for (const [place, { time }] of signUpStory.stops.entries()) expect(seen).toContain(`${place} at ${time}`);
    expect(seen.at(0)).toBe("0 at 0:00");
    // What waits to enter on scrolling does not widen the page either.
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
    expect(seen.at(-1)).toBe(`${lastStop} at 2:00`);
    expect(await takeLayoutShifts(page)).toEqual([]);
  });
}

test("on phones and tablets, the end of the two minutes and its note are on the first screen, with the link to the app", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPageWithSiteFonts(page, "/");
  const end = findStory(page).locator("[data-stop]").last();
  const [ring] = signUpStory.stops.flatMap(({ screen }) => ("ring" in screen ? screen.ring : []));
  const figure = end.getByText(ring?.figure ?? "missing", { exact: true });
  const price = end.getByText(/^\$\d+$/);
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [412, 732],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const label of await findStory(page).locator("label, [data-sample]").all())
      await expect(label, `${width} by ${height}`).toBeInViewport({ ratio: 1 });
    const lineTop = (await findStory(page).getByRole("radio").last().boundingBox())?.y ?? 0;
    for (const text of [figure, price]) {
      const { y, height: own } = (await text.boundingBox()) ?? { y: height, height: 0 };
      expect(y + own, `${width} by ${height}`).toBeLessThan(lineTop + 10);
    }
    await expect(page.locator("main a[data-store-link]").first()).toBeInViewport({ ratio: 1 });
  }
});

test("a tap on a stop's dot or label chooses it and does not scroll", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openPageWithSiteFonts(page, "/");
  for (const [width, height] of [
    [360, 640],
    [390, 664],
    [390, 844],
    [412, 915],
    [1360, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const part of ["input", "label"])
      for (const [place, target] of (await findStory(page).locator(part).all()).entries()) {
        await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
        const box = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        // The press is at coordinates, because Playwright's own click scrolls first.
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        const stop = `${part} of stop ${place}, ${width} by ${height}`;
        await expect(findStory(page).getByRole("radio").nth(place), stop).toBeFocused();
        expect(await page.evaluate(() => scrollY), stop).toBe(0);
      }
  }
});

test("wimy walks in front of the phone at every stop", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const [width, height] of [
    [360, 640],
    [390, 844],
    [768, 1024],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto("/");
    const wimy = findStory(page).locator("[data-arm]").locator("xpath=ancestor::*[local-name()='svg']");
    for (const { label } of signUpStory.stops) {
      await findStory(page).locator("label", { hasText: label }).click();
      const isInFront = () =>
        wimy.evaluate((drawing) => {
          // Ignores decorative elements, because presses reach what is behind them.
          for (const element of document.querySelectorAll<HTMLElement | SVGElement>("fieldset [aria-hidden] *"))
            element.style.pointerEvents = "auto";
          const { x, y, width, height } = drawing.getBoundingClientRect();
          return drawing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        });
      await expect.poll(isInFront, `${label}, ${width} by ${height}`).toBe(true);
    }
  }
});

test("the proof states when a number requested now arrives, without a layout shift; without script, the rule", {
  tag: "@once",
}, async ({ page, browser }) => {
  await recordLayoutShifts(page);
  await page.clock.setFixedTime(new Date("2026-11-28T12:34:00-06:00"));
  await page.goto("/");
  const proof = page.locator("#comprueba");
  await proof.scrollIntoViewIfNeeded();
  await expect(proof).toContainText("martes 1 de diciembre, 11:00 h del centro");
  await expect(proof).toContainText("Si lo pides el lunes 30 de noviembre, 11:00 h, tu número llega a más tardar el");
  expect(await takeLayoutShifts(page)).toEqual([]);
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto(page.url());
  await expect(plain.locator("#comprueba")).toContainText(proofSection.porting.rule);
  await context.close();
});

test("the arrow keys move through the five stops, and the animation never restarts", { tag: "@once" }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  const stops = findStory(page).getByRole("radio");
  await expect(stops).toHaveCount(5);
  await stops.first().focus();
  await page.keyboard.press("Space");
  for (const [place, { time, label }] of signUpStory.stops.entries()) {
    const stop = page.getByRole("radio", { name: `${time} ${label}` });
    await expect(stop).toBeChecked();
    await expect(stop).toBeFocused();
    await expect.poll(() => readScreens(page), time).toEqual(onlyScreen(place));
    expect(await readClock(page)).toBe(time);
    await page.keyboard.press("ArrowRight");
  }
});

test("with reduced motion and on paper, the two minutes have ended, and a tap still shows a stop", {
  tag: "@once",
}, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await page.goto("/");
  expect(await readScreens(page)).toEqual(onlyScreen(lastStop));
  expect(await readClock(page)).toBe("2:00");
  const [, second] = signUpStory.stops;
  await findStory(page)
    .locator("label", { hasText: second?.label ?? "missing" })
    .click();
  expect(await readScreens(page)).toEqual(onlyScreen(1));
  expect(await readClock(page)).toBe("0:30");
  await page.emulateMedia({ reducedMotion: "no-preference", media: "print" });
  await page.reload();
  for (const { label } of signUpStory.stops)
    await expect(findStory(page).locator("label", { hasText: label })).toBeVisible();
  await expect(findStory(page).getByText(signUpStory.unit, { exact: true })).toBeHidden();
});

test("the heading is the largest paint of home", { tag: "@once" }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  for (const size of [
    { width: 390, height: 844 },
    { width: 1360, height: 900 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/");
    const readLargest = () =>
      page.evaluate(
        () =>
          new Promise<string | undefined>((resolve) => {
            new PerformanceObserver((list) => {
              const last = list.getEntries().at(-1) as (PerformanceEntry & { element: Element | null }) | undefined;
              resolve(last?.element?.tagName);
            }).observe({ type: "largest-contentful-paint", buffered: true });
          }),
      );
    await expect.poll(readLargest).toBe("H1");
  }
});

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
  // Scrolling up brings back the header, which has the same button.
  await page.mouse.wheel(0, -120);
  await expect(header).toBeInViewport({ ratio: 1 });
  await expect(bar).toBeHidden();
  await page.mouse.wheel(0, 120);
  // Above the on-screen keyboard there is not enough space for both the field and the bar.
  await page.getByRole("searchbox", { name: coverageQuestion.heading }).focus();
  await expect(bar).toBeHidden();
  for (const id of ["contacto", "legales"]) {
    await page.locator(`#${id}`).evaluate((section) => section.scrollIntoView({ block: "end" }));
    await expect(bar, id).not.toBeInViewport();
  }
});

test("the coverage question is a field within two screens of home, which opens the map with a place", {
  tag: "@once",
}, async ({ page }) => {
  await mockBaseTiles(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await openPageWithSiteFonts(page, "/");
  const field = page.getByRole("searchbox", { name: coverageQuestion.heading });
  const { y, height } = (await field.boundingBox()) ?? { y: Number.POSITIVE_INFINITY, height: 0 };
  expect(y + height).toBeLessThan(2 * 844);
  await field.fill("Tepic");
  await field.press("Enter");
  await expect(page).toHaveURL("/mapa-de-cobertura?lugar=Tepic");
});

test("computers show QR codes for the app, in the first screen too, and phones show store links", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 850 });
  await page.goto("/");
  const codes = page.getByRole("img", { name: downloadSection.code.label }).filter({ visible: true });
  await expect(codes).toHaveCount(2);
  await expect(codes.first()).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(codes).toHaveCount(0);
  for (const { store } of downloadSection.stores)
    await expect(page.locator("#descargaApp").getByRole("link", { name: store })).toBeVisible();
});

test("with text twice as big, no card breaks a word, and the labels of the story's stops stay apart", {
  tag: "@once",
}, async ({ page }) => {
  await page.goto("/");
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%", "important"));
  for (const width of [320, 390, 1024, 1360]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await findBrokenWords(page, "#accesos"), `at ${width} px`).toEqual([]);
    const gaps = await findStory(page).evaluate((story) => {
      const edges = [...story.querySelectorAll("label")].map((label) => {
        const texts = document.createTreeWalker(label, NodeFilter.SHOW_TEXT);
        const boxes: DOMRect[] = [];
        const range = document.createRange();
        for (let node = texts.nextNode(); node; node = texts.nextNode()) {
          range.selectNodeContents(node);
          boxes.push(...range.getClientRects());
        }
        return {
          left: Math.min(...boxes.map((box) => box.left)),
          right: Math.max(...boxes.map((box) => box.right)),
          top: Math.min(...boxes.map((box) => box.top)),
          bottom: Math.max(...boxes.map((box) => box.bottom)),
        };
      });
      return edges
        .slice(1)
        .map(({ left, top }, index) => Math.max(left - (edges[index]?.right ?? 0), top - (edges[index]?.bottom ?? 0)));
    });
    expect(gaps).toHaveLength(4);
    expect(Math.min(...gaps), `at ${width} px`).toBeGreaterThan(4);
  }
});
