// @vitest-environment jsdom
import { expect, test } from "vitest";
import { CoverageError } from "./coverage-engine.ts";
import { flawlessReport, openTestPage } from "./testing/test-page.ts";

const layer = (id: string) => `[data-layer="${id}"]`;
/** Reads the text in place of an answer under the map, and whether the answer is hidden. */
const remarkIn = ({ small }: ReturnType<typeof openTestPage>) => [
  small.querySelector("[data-remark]")?.textContent,
  small.querySelector<HTMLElement>("[data-sentences]")?.hidden,
];

test("the controls are accessible before the script runs; afterwards no overlay is shown", () => {
  const page = openTestPage({
    beforeScript: (root) => expect(root.querySelector("[inert], :disabled")).toBeNull(),
  });
  expect(page.pressed()).toEqual([]);
  expect(page.chosenIds).toEqual([]);
});

test("a chosen overlay is drawn and written to the URL; a second press clears it; Back restores it", async () => {
  const page = openTestPage();
  page.click(layer("4g-garantizada"));
  await page.settled();
  expect([page.pressed(), page.chosenIds.at(-1), location.search]).toEqual([
    ["4g-garantizada"],
    "4g-garantizada",
    "?capa=4g-garantizada",
  ]);
  page.click(layer("4g-garantizada"));
  await page.settled();
  expect([page.pressed(), page.chosenIds.at(-1), location.search]).toEqual([[], undefined, ""]);
  history.replaceState(null, "", "?capa=4g-garantizada");
  dispatchEvent(new PopStateEvent("popstate"));
  await page.settled();
  expect([page.pressed(), page.chosenIds.at(-1)]).toEqual([["4g-garantizada"], "4g-garantizada"]);
});

test("an overlay in the URL is shown, and an unknown value is reported", async () => {
  const page = openTestPage({ search: "?capa=5g" });
  await page.settled();
  expect(page.pressed()).toEqual(["5g"]);
  const wrong = openTestPage({ search: "?capa=<b>6g" });
  await wrong.settled();
  expect(wrong.pressed()).toEqual([]);
  expect(wrong.find("[data-line]").textContent).toBe("no <b>6g");
});

test("a large download waits for consent, and the question is asked only once", async () => {
  const page = openTestPage({ downloadBytes: { "5g": 24_000_000 } });
  const before = page.chosenIds.length;
  page.click(layer("5g"));
  const question = page.find("[data-bar] [data-question]");
  expect([question.hidden, question.querySelector("p")?.textContent]).toEqual([false, "download 24\u00a0MB?"]);
  expect(document.activeElement).toBe(question);
  page.click("[data-bar] [data-decline]");
  await page.settled();
  expect([page.chosenIds.length, location.search, question.hidden]).toEqual([before, "", true]);
  expect(document.activeElement).toBe(page.find(layer("5g")));
  page.click(layer("5g"));
  page.click("[data-bar] [data-accept]");
  await page.settled();
  expect(page.chosenIds.at(-1)).toBe("5g");
  page.click(layer("4g-garantizada"));
  await page.settled();
  page.click(layer("5g"));
  await page.settled();
  expect([page.chosenIds.at(-1), question.hidden]).toEqual(["5g", true]);
});

test("another choice replaces an open question", async () => {
  const page = openTestPage({ downloadBytes: { "5g": 24_000_000 } });
  page.click(layer("5g"));
  page.click(layer("3g-garantizada"));
  await page.settled();
  expect([page.pressed(), page.find("[data-bar] [data-question]").hidden, page.find("[data-state]").hidden]).toEqual([
    ["3g-garantizada"],
    true,
    false,
  ]);
});

test("an overlay in memory needs no consent", async () => {
  const page = openTestPage({ downloadBytes: { "5g": 24_000_000 } });
  page.memory.add("5g");
  page.click(layer("5g"));
  await page.settled();
  expect(page.chosenIds.at(-1)).toBe("5g");
});

