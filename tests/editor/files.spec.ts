import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beginJob, expect, jobDone, test } from "./at-the-desk.ts";
import { pictureForGuide } from "./guide-picture.ts";

test.use({ expectedTroubles: /status of 409/ });

test("a coverage file is read before it takes the place of another", async ({ page, desk }) => {
  await page.goto("/");
  beginJob(page);
  await page.getByRole("navigation").getByRole("link", { name: "Cobertura 5G" }).click();
  const file = page.getByLabel(/^Archivo KML nuevo/);
  const send = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
  await send("5G.kml", "<!doctype html><title>No es un mapa</title>");
  await expect(page.getByRole("region", { name: "No se cambió" })).toBeVisible();
  expect(desk.git("status", "--porcelain")).toBe("");

  const before = readFileSync(join(desk.folder, "public/kml/5G.kml"), "utf8");
  await send("otro.kml", `${before.trimEnd()}\n`.replace("</kml>", "<!-- otra vez --></kml>"));
  const report = page.getByRole("region", { name: /^Guardado como borrador/ });
  await expect(report.getByRole("listitem").filter({ hasText: /^Contiene: \d+ áreas/ })).toBeVisible();
  await expect(report.getByRole("listitem").last()).toHaveText("Resultado: se puede publicar.");
  await pictureForGuide(page, "cobertura", report);
  expect(desk.git("status", "--porcelain")).toBe("M public/kml/5G.kml");
  await jobDone(page, desk, "archivo de cobertura con su informe", "1 1 public/kml/5G.kml");
});
