import { testimonials } from "#content/testimonials/testimonials.ts";
import { expect, expectSaved, finishJob, locatePreviewFrame, openList, readList, test } from "./editor-fixtures.ts";

const opinion = {
  stars: 5,
  text: "Cambié mi línea a wim en una tarde y desde entonces pago cada mes lo mismo, sin sorpresas.",
  author: "Lucía P.",
  city: "Saltillo",
};

test("real opinions replace the questions, and the home page no longer says that there are none", async ({
  page,
  desk,
}) => {
  await openList(page, "Opiniones de clientes");
  const home = locatePreviewFrame(page);
  const note = home.getByText(testimonials.sampleHeading);
  await expect(note).toBeAttached();
  const rows = page.getByRole("group", { name: "Opiniones", exact: true });
  const row = rows.getByRole("listitem").first();
  await row.getByText("Mariana G.", { exact: true }).click();
  await row.getByLabel("Opinión", { exact: true }).fill(opinion.text);
  await row.getByLabel("Autor").fill(opinion.author);
  await row.getByLabel("Ciudad").fill(opinion.city);
  const sample = page.getByLabel("Son de muestra: todavía no las escribió un cliente");
  await sample.uncheck();
  await expectSaved(page);
  await expect(home.locator("#opiniones").getByText(opinion.author).first()).toBeAttached();
  await expect(note).toHaveCount(0);
  await finishJob(desk, {
    name: "opiniones reales",
    lines: ["4 4 src/content/data/testimonials.ts"],
    built: { "/": opinion.text },
  });
  const { isSample, items } = readList(desk, "testimonials") as { isSample: boolean; items: object[] };
  expect(isSample).toBe(false);
  expect(items[0]).toEqual(opinion);
});
