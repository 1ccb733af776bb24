import type { Page } from "@playwright/test";

const fontOfWideScreens = /@media ?\(min-width: ?48rem\) ?\{(@font-face ?\{[^}]*\})\}/;

/**
 * Opens a page and waits for the site's own fonts. On a busy machine they may arrive too late to be used; at a phone's
 * width, the page then uses the system font, whose widths differ from those on phones.
 */
export async function openPageWithSiteFonts(page: Page, path: string): Promise<void> {
  await page.route("**/*.css", async (route) => {
    const response = await route.fetch();
    const css = (await response.text())
      .replace(fontOfWideScreens, "$1")
      .replaceAll(/font-display:\s*optional/g, "font-display:block");
    await route.fulfill({ contentType: "text/css", body: css });
  });
  await page.goto(path);
  await page.evaluate(async () => void (await document.fonts.ready));
}

/** Like {@link openPageWithSiteFonts}, but for a page that is already open, whose text may move. */
export function loadSiteFonts(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const rulesIn = ({ cssRules }: { cssRules: CSSRuleList }): CSSRule[] =>
      [...cssRules].flatMap((rule) => (rule instanceof CSSMediaRule ? rulesIn(rule) : [rule]));
    const faces = [...document.styleSheets]
      .flatMap(rulesIn)
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ style }) => style)
      .filter((style) => style.getPropertyValue("src").includes("url("));
    for (const style of faces) {
      const [family = "", src = "", weight = ""] = ["font-family", "src", "font-weight"].map((name) =>
        style.getPropertyValue(name),
      );
      const face = new FontFace(family.replaceAll(/["']/g, ""), src, { weight: weight || "normal" });
      document.fonts.add(await face.load());
    }
  });
}
