import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Menu } from "#editor/api/api.ts";
import { expect, finishJob, locatePreviewFrame, openEntry, test } from "./editor-fixtures.ts";

test.use({ expectedTroubles: /status of 409/ });

const list = "src/content/data/coverage.ts";
const lastZone = "La última zona";

/** Makes a KML file as large as the operator's: the areas of a sample many times, and a named one at the end. */
function fiftyMegabytes(sample: string): string {
  const [first = ""] = /<Placemark\b[\s\S]*?<\/Placemark>/.exec(sample) ?? [];
  const body = sample.replaceAll(/datos de muestra/gi, "Zonas");
  const areas = body.slice(body.indexOf("<Placemark"), body.lastIndexOf("</Placemark>") + "</Placemark>".length);
  const times = Math.ceil(50_000_000 / Buffer.byteLength(areas));
  const last = first.replace("<Placemark>", `<Placemark><name>${lastZone}</name>`);
  return body.replace(areas, () => areas.repeat(times) + last);
}

test("a coverage file replaces another only after it was checked, and an earlier one can be restored", async ({
  page,
  desk,
}) => {
  // On a busy machine, the large file takes a minute to check and another to show.
  test.setTimeout(240_000);
  await page.goto("/");
  await openEntry(page, "Cobertura 5G");
  const entry = page.getByRole("navigation").getByRole("link", { name: "Cobertura 5G" });
  const file = page.getByLabel(/^Archivo KML nuevo/);
  await expect(file).toHaveAccessibleDescription(/^Ahora: La muestra del sitio\./);
  const send = (name: string, text: string) =>
    file.setInputFiles({ name, mimeType: "application/octet-stream", buffer: Buffer.from(text) });
  await send("5G.kml", "<!doctype html><title>No es un mapa</title>");
  await expect(page.getByRole("region", { name: "No se cambió" })).toBeVisible();
  expect(desk.git("status", "--porcelain")).toBe("");
  expect(readdirSync(join(desk.folder, "data/coverage"))).toEqual([]);

  const real = fiftyMegabytes(readFileSync(join(desk.folder, "public/kml/5G.kml"), "utf8"));
  const path = test.info().outputPath("otro.kml");
  writeFileSync(path, real);
  await file.setInputFiles(path);
  const report = page.getByRole("region", { name: /^Guardado como borrador/ });
  await expect(report.getByRole("listitem").filter({ hasText: /^Contiene: [\d,]+ áreas/ })).toBeVisible({
    timeout: 90_000,
  });
  await expect(report.getByRole("listitem").last()).toHaveText("Resultado: se puede publicar.");
  await expect(file).toHaveAccessibleDescription(
    /^Ahora, como borrador: 5\d(?:\.\d)? MB, .* lo subió Ana Prueba.* Publicado: La muestra del sitio\./,
  );
  await expect(entry).toContainText("borrador");
  expect(desk.git("status", "--porcelain")).toBe(`M ${list}`);
  await expect(locatePreviewFrame(page).getByText("Datos inventados en 3G garantizada,").first()).toBeAttached({
    timeout: 90_000,
  });
  const { previewOrigin }: Menu = await (await fetch(`${desk.origin}/api/menu`)).json();
  expect((await (await fetch(`${previewOrigin}/kml/5G.kml`)).text()) === real).toBe(true);
  await finishJob(desk, {
    name: "archivo de cobertura con su informe",
    lines: [`16 1 ${list}`],
    built: { "/kml/5G.kml": lastZone },
  });

  await page.getByText("Historia", { exact: true }).click();
  await page
    .getByRole("list", { name: "Publicado antes" })
    .getByRole("listitem")
    .last()
    .getByRole("button", { name: "Volver a esta" })
    .click();
  await expect(page.getByText("Está otra vez el archivo de «Como estaba al principio», como borrador.")).toBeVisible();
  await expect(file).toHaveAccessibleDescription(/^Ahora: La muestra del sitio\./);
  expect(desk.git("status", "--porcelain")).toBe("");
});
