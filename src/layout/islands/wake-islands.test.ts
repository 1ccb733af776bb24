// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";

const enhance = vi.fn();
const load = vi.fn();
const reload = vi.fn();
const head = vi.fn();
const observed: Element[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  for (const mock of [enhance, load, reload, head]) mock.mockReset();
  load.mockImplementation(async () => ({ enhanceMap: enhance }));
  head.mockImplementation(async () => ({ ok: true }));
  sessionStorage.clear();
  observed.length = 0;
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      observe(element: Element) {
        observed.push(element);
      }
    },
  );
  vi.stubGlobal("fetch", head);
  vi.stubGlobal("location", { pathname: "/esim", href: "https://www.wim.mx/esim", reload });
  vi.spyOn(console, "warn").mockImplementation(() => {});
  document.body.innerHTML = `<input><div data-island="map" data-props='{"zoom":5}'>map</div>
    <template id="island-error"><div data-trouble role="alert"><p data-detail></p><button>Reintentar</button></div></template>`;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const island = () => document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
const panel = () => document.querySelector<HTMLElement>("[data-trouble]");

const focusElsewhere = () => document.body.dispatchEvent(new FocusEvent("focusin", { bubbles: true }));

const untilPainted = () => vi.advanceTimersByTimeAsync(50);

async function startWaking() {
  const { wakeIslands } = await import("./wake-islands.ts");
  wakeIslands<never, "map">({}, { map: () => load() });
}

/** Starts waking islands and lets time pass. */
async function wakeFor(ms: number) {
  await startWaking();
  expect(load).not.toHaveBeenCalled();
  focusElsewhere();
  await vi.advanceTimersByTimeAsync(ms);
}

test("an island out of view stays asleep until anything on the page takes the focus", async () => {
  await startWaking();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(load).not.toHaveBeenCalled();
  focusElsewhere();
  expect(load).toHaveBeenCalledOnce();
});

test("an island wakes at once if the focus has moved before the script runs", async () => {
  document.querySelector("input")?.focus();
  await startWaking();
  expect(load).toHaveBeenCalled();
});

test("after a pointer event, the focus wakes only the island that contains it", async () => {
  island().innerHTML = "<button>Buscar</button>";
  await startWaking();
  dispatchEvent(new Event("pointerdown"));
  document.querySelector("input")?.focus();
  expect(load).not.toHaveBeenCalled();
  island().querySelector("button")?.focus();
  expect(load).toHaveBeenCalledOnce();
});

test("a tool in the page's opening stays asleep until the visitor scrolls, unless the URL has a query", async () => {
  document.body.dataset.wakesOnTouch = "";
  vi.stubGlobal("location", { pathname: "/esim", search: "" });
  await startWaking();
  await untilPainted();
  expect(observed).toEqual([]);
  dispatchEvent(new Event("scroll"));
  expect(observed).toEqual([island()]);
  observed.length = 0;
  vi.stubGlobal("location", { pathname: "/esim", search: "?paises=JP" });
  await startWaking();
  await untilPainted();
  delete document.body.dataset.wakesOnTouch;
  expect(observed).toEqual([island()]);
  focusElsewhere();
});

const missing = () => Promise.reject(new TypeError("Failed to fetch dynamically imported module"));

test("an island without React wakes once, with its element and its rendered props", async () => {
  await wakeFor(0);
  island().dispatchEvent(new Event("focusin"));
  await vi.advanceTimersByTimeAsync(0);
  expect(enhance.mock.calls).toEqual([[island(), { zoom: 5 }]]);
});

test("a button pressed while asleep is pressed again once awake, unless something else was pressed since", async () => {
  const onPress = vi.fn();
  enhance.mockImplementation((root: HTMLElement) => root.addEventListener("click", onPress));
  island().innerHTML = "<p>map</p><button type=button>Buscar</button><button type=submit>Enviar</button>";
  const press = (selector: string) => island().querySelector<HTMLElement>(selector)?.click();
  await startWaking();
  press("[type=button]");
  focusElsewhere();
  await vi.advanceTimersByTimeAsync(0);
  expect(onPress).toHaveBeenCalledOnce();
  expect(onPress.mock.lastCall?.[0].target).toBe(island().querySelector("[type=button]"));
  press("[type=button]");
  expect(onPress).toHaveBeenCalledTimes(2);

  for (const last of ["p", "[type=submit]"]) {
    onPress.mockClear();
    document.body.innerHTML = document.body.innerHTML.replace(' data-awake=""', "");
    await startWaking();
    press("[type=button]");
    press(last);
    focusElsewhere();
    await vi.advanceTimersByTimeAsync(0);
    expect(enhance.mock.lastCall?.[0]).toBe(island());
    expect([last, onPress.mock.calls.length]).toEqual([last, 0]);
  }
});

