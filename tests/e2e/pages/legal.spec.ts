import { legalPageCopy } from "#content/legal/library/legal-page-copy.ts";
import { readClipboard } from "../support/clipboard.ts";
import { expect, readOnlyTest as test } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";

const path = "/aviso-de-privacidad-accesible";

test("a clause's button copies its address, which leads to the clause", { tag: "@once" }, async ({ page }) => {
  await page.goto(path);
  await page.getByRole("heading", { name: "Derechos ARCO" }).scrollIntoViewIfNeeded();
  const button = page.getByRole("button", { name: "Copiar el enlace a «Derechos ARCO»" });
  await expect(button).toBeEnabled();
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-toast]")).toHaveText(legalPageCopy.copied);
  const copied = await readClipboard(page);
  expect(new URL(copied).hash).not.toBe("");
  await page.goto("/legal");
  await page.goto(copied);
  await expect(page.getByRole("heading", { name: "Derechos ARCO" })).toBeInViewport();
});

test("the table of contents is closed on a phone, and its links lead to clauses", { tag: "@phone" }, async ({
  page,
}) => {
  await page.goto(path);
  const contents = page.getByRole("navigation", { name: legalPageCopy.contents });
  const links = contents.getByRole("link");
  await expect(links.first()).toBeHidden();
  await contents.locator("summary").click();
  const last = links.last();
  const title = ((await last.locator("span").last().textContent()) ?? "").trim();
  await last.click();
  await expect(page.getByRole("heading", { name: title })).toBeInViewport();
});

test("Tab moves through the table of contents, scrolls its last link into view, and continues to the text", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.setViewportSize({ width: 1360, height: 600 });
  await page.goto(path);
  const links = page.getByRole("navigation", { name: legalPageCopy.contents }).getByRole("link");
  await links.first().focus();
  for (let stop = await links.count(); stop > 1; stop--) await page.keyboard.press("Tab");
  await expect(links.last()).toBeFocused();
  await expect(links.last()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press("Tab");
  await expect(page.getByRole("article").locator(":focus")).toHaveCount(1);
  await expectNoViolation(page, "nav");
});

test("lists, clauses and stacked tables keep their roles for screen readers", { tag: "@phone" }, async ({ page }) => {
  await page.goto(path);
  await expect(page.getByRole("article")).toMatchAriaSnapshot(`
    - heading "En corto" [level=2]
    - list:
      - listitem
      - listitem
      - listitem
  `);
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader")).toHaveText(["Grupo", "Datos", "Cómo se obtienen"]);
  const row = table.getByRole("row").filter({ has: page.getByRole("rowheader", { name: "Contacto" }) });
  await expect(row.getByRole("cell")).toHaveCount(2);
  const paragraph = page.getByRole("listitem").filter({ has: page.getByText("1.1", { exact: true }) });
  await expect(paragraph).toHaveCount(1);
  await expect(page.getByRole("heading", { name: /^1 /, level: 2 })).toHaveCount(1);
});

test("a printed text has no navigation and no buttons, and its links show their addresses", {
  tag: ["@once", "@nightly"],
}, async ({ page }) => {
  await page.goto(path);
  await page.emulateMedia({ media: "print" });
  for (const hidden of ["body > header", "footer", "[data-copy]", "nav"])
    await expect(page.locator(hidden).filter({ visible: true }), hidden).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const address = await page
    .locator("article a[href^=https]")
    .first()
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain("https://");
  // Firefox moves a grid row that fits on no page to the next page, which would leave the title alone on the first.
  const around = await page.getByRole("article").evaluate((text) => {
    const displays: string[] = [];
    for (let box: Element | null = text; box; box = box.parentElement) displays.push(getComputedStyle(box).display);
    return displays;
  });
  expect(around).not.toContain("grid");
});
