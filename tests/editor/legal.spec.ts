import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { formatTypedDay } from "#domain/calendar/typed/typed-day.ts";
import { findViolations } from "../e2e/support/measures/axe.ts";
import {
  expect,
  expectSaved,
  finishJob,
  getDateInDays,
  locatePreviewFrame,
  locateSaveStatus,
  openEntry,
  test,
} from "./editor-fixtures.ts";

const title = "Código de políticas de gestión de tráfico y administración de red";
const folder = "src/content/legal/gestion-de-trafico";
const legalTerms = "src/content/data/legal-terms.ts";

async function openLegalText(page: Page): Promise<void> {
  await page.goto("/");
  await openEntry(page, title);
}

const getTextField = (page: Page) => page.getByRole("textbox", { name: "Texto", exact: true });
const openClause = (page: Page, name: string) =>
  page.getByRole("list", { name: "Cláusulas" }).getByRole("button", { name }).click();

async function replace(page: Page, from: string, to: string): Promise<void> {
  const text = getTextField(page);
  const words = await text.inputValue();
  expect(words).toContain(from);
  await text.fill(words.replace(from, to));
}

test("a changed sentence of a draft appears in the rendering and in the preview", async ({ page, desk }) => {
  await openLegalText(page);
  await openClause(page, "5 Velocidad");
  await replace(page, "El Operador no lo hace.", "El Operador nunca lo hace.");
  await expectSaved(page);
  const reads = page.getByRole("region", { name: "Se lee" });
  await expect(reads).toContainText("5.1 En qué consiste.");
  await expect(reads).toContainText("El Operador nunca lo hace.");
  await expect(locatePreviewFrame(page).locator("#velocidad-1")).toContainText("El Operador nunca lo hace.");
  await finishJob(desk, { name: "cláusula de un texto legal", lines: [`1 1 ${folder}/1.md`] });
});

test("a typed figure is refused, selected by its link, and replaced by «Insertar dato»", async ({ page, desk }) => {
  await openLegalText(page);
  await openClause(page, "5 Velocidad");
  await replace(page, "El Operador no lo hace.", "El Operador no lo hace en 30 días.");
  const getTop = async (name: string) => (await page.getByRole("button", { name }).boundingBox())?.y;
  expect(await getTop("Publicar esta versión")).toBe(await getTop("Comparar"));
  const text = getTextField(page);
  await expect(text).toHaveAccessibleDescription(
    /en «El Operador no lo hace…»: usa «Insertar dato» en lugar de «30 días»/,
  );
  await expect(locateSaveStatus(page)).toHaveText("Sin guardar: hay 1 por corregir");
  expect(await findViolations(page, "main")).toEqual([]);
  expect(desk.git("status", "--porcelain")).toBe("");

  await page.getByRole("button", { name: "Publicar esta versión" }).click();
  await expect(page.getByRole("region", { name: "Publicar la versión 1" })).toContainText("Corrige antes");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^Cláusula 5 «Velocidad», en «El Operador no lo hace/ })
    .click();
  await expect(text).toBeFocused();
  expect(
    await text.evaluate((area: HTMLTextAreaElement) => area.value.slice(area.selectionStart, area.selectionEnd)),
  ).toBe("30 días");
  await page.getByRole("button", { name: "Insertar dato" }).click();
  await page.getByLabel("Qué dato buscas").fill("dura un paquete");
  await page.getByRole("list", { name: "Datos" }).getByRole("button").first().click();
  await expect(text).toHaveValue(/lo hace en \S*30\u00a0días\S*\./);
  await expectSaved(page);
  await expect(page.getByRole("region", { name: "Se lee" })).toContainText("lo hace en 30\u00a0días.");
});

