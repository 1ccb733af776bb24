import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectSaved, finishJob, openList, test } from "./editor-fixtures.ts";

/** Time in ms to build the whole site on a machine that may be busy. */
const checkMs = 900_000;

test("«Comprobar» runs to its end, and its trial build has the draft's text", async ({ page, desk }) => {
  test.setTimeout(checkMs + 120_000);
  await openList(page, "Portada");
  const opening = page.getByRole("group", { name: "Entrada", exact: true });
  await opening.getByLabel("Primera línea").fill("Tu número en");
  await expectSaved(page);

  await page.getByRole("button", { name: "Comprobar" }).click();
  const sheet = page.getByRole("dialog", { name: "Comprobar" });
  await expect(sheet.getByRole("status")).toHaveText("Comprobando…");
  await expect(sheet).toContainText("Páginas: 3 de 5", { timeout: checkMs });
  await page.keyboard.press("Escape");
  const bar = page.getByRole("contentinfo");
  await expect(bar.getByText(/^Comprobando/)).toBeVisible();
  await expect(bar.getByText(/^Comprobando/)).toBeHidden({ timeout: checkMs });
  await expect(bar).toContainText("Todo está bien: se puede publicar.");
  await page.getByRole("button", { name: "Comprobar" }).click();
  await expect(sheet.getByRole("status")).toHaveText("Todo está bien: se puede publicar.");
  await finishJob(desk, {
    name: "comprobar hasta el final",
    lines: ["1 1 src/content/data/copy/home.ts"],
  });
  await sheet.getByRole("button", { name: "Publicar" }).click();
  await expect(page.getByRole("dialog", { name: "Publicar" })).toContainText("Portada");
  const home = readFileSync(join(desk.folder, ".editor/trial/dist/client/index.html"), "utf8");
  expect(home).toContain("Tu número en");
});
