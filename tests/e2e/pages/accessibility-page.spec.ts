import {
  accessibilityAnchors,
  accessibilityTabs,
  accessibilityTabsCopy,
} from "#content/accessibility/accessibility-page.ts";
import { accessibilityStatement } from "#content/accessibility/accessibility-statement.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";
import { findOverflowingElements, recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

const path = "/accesibilidad";
const names = accessibilityTabs.map(({ title }, index) => `${index + 1} ${title}`);
const [first, second, third, fourth, last] = names as [string, string, string, string, string];

test("a click, arrow keys, Home and End select a tab, and Tab leads to its panel", { tag: "@once" }, async ({
  page,
}) => {
  await page.goto(path);
  const tabs = page.getByRole("tablist", { name: accessibilityTabsCopy.label }).getByRole("tab");
  await expect(tabs).toHaveText(names);
  await tabs.filter({ hasText: third }).click();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  await expect(page.getByRole("tabpanel", { name: third })).toContainText(third.slice(2));
  await expect(page).toHaveURL(`${path}#${accessibilityTabs[2].key}`);
  await tabs.filter({ hasText: first }).click();
  for (const [key, name] of [
    ["ArrowRight", second],
    ["End", last],
    ["ArrowRight", first],
    ["ArrowLeft", last],
    ["Home", first],
  ] as const) {
    await page.keyboard.press(key);
    const chosen = page.getByRole("tab", { selected: true });
    await expect(chosen).toHaveText(name);
    await expect(chosen).toBeFocused();
    await expect(page.getByRole("tabpanel", { name })).toBeVisible();
  }
  await page.keyboard.press("Tab");
  await expect(page.getByRole("tabpanel", { name: first })).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(page.getByRole("tab", { name: first })).toBeFocused();
});

test("an address with a tab's anchor opens the tab without layout shift", { tag: "@phone" }, async ({ page }) => {
  await recordLayoutShifts(page);
  await page.goto(`${path}#${accessibilityTabs[3].key}`, { waitUntil: "networkidle" });
  const selected = page.getByRole("tab", { selected: true });
  await expect(selected).toHaveText(fourth);
  await expect(selected).toBeInViewport();
  await expect(page.getByRole("tabpanel")).toHaveCount(1);
  expect(await takeLayoutShifts(page)).toEqual([]);
  await page.evaluate((hash) => {
    location.hash = hash;
  }, accessibilityTabs[1].key);
  await expect(selected).toHaveText(second);
  await expect(page.getByRole("heading", { name: second })).toBeInViewport();
});

test("axe finds nothing in any tab, and each fits the narrowest phone", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.goto(path);
  // The tabs must hydrate before the resize, because on a narrow screen they would wait for the first scroll.
  await expect(page.getByRole("tab", { selected: true })).toHaveText(first);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const name of names) {
    await page.getByRole("tab", { name }).click();
    expect(await findOverflowingElements(page), name).toEqual([]);
  }
  // Shows all panels for a single run of axe.
  const panels = page.locator("[role=tabpanel]");
  await panels.evaluateAll((all) => {
    for (const panel of all) (panel as HTMLElement).hidden = false;
  });
  await expect(panels.filter({ visible: true })).toHaveCount(names.length);
  await expectNoViolation(page, `#${accessibilityAnchors.tabs}`);
});

test("every panel is printed", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("tab", { selected: true })).toHaveText(first);
  await page.emulateMedia({ media: "print" });
  for (const name of names) await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
});

test("the accessibility statement has its date, and its parts have anchors", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  const { date, parts } = accessibilityStatement;
  await page.goto(`${path}#${parts[3]?.id}`);
  await expect(page.locator(`time[datetime="${date.day}"]`)).toHaveText(date.text);
  await expect(page.getByRole("heading", { name: parts[3]?.title ?? "" })).toBeInViewport();
  // The tabs are out of view and not yet hydrated.
  await page.locator(`#${accessibilityAnchors.tabs}`).scrollIntoViewIfNeeded();
  await expect(page.getByRole("tab", { selected: true })).toHaveText(first);
});

test("before their script loads, the tabs are links that show their panel", { tag: ["@once", "@nightly"] }, async ({
  page,
}) => {
  await page.route("**/*.js", (route) => route.fulfill({ contentType: "text/javascript", body: "" }));
  await page.goto(path);
  for (const name of [first, last, second]) {
    if (name !== first) await page.getByRole("link", { name }).click();
    await expect(page.getByRole("heading", { level: 2, name, exact: true })).toBeInViewport();
    for (const other of names.filter((one) => one !== name))
      await expect(page.getByRole("heading", { level: 2, name: other, exact: true })).toBeHidden();
  }
});
