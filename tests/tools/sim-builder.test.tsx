// @vitest-environment jsdom
import { fireEvent, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { simBuilderMarkupCopy, simBuilderProps } from "#content/sim/sim-builder-page.ts";
import { purchaseLinks } from "#content/site/site-map/links.ts";
import type { SimAnswers, SimQuestion } from "#domain/sim/sim-answers.ts";
import { enhanceSimBuilder } from "#features/sim-builder/enhance-sim-builder.ts";
import { Page } from "#pages/arma-tu-sim/+Page.server.tsx";
import { Page as EsimPage } from "#pages/esim/+Page.server.tsx";
import { Page as MembershipsPage } from "#pages/membresias/+Page.server.tsx";
import { Page as PortingPage } from "#pages/portabilidad/+Page.server.tsx";
import { forgetSimAnswers } from "#platform/sim/sim-store.ts";
import { getText } from "../support/browser/hydrated-tool.ts";

const toolPages: Record<string, ComponentType> = {
  "/esim": EsimPage,
  "/membresias": MembershipsPage,
  "/portabilidad": PortingPage,
};

vi.mock("#platform/page/load-page.ts", () => ({
  loadPage: async (path: string) => {
    const Tool = toolPages[path];
    if (!Tool) throw new Error(`${path} answers 404`);
    const page = document.implementation.createHTMLDocument();
    page.body.innerHTML = renderToString(<Tool />);
    return page;
  },
}));

const user = userEvent.setup();
const { copy } = simBuilderProps;
const { usual } = copy.questions.number;
const { actions, rowCopy } = simBuilderMarkupCopy;

const yeses = {
  phone: { text: "iPhone 15 Pro", verdict: "yes" },
  place: { text: "Tepic, Nayarit", verdict: "yes", technology: "5G" },
  plan: { text: "community", verdict: "yes" },
  number: { text: "prepago", verdict: "yes" },
} as const satisfies SimAnswers;

function keep(answers: SimAnswers) {
  for (const [question, answer] of Object.entries(answers))
    localStorage.setItem(`wim-sim-${question}`, JSON.stringify(answer));
}

function open(search = "") {
  history.replaceState(null, "", `/arma-tu-sim${search}`);
  document.body.innerHTML = renderToString(<Page />);
  const root = document.querySelector<HTMLElement>("[data-island]") as HTMLElement;
  enhanceSimBuilder(root, JSON.parse(root.dataset.props ?? ""));
  const row = (question: SimQuestion) => root.querySelector(`[data-question=${question}]`) as HTMLElement;
  const details = (question: SimQuestion) => row(question).querySelector("details") as HTMLDetailsElement;
  return {
    root,
    row,
    details,
    ask: async (question: SimQuestion) => {
      await user.click(row(question).querySelector("summary") as HTMLElement);
      return within(row(question));
    },
    button: (name: string) => within(root).getByRole("button", { name }),
    message: () => getText(root.querySelector("[data-message]")),
    countYesAnswers: () => root.querySelectorAll("svg g[data-lit] text:first-of-type").length,
    chip: () => [...root.querySelectorAll("svg text")].map((text) => text.textContent),
    isDone: () => root.querySelector("[data-done]") !== null,
    link: () => within(root).queryByRole<HTMLAnchorElement>("link", { name: actions.take }),
  };
}

beforeEach(() => {
  // The test window does not lay out.
  Element.prototype.scrollIntoView = () => {};
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});

afterEach(() => {
  forgetSimAnswers();
  localStorage.clear();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

// While the coverage is only a sample, the answer is an example.
const place = coverageSampleNotice.isSample ? "(ejemplo)" : "en Tepic";

test("two stored answers light two contacts, and nothing can be bought yet", () => {
  keep({ phone: yeses.phone, place: yeses.place });
  const { chip, countYesAnswers, isDone, link } = open();
  expect(countYesAnswers()).toBe(2);
  expect(chip()).toEqual(["Sí", "tu celular", "5G", place, "", "", "", ""]);
  expect(isDone()).toBe(false);
  expect(link()).toBeNull();
});

test("four yeses add the membership and the number to the purchase link, with the price and its condition", () => {
  keep(yeses);
  const { chip, isDone, link, root } = open();
  expect(isDone()).toBe(true);
  expect(chip()).toEqual(["Sí", "tu celular", "5G", place, "60\u00a0GB", "por $400", "24\u00a0h", "y es tuyo"]);
  expect(link()?.href).toBe(`${purchaseLinks.community}&numero=traigo`);
  expect(getText(root.querySelector("[data-finish]"))).toMatch(/Community, 60 GB: \$400\..*Después, \$500/);
});

test("with a new number, the price is the regular one", () => {
  keep({ ...yeses, number: { text: "nuevo", verdict: "yes" } });
  const { chip, link } = open();
  expect(chip().slice(4)).toEqual(["60\u00a0GB", "por $500", "Nuevo", "y es tuyo"]);
  expect(link()?.href).toBe(`${purchaseLinks.community}&numero=nuevo`);
});

test.each(["no", "depends"] as const)("an answer «%s» stays plastic, with an alternative", (verdict) => {
  keep({ ...yeses, phone: { text: "iPhone 8", verdict } });
  const { chip, countYesAnswers, isDone, link, root } = open();
  expect([countYesAnswers(), isDone(), link()]).toEqual([3, false, null]);
  expect(chip().slice(0, 2)).toEqual([copy.marks[verdict], ""]);
  const way = within(root).getByRole("link", { name: copy.nextSteps.phone[verdict].label });
  expect(way.getAttribute("href")).toMatch(/^\/esim#/);
});

test("the phone question uses the tool of its page; the answer is announced, stored and leads to the next question", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const { ask, countYesAnswers, details, row } = open();
  const phone = await ask("phone");
  const field = await phone.findByRole("searchbox");
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.type(field, "iphone 15 pro{Enter}");
  await waitFor(() => expect(countYesAnswers()).toBe(1));
  expect(getText(row("phone").querySelector("[aria-live]"))).toMatch(/Sí: tu iPhone 15 Pro.*1 de 4: tu celular, sí/);
  expect(localStorage.getItem("wim-sim-phone")).toBe(JSON.stringify(yeses.phone));
  // Only the phone's own page writes the answer to the address; forgetting the SIM would not remove it from there.
  expect(location.search).toBe("");
  await user.click(phone.getByRole("button", { name: rowCopy.next }));
  expect([details("phone").open, details("place").open]).toEqual([false, true]);
  // The map's page does not load in this test, so the link to it stays.
  const link = within(row("place")).getByRole("link", { name: rowCopy.tool });
  await waitFor(() => expect(document.activeElement).toBe(link));
  expect(link.getAttribute("href")).toBe("/mapa-de-cobertura");
});

test("a phone with a condition is not a yes, and an unlisted phone is not an answer", async () => {
  const { ask, countYesAnswers, row } = open();
  const phone = await ask("phone");
  const field = await phone.findByRole("searchbox");
  await user.type(field, "iphone 15 de china{Enter}");
  await waitFor(() => expect(row("phone").dataset.verdict).toMatch(/no|depends/));
  expect(countYesAnswers()).toBe(0);
  forgetSimAnswers();
  await user.clear(field);
  await user.type(field, "nokia 3310{Enter}");
  await phone.findByText(/no está en la lista/);
  expect(row("phone").dataset.verdict).toBe("");
});

test("the data question uses the plan finder's scale, and the number question those of the porting tools", async () => {
  const { ask, chip, row } = open();
  const plan = await ask("plan");
  await user.click(await plan.findByRole("button", { name: "Quiero Rookie" }));
  // Neither price is larger than the other until the number decides.
  expect([...row("plan").querySelectorAll("[data-price]")].map(getText)).toEqual(["$280", "$350"]);
  // An answered question has the row's own button only.
  expect(plan.queryByRole("button", { name: /^Quiero/ })).toBeNull();
  expect(chip().slice(4, 6)).toEqual(["20\u00a0GB", "por $350"]);
  const number = await ask("number");
  await user.click(await number.findByLabelText(copy.questions.number.portedNumber));
  await user.click(number.getByLabelText(usual.answers.yes));
  expect(chip().slice(4)).toEqual(["20\u00a0GB", "por $280", "24\u00a0h", "y es tuyo"]);
  await user.click(number.getByLabelText(usual.answers.unsure));
  expect(row("number").dataset.verdict).toBe("");
  for (const name of [/^Celular/, /^Activa/, /^Pospago/]) await user.click(number.getByLabelText(name));
  expect(row("number").dataset.verdict).toBe("depends");
  expect(chip().slice(4, 6)).toEqual(["20\u00a0GB", "por $350"]);
});

test("moving the slider answers the data question, and opening another question keeps the answer", async () => {
  const { ask, chip, root, row } = open();
  const plan = await ask("plan");
  fireEvent.change(await plan.findByRole("slider"), { target: { value: "60" } });
  expect([row("plan").dataset.verdict, chip()[4]]).toEqual(["yes", "60\u00a0GB"]);
  expect(plan.queryByRole("button", { name: /^Quiero/ })).toBeNull();
  await ask("number");
  expect(getText(row("plan"))).toContain("Community");
  expect(root.querySelector("[data-progress]")?.textContent).toBe("1 de 4: datos.");
});

test("the number's next step names the phone only while the phone is unanswered", async () => {
  const { next } = copy.questions.number;
  for (const [answers, text] of [
    [{}, next.phone],
    [{ phone: yeses.phone }, next.yes],
  ] as const) {
    keep(answers);
    const { ask, row } = open();
    const number = await ask("number");
    await user.click(await number.findByLabelText(copy.questions.number.portedNumber));
    await user.click(number.getByLabelText(usual.answers.yes));
    expect(row("number").textContent).toContain(text);
    forgetSimAnswers();
  }
});

test("the last answer stays in its question; the result of four yeses appears when the question closes", async () => {
  vi.stubGlobal("scrollTo", vi.fn());
  const { number: _, ...three } = yeses;
  keep(three);
  const { ask, countYesAnswers, details, isDone, link, root } = open();
  const number = await ask("number");
  await user.click(await number.findByLabelText(copy.questions.number.newNumber));
  expect([countYesAnswers(), isDone(), link()]).toEqual([4, false, null]);
  await user.click(number.getByRole("button", { name: copy.showSim }));
  await waitFor(() => expect(isDone()).toBe(true));
  expect(details("number").open).toBe(false);
  expect(document.activeElement).toBe(root.querySelector("h1"));
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" });
  // A visitor who opens an answer again keeps the membership.
  await ask("plan");
  expect([isDone(), link() !== null]).toEqual([true, true]);
});

test("the page's last button opens the next question; then it shows the SIM and its purchase link, as the question's does", async () => {
  vi.stubGlobal("scrollTo", vi.fn());
  const { number: _, ...three } = yeses;
  keep(three);
  const { details, isDone, link, root } = open();
  const last = root.querySelector("[data-go-on]") as HTMLElement;
  expect(last.textContent).toBe(copy.nextQuestions.number);
  await user.click(last);
  expect(details("number").open).toBe(true);
  keep(yeses);
  dispatchEvent(new Event("storage"));
  expect([last.textContent, isDone()]).toEqual([copy.showSim, false]);
  await user.click(last);
  await waitFor(() => expect(isDone()).toBe(true));
  expect(details("number").open).toBe(false);
  expect(document.activeElement).toBe(root.querySelector("h1"));
  expect(link()?.href).toBe(`${purchaseLinks.community}&numero=traigo`);
});

test.each([
  ["after a tap the end plays by itself", "tap", false, true],
  ["by keyboard it waits for the button", "key", false, false],
  ["with reduced motion it waits for the button", "tap", true, false],
] as const)("four yeses: %s", async (_name, way, isReduced, plays) => {
  vi.stubGlobal("scrollTo", vi.fn());
  vi.stubGlobal("matchMedia", (query: string) => ({ matches: isReduced && query.includes("reduced") }));
  const { number: _, ...three } = yeses;
  keep(three);
  const { ask, isDone, link, root } = open();
  const number = await ask("number");
  const choice = await number.findByLabelText<HTMLInputElement>(copy.questions.number.newNumber);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  try {
    fireEvent(choice, new Event(way === "tap" ? "pointerdown" : "keydown", { bubbles: true }));
    fireEvent.click(choice);
    await vi.advanceTimersByTimeAsync(2000);
  } finally {
    vi.useRealTimers();
  }
  await waitFor(() => expect(isDone()).toBe(plays));
  expect([link() !== null, document.activeElement === root.querySelector("h1")]).toEqual([plays, plays]);
});

test("forgetting clears the browser and the page, and is announced", async () => {
  keep(yeses);
  const { ask, button, countYesAnswers, details, isDone, message, row } = open();
  await (await ask("number")).findByLabelText(copy.questions.number.newNumber);
  await user.click(button(actions.forget));
  expect(localStorage).toHaveLength(0);
  expect([countYesAnswers(), isDone(), details("number").open]).toEqual([0, false, false]);
  await waitFor(() => expect(row("number").querySelector("input")).toBeNull());
  expect(message()).toBe(copy.forgotten);
  expect(document.activeElement).toBe(row("phone").querySelector("summary"));
});

test("an answer in the address that cannot be judged stays in the address", async () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
  open("?lugar=Tepic&utm_source=x");
  // The map's page does not load in this test.
  await waitFor(() => expect(warn).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve));
  expect(location.search).toBe("?lugar=Tepic&utm_source=x");
});

test("an address's answers are judged again, replace the stored ones, and are removed from the address", async () => {
  keep(yeses);
  const { countYesAnswers, row } = open("?celular=iPhone+8&membresia=legend&numero=prepago-2020-01-01&lugar=");
  await waitFor(() => expect(location.search).toBe(""));
  expect(["phone", "place", "plan", "number"].map((question) => row(question as SimQuestion).dataset.verdict)).toEqual([
    "no",
    "yes",
    "yes",
    "no",
  ]);
  expect(getText(row("plan"))).toContain("Legend");
  expect(countYesAnswers()).toBe(2);
});

test("invalid values in an address are not answers", async () => {
  const { countYesAnswers } = open("?celular=nokia+3310&membresia=oro&numero=prepago-2020-13-45");
  await waitFor(() => expect(location.search).toBe(""));
  expect(countYesAnswers()).toBe(0);
  expect(localStorage).toHaveLength(0);
});

test("a stored number whose line was cancelled is judged again on the day of the visit", async () => {
  keep({ number: { text: "prepago-2020-01-01", verdict: "yes" } });
  const { row } = open();
  await waitFor(() => expect(row("number").dataset.verdict).toBe("no"));
});

test("the address to share contains the answers", async () => {
  keep(yeses);
  const { button, message } = open();
  await user.click(button(actions.share));
  await waitFor(() => expect(message()).toBe(copy.copied));
  const { pathname, searchParams } = new URL(await navigator.clipboard.readText());
  expect([pathname, ...searchParams.values()]).toEqual([
    "/arma-tu-sim",
    ...Object.values(yeses).map(({ text }) => text),
  ]);
});
