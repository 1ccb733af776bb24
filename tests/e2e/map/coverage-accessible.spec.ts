import { coverageToolCopy as words } from "#content/coverage/coverage-tool.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { capital } from "../../support/browser/coverage-view.ts";
import { locatePlaceSearch, openCoverageTool } from "../support/coverage-page.ts";
import { expect, test } from "../support/fixture.ts";
import { expectNoViolation } from "../support/measures/axe.ts";

test.use({ expectedTroubles: /status of 404/ });

test("axe finds nothing with answers and places", { tag: "@phone" }, async ({ page }) => {
  const { button, answer, expectPainted, tap } = await openCoverageTool(page);
  await button("4g-garantizada").click();
  await expectPainted("4g-garantizada");
  await tap(capital);
  await expect(answer).toContainText(fillPlaceholders(words.point.answers.guaranteed, { technology: "4G" }));
  const { field, verdict } = locatePlaceSearch(page);
  await field.fill("Ciudad del Carmen");
  await field.press("Enter");
  await expect(verdict).toHaveText(fillPlaceholders(words.point.verdicts.no, { place: "Ciudad del Carmen" }));
  await expectNoViolation(page, '[data-island="coverage-map"]');
});

test("axe finds nothing with a question open, while loading, after a failure, with an unknown answer and suggestions", {
  tag: ["@phone", "@nightly"],
}, async ({ page }) => {
  const expectClean = () => expectNoViolation(page, '[data-island="coverage-map"]');
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  const missing = Promise.withResolvers<void>();
  await page.route("**/kml/5G.kml", async (route) => {
    await missing.promise;
    await route.fulfill({ status: 404 });
  });
  const { button, line, progress, answer, sentences, expectPainted, tap } = await openCoverageTool(page);

  await tap(capital);
  await expect(answer.getByRole("button", { name: words.download.accept })).toBeVisible();
  await expectClean();
  await answer.getByRole("button", { name: words.download.decline }).click();

  await button("5g").click();
  await expect(progress).toBeVisible();
  await expectClean();
  missing.resolve();
  await expect(line).toHaveText(words.overlay.failed["not-found"]);
  await expectClean();

  await button("4g-diferenciada").click();
  await expectPainted("4g-diferenciada");
  await tap(capital);
  await answer.getByRole("button", { name: words.download.accept }).click();
  await expect(sentences.last()).toHaveText(fillPlaceholders(words.point.answers.missing, { technology: "5G" }));
  const { field, verdict } = locatePlaceSearch(page);
  await field.fill("Ciudad del Carmen");
  await field.press("Enter");
  await expect(verdict).toHaveText(fillPlaceholders(words.point.verdicts.unknown, {}));
  await expectClean();
  await field.fill("san");
  await expect(page.getByRole("list", { name: words.point.place.suggestions })).toBeVisible();
  await expectClean();
});
