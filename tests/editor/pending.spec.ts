import { expect, jobDone, openList, pageBeside, saved, stateOf, test } from "./at-the-desk.ts";

test("a fact that the operator confirms is read in the legal text that names it", async ({ page, desk }) => {
  await openList(page, "Datos por confirmar");
  await page
    .getByRole("list", { name: "Datos por confirmar" })
    .getByRole("button", { name: "quién procesa los pagos" })
    .click();
  await expect(page.getByLabel("Nombre del dato")).toHaveAttribute("readonly");
  await expect(page.getByText("Solo se puede quitar si ningún texto legal lo usa.")).toBeVisible();
  const use = page.getByRole("link", { name: /^«.+», (?:Cláusula|Parte) [\d.]+ «.+»$/ }).first();
  await expect(use).toHaveAttribute("href", /^#[a-z-]+\/[a-z-]+$/);
  await expect(page.getByRole("button", { name: "Quitar de la lista" })).toHaveCount(0);
  const fact = page.getByLabel("Lo que confirmó el Operador");
  await fact.fill("[Pagos de Prueba]");
  await expect(fact).toHaveAccessibleDescription(/va sin corchetes/);
  expect(desk.git("status", "--porcelain")).toBe("");
  await fact.fill("Pagos de Prueba");
  await expect(stateOf(page)).toHaveText(saved);
  await page.getByText(/^También cambió:/).click();
  await page
    .getByRole("button", { name: /^Ver Página «Aviso de privacidad accesible»/ })
    .first()
    .click();
  await expect(pageBeside(page).getByText("Pagos de Prueba").first()).toBeAttached();
  await jobDone(page, desk, {
    name: "dato confirmado de un texto legal",
    lines: ["2 1 src/content/data/pending.ts"],
    built: { "/aviso-de-privacidad-accesible": "Pagos de Prueba" },
  });
});
