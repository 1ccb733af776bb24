import { expect, expectSaved, locateSaveStatus, openList, test } from "./editor-fixtures.ts";

test.use({ expectedTroubles: /Failed to load resource|ERR_CONNECTION|ERR_INTERNET|dynamically imported/ });

test("editor and preview accept connections from this machine only", { tag: "@gate" }, async ({ desk }) => {
  // Another loopback address simulates one that other machines can reach.
  const findAnsweringPort = async (port: number) =>
    fetch(`http://127.0.0.2:${port}/`).then(
      () => port,
      () => "nobody",
    );
  const port = Number(new URL(desk.origin).port);
  expect(await Promise.all([port, port + 1].map(findAnsweringPort))).toEqual(["nobody", "nobody"]);
});

test("if the editor's server stops, the input stays and is saved when it is back", async ({ page, desk }) => {
  await openList(page, "Beneficios por membresía");
  const name = page.getByRole("group", { name: "Deezer" }).getByLabel("Nombre");
  await desk.kill();
  await name.fill("Deezer Premium");
  await expect(locateSaveStatus(page)).toHaveText("Sin conexión con el editor: lo escrito sigue aquí");
  expect(desk.git("status", "--porcelain")).toBe("");
  await desk.start();
  await expectSaved(page);
  await expect(name).toHaveValue("Deezer Premium");
  expect(desk.git("diff", "--numstat")).toMatch(/^1\t1\t/);
});

test("closing a tab asks first, and unsaved input survives the tab and the browser", async ({
  playwright,
  launchOptions,
  desk,
}, testInfo) => {
  const openBrowser = () =>
    playwright.chromium.launchPersistentContext(testInfo.outputPath("browser"), {
      ...launchOptions,
      baseURL: desk.origin,
    });
  let browser = await openBrowser();
  let page = await browser.newPage();
  await openList(page, "Avisos");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await page.getByLabel("Título").fill("A medias");
  await expect(locateSaveStatus(page)).toHaveText("Sin guardar: falta escribir 2 cosas");
  await page.reload();
  await page.getByRole("button", { name: "Recuperarlo" }).click();
  await page.getByLabel("Título").focus();
  await page.keyboard.press("End");
  await page.keyboard.type(" y más");
  const dialogPromise = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await dialogPromise;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.accept();

  page = await browser.newPage();
  await openList(page, "Membresías y precios");
  const legend = page.getByRole("group", { name: "Legend", exact: true });
  await legend.getByText(/^\$[\d,]+\. /).click();
  await legend.getByLabel("Precio regular").fill("990");
  await expect(locateSaveStatus(page)).toHaveText("Sin guardar: mira qué más cambia");
  await page.goto("/#gestion-de-trafico/velocidad");
  const text = page.getByRole("textbox", { name: "Texto", exact: true });
  await text.fill(`${await text.inputValue()} Dura 3 días.`);
  await page.getByRole("button", { name: "Agregar cláusula" }).click();
  await page.getByLabel("Título de la cláusula").fill("Eventos");
  await browser.close();

  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto("/#avisos");
  await page.getByRole("button", { name: "Recuperarlo" }).click();
  await expect(page.getByLabel("Título").first()).toHaveValue("A medias y más");
  await page.goto("/#membresias");
  await page.getByRole("button", { name: "Recuperarlo" }).click();
  await expect(page.getByRole("region", { name: "Esto también cambia" })).toBeVisible();
  await page.goto("/#gestion-de-trafico/velocidad");
  await page.getByRole("button", { name: "Recuperarlo" }).click();
  await expect(page.getByRole("textbox", { name: "Texto", exact: true })).toHaveValue(/Dura 3 días\.$/);
  await page.getByRole("button", { name: "Seguir con la cláusula nueva" }).click();
  await expect(page.getByLabel("Título de la cláusula")).toHaveValue("Eventos");
  await browser.close();
});
