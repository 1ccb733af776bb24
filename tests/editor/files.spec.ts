import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./at-the-desk.ts";

test.use({ expectedTroubles: /status of 409/ });

test("a coverage file is read before it takes the place of another", async ({ page, desk }) => {
  await page.goto("/");
  await page.getByRole("navigation").getByRole("link", { name: "Cobertura 5G" }).click();
  const file = page.getByLabel(/^Archivo KML nuevo/);
  const send = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
  await send("5G.kml", "<!doctype html><title>No es un mapa</title>");
  await expect(page.getByRole("region", { name: "No se cambió" })).toBeVisible();
  expect(desk.git("status", "--porcelain")).toBe("");

  const before = readFileSync(join(desk.folder, "public/kml/5G.kml"), "utf8");
  await send("otro.kml", `${before.trimEnd()}\n`.replace("</kml>", "<!-- otra vez --></kml>"));
  await expect(page.getByRole("region", { name: /^Guardado como borrador/ })).toBeVisible();
  expect(desk.git("status", "--porcelain")).toBe("M public/kml/5G.kml");
});
