import type { Page } from "@playwright/test";

/** Reads the clipboard by pasting, because the site's policy does not let pages read it. */
export async function readClipboard(page: Page): Promise<string> {
  const place = await page.evaluateHandle(() => {
    const field = document.createElement("textarea");
    // Keeps the field in the viewport, so that nothing scrolls.
    Object.assign(field.style, { position: "fixed", top: "0", left: "0" });
    document.body.append(field);
    field.focus({ preventScroll: true });
    return field;
  });
  await page.keyboard.press("ControlOrMeta+V");
  return place.evaluate((field) => {
    field.remove();
    return field.value;
  });
}
