import {
  expect,
  expectSaved,
  finishJob,
  locatePreviewFrame,
  locateSaveStatus,
  openList,
  test,
} from "./editor-fixtures.ts";

test("a destination is added, shows on its page, and is removed again", async ({ page, desk }) => {
  await openList(page, "Destinos con roaming");
  const asia = page.getByRole("group", { name: /^Asia/ });
  await asia.getByLabel("Buscar").fill("xq");
  await expect(asia.getByRole("status")).toHaveText("Nada tiene esas palabras.");
  await asia.getByLabel("Buscar").fill("");
  const first = asia.getByRole("checkbox", { checked: false }).first();
  const country = await first.evaluate((box) => box.closest("label")?.textContent ?? "");
  const box = asia.getByRole("checkbox", { name: country, exact: true });
  await box.check();
  await expectSaved(page);
  const advice = page.getByRole("region", { name: /^Por revisar/ });
  await expect(advice).toContainText("destinos y se anuncian");
  const list = locatePreviewFrame(page).locator("#destinos");
  await expect(list).toContainText(country);
  await finishJob(desk, {
    name: "destino de roaming agregado",
    lines: ["1 0 src/content/data/roaming.ts"],
    built: { "/roaming-cobertura": country },
  });

  await advice.getByRole("link", { name: "Ve a «Países y territorios con roaming»" }).click();
  await expect(page.getByLabel("Países y territorios con roaming")).toBeFocused();
  await page.goBack();
  await box.uncheck();
  await expect(locateSaveStatus(page)).toHaveText("Aquí todo está guardado");
  await expect(list).not.toContainText(country);
  expect(desk.git("status", "--porcelain")).toBe("");
});
