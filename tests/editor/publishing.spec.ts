import { expect, openList, saved, stateOf, test } from "./at-the-desk.ts";
import { pictureForGuide } from "./guide-picture.ts";

test("a change is read in words, published with its author, and brought back", { tag: "@gate" }, async ({
  page,
  desk,
}) => {
  await openList(page, "Beneficios por membresía");
  const gives = page.getByRole("group", { name: "LoungeKey" }).getByLabel("Para qué es");
  await gives.fill("Salas VIP de aeropuerto");
  await expect(stateOf(page)).toHaveText(saved);

  await page.getByRole("button", { name: "Qué cambió" }).click();
  const changes = page.getByRole("dialog", { name: "Qué cambió" });
  await expect(changes).toContainText("Salas de aeropuerto");
  await expect(changes).toContainText("Salas VIP de aeropuerto");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "Publicar" }).click();
  const sheet = page.getByRole("dialog", { name: "Publicar" });
  await expect(sheet).toContainText("Ana Prueba");
  await sheet.getByRole("button", { name: "Publicar" }).click();
  await expect(sheet.getByRole("alert")).toHaveText(/Escribe en una línea qué cambia/);
  await sheet.getByLabel("Qué cambia, en una línea").fill("Dice mejor qué da LoungeKey");
  await pictureForGuide(page, "publicar", sheet);
  await sheet.getByRole("button", { name: "Publicar" }).click();
  await expect(sheet).toContainText("El cambio ya está con todos");
  expect(desk.shared("log", "-1", "--format=%an|%ae|%s", "main")).toBe(
    "Ana Prueba|ana@example.org|Dice mejor qué da LoungeKey",
  );
  expect(desk.shared("show", "--numstat", "--format=", "main")).toBe("1\t1\tsrc/content/data/benefits.ts");
  await sheet.getByRole("button", { name: "Cerrar" }).click();

  await page.getByText("Historia", { exact: true }).click();
  const past = page.getByRole("list", { name: "Publicado antes" });
  await expect(past.getByRole("listitem").first()).toContainText("Dice mejor qué da LoungeKey");
  await past.getByRole("listitem").nth(1).getByRole("button", { name: "Volver a esta" }).click();
  await expect(gives).toHaveValue("Salas de aeropuerto");
  await expect(stateOf(page)).toHaveText(saved);
});