test("a chunk that does not load is requested a second time", async () => {
  load.mockImplementationOnce(missing);
  await wakeFor(10_000);
  expect([load.mock.calls.length, enhance.mock.calls.length, reload.mock.calls.length]).toEqual([2, 1, 0]);
  expect(panel()).toBeNull();
});

test("if the second request fails too, the page reloads once, provided that the server answers", async () => {
  load.mockImplementation(missing);
  await wakeFor(10_000);
  expect(reload).toHaveBeenCalledOnce();
  expect(panel()).toBeNull();
});

test.each<[string, () => void]>([
  ["the second time", () => sessionStorage.setItem("reloaded /esim", "1")],
  ["without network", () => head.mockImplementation(missing)],
  ["if the server is unwell", () => head.mockImplementation(async () => ({ ok: false }))],
])("it does not reload %s: a panel before the island says what is missing, and its HTML stays", async (_, prepare) => {
  prepare();
  load.mockImplementation(missing);
  await wakeFor(10_000);
  expect(reload).not.toHaveBeenCalled();
  expect(panel()?.textContent).toMatch(/^Loading chunk map failed\. \(error: .+\)/);
  expect(panel()?.nextElementSibling).toBe(island());
  expect([island().textContent, island().dataset.failed]).toEqual(["map", ""]);
});

test("typed text is never lost: a panel asks first, and trying again does not reload the page", async () => {
  load.mockImplementation(missing);
  await wakeFor(1_000);
  document.querySelector("input")?.dispatchEvent(new InputEvent("input", { bubbles: true }));
  await vi.advanceTimersByTimeAsync(10_000);
  panel()?.querySelector("button")?.click();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(panel()?.querySelector("button"));

  load.mockImplementation(async () => ({ enhanceMap: enhance }));
  panel()?.querySelector("button")?.click();
  await vi.advanceTimersByTimeAsync(0);
  expect([enhance.mock.calls.length, panel(), island().dataset.failed]).toEqual([1, null, undefined]);
  expect(document.activeElement).toBe(island());
});

test("after 120 seconds without the chunk the visitor gets a message, while a second try goes on", async () => {
  let arrive = (_chunk: object) => {};
  load.mockImplementationOnce(() => new Promise(() => {}));
  load.mockImplementationOnce(() => new Promise((resolve) => (arrive = resolve)));
  await wakeFor(119_000);
  expect([load.mock.calls.length, panel()]).toEqual([1, null]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(panel()?.textContent).toContain("Loading chunk map failed. (timeout: ");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(load).toHaveBeenCalledTimes(2);

  arrive({ enhanceMap: enhance });
  await vi.advanceTimersByTimeAsync(0);
  expect([enhance.mock.calls.length, panel(), island().dataset.failed]).toEqual([1, null, undefined]);
});

test("a second try that hangs too changes nothing on the page and does not reload it", async () => {
  load.mockImplementation(() => new Promise(() => {}));
  await wakeFor(500_000);
  expect([load.mock.calls.length, reload.mock.calls.length]).toEqual([2, 0]);
  expect(document.querySelectorAll("[data-trouble]")).toHaveLength(1);
});

test("a retry by the visitor during another try wakes the tool once and focuses it", async () => {
  const arrivals: ((chunk: object) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => arrivals.push(resolve)));
  await wakeFor(123_000);
  panel()?.querySelector("button")?.click();
  await vi.advanceTimersByTimeAsync(0);
  for (const arrive of arrivals) arrive({ enhanceMap: enhance });
  await vi.advanceTimersByTimeAsync(0);
  expect([arrivals.length, enhance.mock.calls.length, panel()]).toEqual([3, 1, null]);
  expect(document.activeElement).toBe(island());
});

test("an island whose own code fails stays plain HTML without a message", async () => {
  enhance.mockImplementation(() => {
    throw new Error("broken");
  });
  await wakeFor(10_000);
  expect([load.mock.calls.length, reload.mock.calls.length, panel()]).toEqual([1, 0, null]);
  expect(console.warn).toHaveBeenCalledOnce();
});

test("a browser that is too old requests nothing, and the page says which tools do not run", async () => {
  vi.stubGlobal("Intl", {});
  await wakeFor(10_000);
  expect([load.mock.calls.length, document.documentElement.dataset.tooOld, panel()]).toEqual([0, "", null]);
});
