// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { PageStatus } from "#editor/api/api.ts";
import { emptyFormContext, FormContext } from "#editor/app/form/form-context.ts";
import { polyfillWindow } from "#editor/testing/window/polyfill-window.ts";
import type { PageLoadedMessage, PageMessage } from "./frame/page-messages.ts";
import { PagePreview } from "./page-preview.tsx";
import type { PageView, ScrollTarget } from "./page-view.ts";

const origin = "http://localhost:3101";
const opened: string[] = [];
const requestedUrls: string[] = [];
const locations: string[] = [];
const open = (location: string) => void locations.push(location);
let answer: PageStatus;
const messages: object[] = [];
const frame = {
  location: { replace: (address: string) => void opened.push(address) },
  postMessage: (words: object) => void messages.push(words),
};

beforeEach(() => {
  opened.length = 0;
  requestedUrls.length = 0;
  locations.length = 0;
  messages.length = 0;
  answer = { status: 200 };
  vi.useFakeTimers();
  polyfillWindow();
  vi.stubGlobal("fetch", async (address: string) => {
    requestedUrls.push(address);
    return Response.json(answer);
  });
  vi.spyOn(HTMLIFrameElement.prototype, "contentWindow", "get").mockReturnValue(frame as never);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

type Drawn = {
  page: string;
  turn: number;
  sought?: ScrollTarget;
  coming?: { day: string; isHidden: boolean };
  seen?: PageView;
};
function beside() {
  const createPreview = ({ page, turn, sought, coming, seen }: Drawn) => (
    <FormContext value={{ ...emptyFormContext, today: "2026-11-26" }}>
      <PagePreview
        origin={origin}
        page={page}
        scrollTarget={sought}
        coming={coming}
        view={seen}
        isWaiting={false}
        draft={undefined}
        onViewChange={() => {}}
        reloadKey={turn}
        device="phone"
        onDevice={() => {}}
        onOpen={open}
      />
    </FormContext>
  );
  const { rerender } = render(createPreview({ page: "/old", turn: 0 }));
  const hear = (data: PageMessage) => {
    const message = new MessageEvent("message", { origin, data });
    Object.defineProperty(message, "source", { value: frame });
    act(() => void dispatchEvent(message));
  };
  return {
    show: (shown: Drawn) => rerender(createPreview(shown)),
    /** Reports that the page in the frame has loaded, by default in the view that was opened last. */
    arrive: (path: string, message: Partial<PageLoadedMessage> = {}) => {
      const { search } = new URL(opened.at(-1) ?? origin);
      hear({ page: "at", path, search, status: 200, title: "", description: "", ...message });
    },
    hear,
    load: () => void fireEvent.load(screen.getByTitle("La página, como quedará")),
    pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
  };
}

/** The status of the page; the second status message belongs to the text picker. */
const pageStatus = () => screen.getAllByRole("status")[0] as HTMLElement;
const address = () => screen.getByRole("link", { name: /^Abrir en otra pestaña/ }).getAttribute("href");
test("two saves of a new row open its page even if only the previous page has loaded", () => {
  const { show, arrive } = beside();
  arrive("/old");
  show({ page: "/new", turn: 1 });
  show({ page: "/new", turn: 2 });
  expect(opened.at(-1)).toBe(`${origin}/new?v=3`);
});

test("a page reached by a link stays open while the same row is saved", () => {
  const { show, arrive } = beside();
  arrive("/old");
  arrive("/linked", { search: "" });
  show({ page: "/old", turn: 1 });
  expect(opened.at(-1)).toBe(`${origin}/linked?v=2`);
});

test("the address is that of the page being opened, whatever the previous page reports", () => {
  const { show, arrive } = beside();
  const before = new URL(opened.at(-1) ?? "").search;
  show({ page: "/new", turn: 0 });
  show({ page: "/new", turn: 1 });
  arrive("/old", { search: before });
  expect(address()).toBe(`${origin}/new`);
  expect(opened.at(-1)).toBe(`${origin}/new?v=4`);
});

test("a page scrolls to its row even if the previous page scrolls to one while the next is opening", () => {
  const { show, arrive, hear } = beside();
  show({ page: "/new", turn: 0, sought: { words: "Reyes" } });
  hear({ page: "shown" });
  arrive("/new");
  expect(messages).toContainEqual({ editor: "show", words: "Reyes" });
});

test("the preview states from which day visitors see the open row, and shows that day", () => {
  const { show, arrive } = beside();
  show({ page: "/new", turn: 1, coming: { day: "2026-12-04", isHidden: true } });
  expect(screen.getByText(/^En el sitio no se ve hasta el 4 de diciembre de 2026:/)).toBeTruthy();
  show({ page: "/new", turn: 1, seen: { day: "2026-12-04" } });
  expect(screen.getByText("Se abre: así se verá el 4 de diciembre de 2026.")).toBeTruthy();
  expect(opened.at(-1)).toBe(`${origin}/new?v=3&vista=2026-12-04`);
  expect(address()).toBe(`${origin}/new?vista=2026-12-04`);
  arrive("/new");
  expect(screen.getByText("Así se verá el 4 de diciembre de 2026.")).toBeTruthy();
});

test("the page in the frame keeps its name, greyed, until the next one has loaded", () => {
  const { show, arrive } = beside();
  arrive("/old");
  show({ page: "/", turn: 0 });
  const room = screen.getByTitle("La página, como quedará").parentElement;
  expect([screen.getByText("/old").tagName, room?.dataset.waiting]).toEqual(["SPAN", "true"]);
  arrive("/");
  expect([screen.getByText("Portada").tagName, room?.dataset.waiting]).toEqual(["SPAN", undefined]);
});

test("a page that a form opens as of today is reopened as of the chosen day", () => {
  const { show, arrive } = beside();
  show({ page: "/new", turn: 1, seen: { day: "2026-12-04" } });
  arrive("/new");
  arrive("/buscar", { search: "?q=eSIM" });
  expect(opened.at(-1)).toBe(`${origin}/buscar?v=3&vista=2026-12-04`);
});

test("a page that reloads before it has scrolled has to scroll again, but not one that reloads afterwards", () => {
  const { show, arrive, hear } = beside();
  const sought = { changes: true } as const;
  const asks = () => messages.filter((words) => "changes" in words).length;
  show({ page: "/new", turn: 1, sought });
  arrive("/new");
  hear({ page: "stale" });
  arrive("/new");
  expect(asks()).toBe(2);
  hear({ page: "shown" });
  show({ page: "/new", turn: 2, sought });
  arrive("/new");
  expect(asks()).toBe(2);
});

test("reopening the page at each save is shown, but not announced", () => {
  const { show } = beside();
  show({ page: "/old", turn: 1 });
  expect(screen.getByText("Abriendo la página…")).toBeTruthy();
  expect(pageStatus().textContent).toBe("");
});

test("an error page is announced once, retried with growing delays, and opened when it works", async () => {
  answer = { status: 500, buildError: { message: "«Avisos»: Aviso 1: falta el título" } };
  const { arrive, pass } = beside();
  arrive("/old", { status: 500 });
  await pass(0);
  const message = pageStatus().textContent;
  expect(message).toMatch(/La página no se abre.*«Avisos»: Aviso 1: falta el título$/);
  await pass(8_000);
  expect(requestedUrls.length).toBe(4);
  expect(pageStatus().textContent).toBe(message);
  answer = { status: 200 };
  await pass(8_000);
  expect(opened.at(-1)).toBe(`${origin}/old?v=2`);
  arrive("/old");
  expect(pageStatus().textContent).toBe("");
  await pass(600_000);
  expect(requestedUrls.length).toBe(5);
});

test("retries end after a while, and a button starts one more", async () => {
  answer = { status: 0 };
  const { arrive, pass } = beside();
  arrive("/old", { status: 500 });
  await pass(600_000);
  const tries = requestedUrls.length;
  expect(screen.getByText("Ya se intentó varias veces.")).toBeTruthy();
  await pass(600_000);
  expect(requestedUrls.length).toBe(tries);
  fireEvent.click(screen.getByRole("button", { name: "Volver a intentar" }));
  expect(opened.at(-1)).toBe(`${origin}/old?v=2`);
});

test("a page that loads without a report is opened again; a slow page is not", async () => {
  const { load, pass, arrive } = beside();
  await pass(20_000);
  expect(opened.length).toBe(1);
  load();
  await pass(11_000);
  expect(opened.at(-1)).toBe(`${origin}/old?v=2`);
  load();
  arrive("/old");
  await pass(600_000);
  expect(opened.length).toBe(2);
});

const found = {
  locations: [{ location: "portada//banner.tag", label: "Portada › Etiqueta", text: "Hola", isWhole: true }],
};
const picked = { page: "picked", tag: "p", text: "Hola", nth: 0, id: "" } as const;

test("a text that the user points at is looked up once, opens its field and is announced, and picking ends", async () => {
  const { arrive, hear, pass } = beside();
  arrive("/old");
  fireEvent.click(screen.getByRole("button", { name: "Señalar un texto" }));
  expect(messages.at(-1)).toEqual({ editor: "pick", isOn: true });
  answer = found as never;
  hear(picked);
  await pass(0);
  expect(requestedUrls.at(-1)).toBe("/api/text-locations?address=%2Fold&tag=p&text=Hola&id=&nth=0");
  expect(locations).toEqual(["portada//banner.tag"]);
  expect(screen.getAllByRole("status")[1]?.textContent).toBe("Portada › Etiqueta: Hola");
  expect(messages.at(-1)).toEqual({ editor: "pick", isOn: false });
});

test("a text that staff cannot edit says why, and nothing opens", async () => {
  const { arrive, hear, pass } = beside();
  arrive("/old");
  answer = { locations: [], reason: "Lo escribe quien desarrolla el sitio." } as never;
  hear(picked);
  await pass(0);
  expect(screen.getAllByText("Lo escribe quien desarrolla el sitio.").length).toBe(2);
  expect(locations).toEqual([]);
});