test("reports states, shows the legend with the file's labels, and lets a failure be retried", async () => {
  const page = openTestPage();
  page.click(layer("5g"));
  await page.settled();
  page.engine.onStateChange({
    phase: "loading",
    id: "5g",
    receivedBytes: 1_000_000,
    totalBytes: 4_000_000,
    shapeCount: 0,
  });
  expect(page.find<HTMLProgressElement>("progress").value).toBe(0.25);
  const legend = [
    { color: "#2a2fe0", labels: [undefined], paths: [], shapeCount: 1 },
    { color: "#ff9a1a", labels: ["<i>No garantizada</i>", "Rural"], paths: [], shapeCount: 2 },
  ];
  page.engine.onStateChange({ phase: "shown", id: "5g", report: flawlessReport, legend });
  expect(page.find("[data-line]").textContent).toBe("5G all drawn");
  expect([...page.root.querySelectorAll("[data-meaning]")].map(({ textContent }) => textContent)).toEqual([
    "5G all",
    "<i>No garantizada</i>, Rural",
  ]);
  page.engine.onStateChange({ phase: "failed", id: "5g", code: "offline" });
  expect([page.find("[data-line]").textContent, page.find("progress").hidden]).toEqual(["offline", true]);
  const before = page.chosenIds.length;
  page.click("[data-retry]");
  expect(page.chosenIds.slice(before)).toEqual(["5g"]);
});

test("a tap is answered for each technology, and a file that failed to load can be requested again", async () => {
  let isOffline = true;
  const page = openTestPage({
    covers: async (id) => {
      if (id === "5g" && isOffline) throw new CoverageError("offline");
      return id === "4g-garantizada" || id === "3g-diferenciada";
    },
  });
  page.engine.onTap({ longitude: -104.894, latitude: 21.504 });
  await page.settled();
  expect(page.small.querySelector("[data-asked]")?.textContent).toBe("tapped 21.50, -104.89:");
  expect(page.sentences()).toEqual(["3G differentiated", "4G guaranteed", "5G missing"]);
  isOffline = false;
  page.click('[data-answer="map"] [data-technology="5G"] [data-again]');
  await page.settled();
  expect(page.sentences()).toEqual(["3G differentiated", "4G guaranteed", "5G none"]);
});

test("covered and uncovered points suggest their own next step, an unknown point suggests none", async () => {
  let answer: () => Promise<boolean> = async () => true;
  const page = openTestPage({ covers: () => answer() });
  const steps = async () => {
    page.engine.onTap({ longitude: -104, latitude: 21 });
    await page.settled();
    return [...page.small.querySelectorAll<HTMLElement>("[data-covered], [data-uncovered]")]
      .filter(({ hidden }) => !hidden)
      .map((step) => step.querySelector("a")?.getAttribute("href"));
  };
  expect(await steps()).toEqual(["/portabilidad"]);
  answer = async () => false;
  expect(await steps()).toEqual(["#por-estado"]);
  answer = () => Promise.reject(new CoverageError("offline"));
  expect(await steps()).toEqual([]);
});

test("only the newer of two questions is answered", async () => {
  const page = openTestPage({ covers: async (_, { latitude }) => latitude > 22 });
  page.engine.onTap({ longitude: -104, latitude: 21 });
  page.click("[data-middle]");
  await page.settled();
  expect(page.small.querySelector("[data-asked]")?.textContent).toBe("middle 23.36, -101.21:");
  expect(page.sentences()).toEqual(["3G guaranteed", "4G guaranteed", "5G covered"]);
});

test("a point outside Mexico is not looked up in the files", async () => {
  const page = openTestPage({ covers: () => Promise.reject(new Error("asked")) });
  page.engine.onTap({ longitude: -3.7, latitude: 40.4 });
  await page.settled();
  expect(remarkIn(page)).toEqual(["outside", true]);
});

test("an answer that needs a large download asks once for all files, and a refusal is respected", async () => {
  const page = openTestPage({ downloadBytes: { "3g-garantizada": 2_000_000, "4g-diferenciada": 2_000_000 } });
  page.click("[data-middle]");
  const question = page.small.querySelector("[data-question]") as HTMLElement;
  expect(question.querySelector("p")?.textContent).toBe("answer with 4.6\u00a0MB?");
  (question.querySelector("[data-decline]") as HTMLElement).click();
  await page.settled();
  expect(remarkIn(page)).toEqual(["declined", true]);
});

test("without geolocation, the visitor gets other advice", async () => {
  const page = openTestPage();
  page.click("[data-locate]");
  await page.settled();
  expect(page.large.querySelector("[data-asked]")?.textContent).toBe("unsupported");
});
