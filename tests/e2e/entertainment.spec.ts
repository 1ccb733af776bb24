import { benefitCards, entertainmentCopy, membershipBenefits } from "#content/guides/entertainment.ts";
import { buildGuidePage, guides } from "#content/guides/guides.ts";
import { benefits } from "#content/plans/benefits.ts";
import { plans } from "#content/plans/plans.ts";
import { collapseIfSame } from "#domain/text/collapse-if-same.ts";
import { expect, readOnlyTest as test } from "./fixture.ts";

test("every benefit has a card with links to its terms and its guide", { tag: "@once" }, async ({ page }) => {
  await page.goto("/entretenimiento");
  await expect(page.locator("#beneficios article")).toHaveCount(benefitCards.length);
  for (const { anchor, name, guide, terms } of benefitCards) {
    const card = page.locator(`#${anchor}`);
    await expect(card.getByRole("heading", { name, exact: true })).toBeVisible();
    await expect(card.getByRole("link", { name: terms.label })).toHaveAttribute("href", terms.href);
    await expect(card.getByRole("link", { name: guide?.label ?? "", exact: true })).toHaveAttribute(
      "href",
      guide?.href ?? "",
    );
  }
});

test("links lead from a tile to its card, its guide, the next guide, and back", { tag: "@once" }, async ({ page }) => {
  await page.goto("/entretenimiento");
  await page.getByRole("navigation", { name: "Los beneficios" }).getByRole("link", { name: "Paramount+" }).click();
  const card = page.locator("#paramount");
  await expect(card).toBeInViewport();
  await card.getByRole("link", { name: "Activa Paramount+" }).click();
  await expect(page).toHaveURL("/activa-cuenta-paramount");
  await page.getByRole("link", { name: "Activa ViX" }).click();
  await expect(page).toHaveURL("/activa-cuenta-vix");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Activa ViX");
  await page.getByRole("link", { name: "Vuelve a Entretenimiento" }).click();
  await expect(page).toHaveURL("/entretenimiento");
});

test("a guide's heading and its link to the steps fit a small phone's first screen", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const { path } of guides) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole("link", { name: "Mira los pasos" })).toBeInViewport({ ratio: 1 });
  }
});

test("a guide prints its closed answers and the addresses of its links", { tag: "@once" }, async ({ page }) => {
  const { steps, troubles, terms } = buildGuidePage("bigbox");
  await page.goto("/canjea-experiencias-bigbox");
  await page.emulateMedia({ media: "print" });
  for (const { heading } of steps) await expect(page.getByRole("heading", { name: heading })).toBeVisible();
  for (const { answer } of troubles)
    await expect(page.getByText(answer[0] ?? "", { exact: true }).first()).toBeVisible();
  const address = await page
    .getByRole("link", { name: terms.label })
    .evaluate((link) => getComputedStyle(link, "::after").content);
  expect(address).toContain(terms.href);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the Paramount+ guide has user, password and both steps, and its answers open", { tag: "@once" }, async ({
    page,
  }) => {
    await page.goto("/activa-cuenta-paramount");
    const main = page.locator("main");
    for (const fact of [
      "«Iniciar sesión con tu proveedor»",
      "Tu correo de suscripción",
      "sin +52",
      "5512345678",
      "el mismo correo y la misma contraseña",
      "no se puede volver a usar",
      "debajo de tu avatar",
    ]) {
      await expect(main.getByText(fact).first()).toBeVisible();
    }
    await expect(page.locator("#pasos ol > li")).toHaveCount(2);
    const answer = page.locator("#contrasena-rechazada");
    await page.locator("details", { has: answer }).locator("summary").click();
    await expect(answer.locator("p").first()).toBeVisible();
  });

  test("the table shows which memberships include each benefit, and counts them", async ({ page }) => {
    await page.goto("/entretenimiento");
    const table = page.getByRole("table", { name: entertainmentCopy.memberships.caption });
    await expect(table.getByRole("columnheader")).toHaveText(["Beneficio", ...plans.map(({ name }) => name)]);
    for (const { name, holdings } of membershipBenefits) {
      const labels = holdings.map(({ label }) => label);
      const cells = table.getByRole("row", { name }).getByRole("cell");
      await expect(cells).toHaveText([...collapseIfSame(labels, (label) => label)]);
    }
    const included = plans.map(({ id }) =>
      String(benefits.filter(({ standing }) => standing[id] === "included").length),
    );
    await expect(table.getByRole("row", { name: "Incluidos" }).getByRole("cell").last()).toBeVisible();
    await expect(table.locator("tfoot td")).toHaveText(included);
  });
});
