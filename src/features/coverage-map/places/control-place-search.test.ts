// @vitest-environment jsdom
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findLocalities } from "#domain/coverage/places/find-localities.ts";
import { unpackLocalities } from "#domain/coverage/places/localities.ts";
import { CoverageError } from "#features/coverage-map/coverage-engine.ts";
import { openTestPage } from "#features/coverage-map/testing/test-page.ts";

const localities = unpackLocalities(JSON.parse(readFileSync("public/mapas/localidades.json", "utf8")));

/**
 * @param isThere - whether the list loads.
 * @param typedText - text in the field before the script runs.
 */
function openWithList(isThere: () => boolean = () => true, typedText = "") {
  const page = openTestPage({
    beforeScript(root) {
      for (const field of root.querySelectorAll<HTMLInputElement>("[data-place-name]")) field.value = typedText;
    },
    covers: async () => true,
    findPlaces: async (text, limit) => {
      if (!isThere()) throw new CoverageError("offline");
      return findLocalities(localities, text, limit);
    },
  });
  const field = page.find<HTMLInputElement>("[data-place-name]");
  const suggested = () => [...page.root.querySelectorAll<HTMLElement>("[data-suggested]")];
  const write = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  };
  const submit = () => page.find("[data-place-form]").dispatchEvent(new SubmitEvent("submit", { cancelable: true }));
  return { page, suggested, write, submit, remark: page.find("[data-place-remark]") };
}

test("a place that is typed is suggested, chosen, marked and named in the answer", async () => {
  const { page, suggested, write } = openWithList();
  write("tepic");
  await expect.poll(() => suggested()[0]?.textContent).toBe("Tepic, Nayarit");
  suggested()[0]?.click();
  expect(page.find("[data-asked]").textContent).toBe("in Tepic, Nayarit:");
  expect(page.markedPositions[0]?.latitude).toBeCloseTo(21.5, 1);
  expect(suggested()).toEqual([]);
});

test("two letters are enough for suggestions, and one is not", async () => {
  const { suggested, write } = openWithList();
  write("le");
  await expect.poll(() => suggested()).not.toEqual([]);
  write("l");
  await expect.poll(() => suggested()).toEqual([]);
});

test("a new text or the visitor's position removes the last answer from view, live region and URL", async () => {
  const { page, suggested, write, remark, submit } = openWithList();
  const tool = page.find("[data-place-tool]");
  const isShown = () => [
    !("past" in page.large.dataset) && !page.large.hidden,
    tool.dataset.verdict === "yes",
    !page.find("[data-strip]").hidden,
    page.find("[data-announced]").textContent !== "",
    location.search !== "",
    page.find("[data-idle]").hidden,
    page.markedPositions.length > 0,
  ];
  for (const next of ["la paz", "zzzz", ""]) {
    write("tepic");
    submit();
    await expect.poll(() => isShown()).toEqual(Array(7).fill(true));
    write(next);
    expect(isShown()).toEqual(Array(7).fill(false));
    submit();
    await expect.poll(() => remark.textContent).toBe({ "la paz": "which", zzzz: "no zzzz" }[next] ?? "empty");
    expect(isShown().filter((_, index) => index !== 3)).toEqual(Array(6).fill(false));
  }
  write("la paz");
  await expect.poll(() => suggested()).not.toEqual([]);
  page.click("[data-locate]");
  expect([page.find<HTMLInputElement>("[data-place-name]").value, suggested(), remark.hidden]).toEqual(["", [], true]);
});

test("typing discards a pending answer about the visitor's position", async () => {
  const { page, write } = openWithList();
  page.click("[data-locate]");
  write("zz");
  await page.settled();
  expect(page.large.dataset.past).toBe("");
});

test("locating the visitor removes the last place's marker; typing keeps the marker of a tapped point", async () => {
  const { page, write, submit } = openWithList();
  write("tepic");
  submit();
  await expect.poll(() => page.markedPositions).toHaveLength(1);
  page.click("[data-locate]");
  expect(page.markedPositions).toEqual([]);
  page.engine.onTap({ latitude: 19, longitude: -99 });
  write("la paz");
  expect(page.markedPositions).toEqual([{ latitude: 19, longitude: -99 }]);
});

test("Enter chooses the likeliest place", async () => {
  const { page, write, submit } = openWithList();
  write("guadalajara");
  submit();
  await expect.poll(() => page.find("[data-asked]").textContent).toBe("in Guadalajara, Jalisco:");
});

