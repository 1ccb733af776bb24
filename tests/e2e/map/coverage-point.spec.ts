import { coverageAnchors, coverageMapLink } from "#content/coverage/coverage-page.ts";
import { coverageToolCopy } from "#content/coverage/coverage-tool.ts";
import { fillPlaceholders } from "#domain/text/facts/fill-placeholders.ts";
import { capital, gulf } from "../../support/browser/coverage-view.ts";
import { coveragePath, locatePlaceSearch, openCoverageTool } from "../support/coverage-page.ts";
import { expect, mockBaseTiles, test } from "../support/fixture.ts";
import { recordLayoutShifts, takeLayoutShifts } from "../support/measures/layout-watch.ts";

const { point: words } = coverageToolCopy;
const technologies = ["3G", "4G", "5G"];
const listSentences = (...kinds: (keyof typeof words.answers)[]) =>
  kinds.map((kind, index) => fillPlaceholders(words.answers[kind], { technology: technologies[index] ?? "" }));
const inTheCapital = listSentences("guaranteed", "guaranteed", "covered");
const nowhere = listSentences("none", "none", "none");

test("a tap on the map gets a sentence for each technology, and a remark outside Mexico", {
  tag: "@once",
}, async ({ page }) => {
  const { answer, sentences, tap } = await openCoverageTool(page);
  await tap(capital);
  await expect(sentences).toHaveText(inTheCapital);
  await expect(answer.getByRole("link")).toHaveText("Trae tu número");
  await expect(answer).toContainText(/\(19\.4\d?, -99\.\d\d\)/);
  await expect(page.locator(".coverage-mark")).toBeVisible();
  await expect(page.locator("[data-layer][aria-pressed=true]")).toHaveCount(0);
  await tap(gulf);
  await expect(sentences).toHaveText(nowhere);
  await expect(answer.getByRole("link")).toHaveText("Revisa tu estado");
  await tap({ latitude: 34, longitude: -101 });
  await expect(answer).toContainText(words.outside);
  await expect(sentences.first()).toBeHidden();
});

test("a tap near the edge of the map centres the map there", { tag: ["@once", "@nightly"] }, async ({ page }) => {
  const { map } = await openCoverageTool(page);
  const computeMiddle = async (part: typeof map) => {
    const { x, width } = (await part.boundingBox()) ?? { x: 0, width: 0 };
    return x + width / 2;
  };
  await map.click({ position: { x: 20, y: 200 } });
  const mark = page.locator(".coverage-mark");
  await expect.poll(async () => Math.abs((await computeMiddle(mark)) - (await computeMiddle(map)))).toBeLessThan(2);
});

const verdictOn = (name: string, technology: string) =>
  fillPlaceholders(words.verdicts.yes, { technology, place: name });

test("a place is found without accents and with a typo, by pointer and by keyboard", { tag: "@once" }, async ({
  page,
}) => {
  await openCoverageTool(page);
  const { tool, field, suggested, answer, verdict, lines } = locatePlaceSearch(page);
  const [city, slip] = ["Mérida, Yucatán", "Tepic, Nayarit"];
  await field.fill("merida yuc");
  await suggested.filter({ hasText: city }).first().click();
  await expect(field).toHaveValue(city);
  await expect(field).toBeFocused();
  await expect(answer).toContainText(fillPlaceholders(words.atPlace, { place: city }));
  await expect(verdict).toHaveText(verdictOn("Mérida", "5G"));
  // An example leads to the map first.
  const actions = words.sampleNotice
    ? [coverageMapLink.label, "Trae tu número"]
    : ["Trae tu número", coverageMapLink.label];
  await expect(lines).toHaveText([words.short.covered, words.short.guaranteed, words.short.guaranteed]);
  await expect(answer.getByRole("link")).toHaveText([...actions, "Arma tu SIM"]);
  await expect(page.locator(".coverage-mark")).toBeVisible();
  await field.fill("tepicc");
  await expect(page.locator(".coverage-mark")).toHaveCount(0);
  await expect(suggested.first()).toHaveText(slip);
  await page.keyboard.press("Tab");
  await expect(suggested.first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(answer).toContainText(fillPlaceholders(words.atPlace, { place: slip }));
  await field.fill("Ciudad de México");
  await page.keyboard.press("Enter");
  await expect(verdict).toHaveText(verdictOn("Ciudad de México", "5G"));
  await field.fill("zzzz");
  await expect(page.locator("[data-place-remark]:visible")).toHaveText(
    fillPlaceholders(words.place.noMatch, { text: "zzzz" }),
  );
  // Playwright presses only uncovered elements.
  for (const example of await tool.locator("[data-place-example]").all()) await example.click({ trial: true });
  await page.goBack();
  await expect(verdict).toHaveText(verdictOn("Ciudad de México", "5G"));
  await page.goBack();
  await expect(answer).toContainText(fillPlaceholders(words.atPlace, { place: slip }));
  await expect(field).toHaveValue(slip);
});

test("a place in the address is answered before the map loads; 4G and no coverage have their own texts and links", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShifts(page);
  await page.goto(`${coveragePath}?lugar=ciudad+del+carmen`);
  const { tool, field, answer, verdict } = locatePlaceSearch(page);
  await expect(verdict).toHaveText(fillPlaceholders(words.verdicts.no, { place: "Ciudad del Carmen" }));
  await expect(field).toHaveValue("Ciudad del Carmen, Campeche");
  await expect(page).toHaveURL(/\?lugar=Ciudad\+del\+Carmen%2C\+Campeche$/);
  await expect(answer).toContainText(/La señal más cercana: [345]G, a unos \d+\u00a0km al \w+\./);
  await expect(answer.getByRole("link", { name: "Revisa tu estado" })).toBeVisible();
  await expect(page.locator(".coverage-mark")).toHaveCount(0);
  await page.goto(`${coveragePath}?lugar=La+Crucecita`);
  await expect(verdict).toHaveText(verdictOn("La Crucecita", "4G"));
  await expect(tool).toHaveAttribute("data-best", "4G");
  await expect(tool.locator("[data-town]").first()).toHaveAttribute("transform", /^translate\(\d+ \d+\)$/);
  expect(await takeLayoutShifts(page)).toEqual([]);
  await mockBaseTiles(page.context());
  await answer.getByRole("link", { name: coverageMapLink.label }).click();
  await expect(page.locator(".coverage-mark")).toBeVisible();
  await expect(page.locator("[data-layer][aria-pressed=true]")).toHaveAttribute("data-layer", "4g-diferenciada");
});

