import { expect, jobDone, openList, pageBeside, saved, stateOf, test } from "./at-the-desk.ts";
import { pictureForGuide } from "./guide-picture.ts";

test("what follows from a price is listed before it is saved", { tag: "@gate" }, async ({ page, desk }) => {
  await openList(page, "Membresías y precios");
  const legend = page.getByRole("group", { name: "Legend", exact: true });
  await legend.getByLabel("Precio regular").fill("450");
  await expect(legend.getByLabel("Precio regular")).toHaveAccessibleDescription(/mayor que el de Community/);
  expect(desk.git("status", "--porcelain")).toBe("");

  await legend.getByLabel("Precio regular").fill("900");
  const asked = page.getByRole("region", { name: "Esto también cambia" });
  await expect(asked).toContainText("Página «Membresías»");
  await expect(stateOf(page)).toHaveText("Sin guardar: mira qué más cambia");
  expect(desk.git("status", "--porcelain")).toBe("");
  await pictureForGuide(page, "esto-tambien-cambia", asked);
  await asked.getByRole("button", { name: "Guardar con todo esto" }).click();
  await expect(stateOf(page)).toHaveText(saved);
  await expect(pageBeside(page).getByText("$900").first()).toBeAttached();
  await jobDone(page, desk, "precio", "1 1 src/content/data/memberships.ts");
});

test("what is no number stays as it was typed, with what is wrong beside it", async ({ page }) => {
  await openList(page, "Membresías y precios");
  const price = page.getByRole("group", { name: "Rookie", exact: true }).getByLabel("Precio regular");
  await price.fill("35o");
  await expect(price).toHaveAccessibleDescription(/escribe solo el número/);
  await expect(price).toHaveAttribute("aria-invalid", "true");
  await expect(price).toHaveValue("35o");
});