test("Enter in an empty field shows and announces what is missing, until something is typed", async () => {
  const { page, write, remark, submit } = openWithList();
  submit();
  expect(remark.textContent).toBe("empty");
  expect(page.find("[data-announced]").textContent).toBe("empty");
  expect(document.activeElement).toBe(page.find("[data-place-name]"));
  write("t");
  await expect.poll(() => remark.hidden).toBe(true);
});

test("a place typed before the script loaded is suggested afterwards", async () => {
  const { suggested } = openWithList(undefined, "tepic");
  await expect.poll(() => suggested()[0]?.textContent).toBe("Tepic, Nayarit");
});

test("with several places of that name, Enter asks which one, and screen readers hear their number and names", async () => {
  const { page, suggested, write, remark, submit } = openWithList();
  const announced = page.find("[data-announced]");
  write("san juan");
  await expect.poll(() => announced.textContent).toMatch(/^6 places: San Juan del R\u00edo, Querétaro; /);
  submit();
  await expect.poll(() => remark.textContent).toBe("which");
  expect(page.find("[data-asked]").textContent).toBe("");
  await expect.poll(() => announced.textContent).toMatch(/^which 6 places: San Juan/);
  suggested()[0]?.click();
  await expect.poll(() => announced.textContent).toMatch(/^in San Juan del R\u00edo, Querétaro: .*3G.*4G.*5G/);
});

test("a place with a similar name is proposed, but Enter does not choose it", async () => {
  const { page, suggested, write, remark, submit } = openWithList();
  write("guadalajra");
  await expect.poll(() => remark.textContent).toBe("like guadalajra");
  submit();
  await expect.poll(() => suggested()[0]?.textContent).toBe("Guadalajara, Jalisco");
  expect(page.find("[data-asked]").textContent).toBe("");
  suggested()[0]?.click();
  expect(page.find("[data-asked]").textContent).toBe("in Guadalajara, Jalisco:");
  expect(remark.hidden).toBe(true);
});

test.each([
  ["la condesa", "in Cuauhtémoc, Ciudad de México:", "Condesa is in Cuauhtémoc for its center"],
  ["44100", "in Guadalajara, Jalisco:", "44100 is a code of Guadalajara for its center"],
  ["cajeme", "in Cajeme (Ciudad Obregón), Sonora:", "for Ciudad Obregón"],
  ["calle 5 de mayo, puebla", "in Puebla, Puebla:", "address in Puebla for its center"],
])("the answer for «%s» says for which place it is, also to screen readers", async (text, asked, remark) => {
  const { page, write, submit } = openWithList();
  write(text);
  submit();
  await expect.poll(() => page.find("[data-announced]").textContent).toContain(remark);
  expect(page.large.querySelector("[data-asked]")?.textContent).toBe(asked);
  expect(page.large.querySelector("[data-remark]")?.textContent).toContain(remark);
});

test("a place without a known position gets no verdict and no marker", async () => {
  const { page, write, submit } = openWithList();
  write("mineral del chico");
  submit();
  await expect.poll(() => page.find("[data-asked]").textContent).toBe("no position of Mineral del Chico, Hidalgo");
  expect(page.markedPositions).toEqual([]);
  expect(page.find("[data-conclusion]").hidden).toBe(true);
});

test("a postal code of an unknown municipality leads to its state, and an incomplete one is reported on Enter", async () => {
  const { suggested, write, remark, submit } = openWithList();
  write("46000");
  await expect.poll(() => remark.textContent).toBe("46 is in Jalisco");
  write("4600");
  await expect.poll(() => remark.textContent).toBe("");
  submit();
  await expect.poll(() => remark.textContent).toBe("five digits");
  expect(suggested()).toEqual([]);
});

test("reports a place missing from the list, and retries a list that failed to load", async () => {
  let isOffline = true;
  const { write, remark, suggested } = openWithList(() => !isOffline);
  write("tepic");
  await expect.poll(() => remark.textContent).toBe("no list");
  isOffline = false;
  write("xyzzyx");
  await expect.poll(() => remark.textContent).toBe("no xyzzyx");
  write("tepi");
  await expect.poll(() => suggested()).not.toEqual([]);
  expect(remark.hidden).toBe(true);
});