test("the answer's link shows its technology once the map has loaded too, and so does the link's own address", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  const { line } = await openCoverageTool(page);
  const { answer, field, verdict } = locatePlaceSearch(page);
  const expectTechnology = async () => {
    await expect(page.locator("[data-layer][aria-pressed=true]")).toHaveAttribute("data-layer", "5g");
    await expect(line).toContainText("5G");
    await expect(page.locator(".coverage-mark")).toHaveAttribute("data-label", "Guadalajara, Jalisco");
  };
  await field.fill("Guadalajara, Jalisco");
  await field.press("Enter");
  await expect(verdict).toHaveText(verdictOn("Guadalajara", "5G"));
  await answer.getByRole("link", { name: coverageMapLink.label }).click();
  await expectTechnology();
  await page.goto("/conocenos");
  await page.goto(`${coveragePath}?lugar=Guadalajara%2C+Jalisco&capa=5g#${coverageAnchors.map}`);
  await expect(verdict).toHaveText(verdictOn("Guadalajara", "5G"));
  await expectTechnology();
  await expect(page.locator(`#${coverageAnchors.map}`).getByRole("heading").first()).toBeInViewport();
});

test("on phones, the docked verdict is visible with the map, but never over the heading above it", {
  tag: "@once",
}, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openCoverageTool(page, "?lugar=Tepic");
  const { verdict } = locatePlaceSearch(page);
  const strip = page.locator("[data-strip]");
  await expect(verdict).toContainText("Tepic");
  await expect(strip).toHaveText((await verdict.textContent()) ?? "");
  const section = page.locator(`#${coverageAnchors.map}`);
  const heading = section.getByRole("heading", { level: 2 }).first();
  for (const above of [0, 60]) {
    await heading.evaluate((title, offset) => scrollTo(0, title.getBoundingClientRect().top + scrollY - offset), above);
    const [title, sub, tab] = await Promise.all(
      [heading, heading.locator("xpath=following-sibling::*[1]"), strip].map((part) => part.boundingBox()),
    );
    expect(tab?.y).toBeGreaterThanOrEqual((sub?.y ?? 0) + (sub?.height ?? 0) - 1);
    expect(tab?.y).toBeGreaterThan((title?.y ?? 0) + (title?.height ?? 0));
  }
  await page.locator("[data-map]").evaluate((map) => scrollTo(0, map.getBoundingClientRect().top + scrollY + 100));
  await expect(strip).toBeInViewport({ ratio: 1 });
  await expect(strip).toBeVisible();
});

test("the visitor's position is used only with permission and never sent", {
  tag: "@once",
}, async ({ page, context }) => {
  const { latitude, longitude } = { latitude: 19.432_608, longitude: -99.133_209 };
  const sent: string[] = [];
  context.on("request", (request) => sent.push(`${request.url()} ${request.postData() ?? ""}`));
  const { line } = await openCoverageTool(page);
  const { answer, verdict, lines } = locatePlaceSearch(page);
  const locate = page.getByRole("button", { name: words.locate });
  await locate.click();
  await expect(answer).toContainText(words.problems.denied);
  await context.grantPermissions(["geolocation"]);
  // Without arguments, the device does not know its position.
  await (await context.newCDPSession(page)).send("Emulation.setGeolocationOverride");
  await locate.click();
  await expect(answer).toContainText(words.problems.unavailable);
  await expect(lines.first()).toBeHidden();

  await context.setGeolocation({ latitude, longitude, accuracy: 4_000 });
  await locate.click();
  await expect(answer).toContainText(words.atOwn);
  await expect(answer).toContainText(fillPlaceholders(words.inexact, { radius: "4\u00a0km" }));
  await expect(verdict).toHaveText(verdictOn(words.position, "5G"));
  await expect(line).toHaveText(coverageToolCopy.overlay.choose);
  expect(sent.length).toBeGreaterThan(10);
  expect(sent.filter((text) => /19[.,]?43|99[.,]?13/.test(text))).toEqual([]);
  await expect(page).toHaveURL(coveragePath);
});