test("a clause is added with a proposed address and a link, and is removed again", async ({ page, desk }) => {
  await openLegalText(page);
  await page.getByLabel(/^Buscar en/).fill("velocidad");
  await openClause(page, "5 Velocidad");
  await page.getByRole("button", { name: "Agregar cláusula" }).click();
  const added = page.getByLabel("Título de la cláusula");
  await expect(added).toBeFocused();
  await added.fill("Uso de la línea en eventos");
  await expect(page.getByLabel("Dirección")).toHaveValue("uso-de-la-linea-en-eventos");
  const text = getTextField(page);
  await text.fill("1. En eventos masivos, las llamadas de emergencia van primero. Lo explica ");
  await page.getByRole("button", { name: "Enlace" }).click();
  await expect(page.getByLabel("A dónde lleva")).toBeFocused();
  await page.keyboard.type("congestion");
  await page.keyboard.press("Enter");
  await expect(text).toHaveValue(/\[Congestión\]\(#congestion\)$/);
  await text.press("Enter");
  await expect(text).toHaveValue(/\(#congestion\)\n2\. $/);
  await text.press("ControlOrMeta+z");
  await expect(text).toHaveValue(/\(#congestion\)$/);
  const reads = page.getByRole("region", { name: "Se lee" });
  await expect(reads.getByRole("heading", { name: "6 Uso de la línea en eventos" })).toBeVisible();
  await expect(reads).toContainText("6.1 En eventos masivos, las llamadas de emergencia van primero.");
  await page.getByRole("button", { name: "Agregar", exact: true }).click();
  await expect(page.getByRole("heading", { level: 2, name: "6 Uso de la línea en eventos" })).toBeFocused();
  await expect(page.getByText("Se agregó «Uso de la línea en eventos».")).toHaveCount(1);
  const clauses = page.getByRole("list", { name: "Cláusulas" });
  await expect(clauses.getByRole("button", { name: "Uso de la línea en eventos" })).toBeVisible();
  await expect(locatePreviewFrame(page).getByRole("heading", { name: /6 Uso de la línea en eventos/ })).toBeVisible();
  expect(desk.git("diff", "--numstat")).toBe(`4\t0\t${folder}/1.md`);
  await expect(page.getByText(/^Dirección: #.+\. Queda fija al publicar la versión\.$/)).toBeVisible();
  expect(await findViolations(page, "main")).toEqual([]);

  await page.getByRole("button", { name: "Quitar cláusula" }).click();
  await page.getByRole("button", { name: "Sí, quitar cláusula" }).click();
  await expect.poll(() => desk.git("status", "--porcelain")).toBe("");
});

test("a version is published and locked; the next one is compared, and announced on the page", {
  tag: "@gate",
}, async ({ page, desk }) => {
  await openLegalText(page);
  await page.getByRole("button", { name: "Publicar esta versión" }).click();
  const publishing = page.getByRole("region", { name: "Publicar la versión 1" });
  await expect(publishing).toContainText("Todavía no se puede. Falta esto:");
  await publishing.getByRole("link", { name: "En vigor desde" }).click();
  const day = page.getByLabel("En vigor desde");
  await expect(day).toBeFocused();
  await day.fill(getDateInDays(1));
  await expectSaved(page);
  await expect(
    locatePreviewFrame(page)
      .getByText(/^En vigor desde el/)
      .first(),
  ).toBeVisible();
  await publishing.getByRole("button", { name: "Publicar esta versión" }).click();
  const reason = page.getByLabel("Motivo para publicarla así");
  await expect(reason).toHaveAccessibleDescription(/escribe por qué se publica así/);
  expect(await findViolations(page, "main")).toEqual([]);
  await reason.fill("Para probar el editor.");
  await publishing.getByRole("button", { name: "Publicar esta versión" }).click();
  const ready = page.getByRole("region", { name: "Lista para publicarse" });
  await expect(ready.getByRole("heading")).toBeFocused();
  await expect(ready).toBeInViewport();
  await expect(page.getByRole("status").filter({ hasText: "La versión 1 quedó lista." })).toHaveCount(1);
  await openClause(page, "5 Velocidad");
  await expect(getTextField(page)).not.toBeEditable();

  await page.getByRole("button", { name: "Nueva versión" }).click();
  await expect(page.getByLabel("En vigor desde")).toHaveValue(formatTypedDay(getDateInDays(30)));
  await page.getByLabel("En vigor desde").fill(getDateInDays(29));
  await page.getByRole("button", { name: "Crear versión" }).click();
  await expect(page.getByLabel("En vigor desde")).toHaveAccessibleDescription(/un cambio se avisa 30\u00a0días antes/);
  await page.getByLabel("En vigor desde").fill(getDateInDays(30));
  await page.getByRole("button", { name: "Crear versión" }).click();
  await expect(page.getByRole("heading", { name: "Este borrador todavía no se ve en el sitio" })).toBeFocused();
  // The page beside shows the draft on its first day, and its PDF can be read.
  await expect(page.getByText(/^Borrador de la versión 2: así quedará el /)).toBeVisible();
  await expect(locatePreviewFrame(page).getByText("Versión 2", { exact: true }).first()).toBeVisible();
  const pdf = await page.request.get(
    (await page.getByRole("link", { name: "PDF del borrador" }).getAttribute("href")) ?? "",
  );
  expect([pdf.status(), (await pdf.body()).subarray(0, 5).toString()]).toEqual([200, "%PDF-"]);
  await page.getByRole("button", { name: "Ver la publicada" }).click();
  await expect(locatePreviewFrame(page).getByText("Versión 1", { exact: true }).first()).toBeVisible();
  await page.getByRole("button", { name: "Ver el borrador de la versión 2" }).click();

  await openClause(page, "5 Velocidad");
  await page.getByRole("button", { name: "Comparar" }).click();
  const comparison = page.getByRole("region", { name: "Qué cambia en la versión 2" });
  const headings = comparison.getByRole("heading", { level: 3 });
  await expect(comparison).toContainText("Lo que está abierto dice lo mismo. Cambia en otra parte:");
  await expect(headings).toHaveText("Entrada en vigor (modificada)");
  await replace(page, "El Operador no lo hace.", "El Operador nunca lo hace en 30 días.");
  await expect(comparison).toContainText("lo que escribiste tiene algo por corregir");
  await expect(comparison).not.toContainText("dice lo mismo");
  await replace(page, " en 30 días.", ".");
  await expect(headings).toHaveText(["5 Velocidad (modificada)", "Entrada en vigor (modificada)"]);
  await expect(comparison.locator("ins").first()).toHaveText("(se agrega: nunca)");
  await comparison.getByRole("button", { name: "Seguir escribiendo" }).click();
  await expect(getTextField(page)).toBeFocused();
  expect(await findViolations(page, "main")).toEqual([]);
  // The text states its version, which is a row of the list of legal terms.
  const terms = join(desk.folder, legalTerms);
  writeFileSync(terms, readFileSync(terms, "utf8").replace('"version": 1', '"version": 2'));
  await page.reload();
  await page.getByRole("button", { name: "Publicar esta versión" }).click();
  await page.getByLabel("Motivo para publicarla así").fill("Para probar el editor.");
  await page.getByRole("button", { name: "Publicar esta versión" }).last().click();
  await expect(locatePreviewFrame(page).getByRole("heading", { name: "Lo que viene" })).toBeVisible();
  await finishJob(desk, {
    name: "dos versiones de un texto legal, con sus días",
    lines: [`1 1 ${legalTerms}`, `1 1 ${folder}/1.md`],
    built: { "/gestion-de-trafico": "Lo que viene" },
  });
  expect(
    desk
      .git("status", "--porcelain", "--untracked-files=all")
      .split("\n")
      .map((line) => line.trim().split(" ").at(-1) ?? "")
      .toSorted(),
  ).toEqual([
    legalTerms,
    ...["1.md", "1.published.json", "2.md", "2.published.json"].map((name) => `${folder}/${name}`),
  ]);
});
