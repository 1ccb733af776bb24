// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { membershipsOpening } from "#content/pages/memberships-page.ts";
import { benefits } from "#content/plans/benefits.ts";
import { planCostTool } from "#content/plans/plan-cost-tool.ts";
import { findPlan, plans } from "#content/plans/plans.ts";
import { currentOffer } from "#content/promotions/current-offer.ts";
import { formatRoaming } from "#domain/plans/plan.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { coversZone } from "#domain/trips/trip.ts";
import { PlanCost } from "#features/plan-cost/plan-cost.tsx";
import { PlanFinder } from "#features/plan-finder/plan-finder.tsx";
import { Page } from "#pages/membresias/+Page.server.tsx";
import { findAnswer, getText, getVerdictSummary, hydrateTool, listActions } from "../support/browser/hydrated-tool.ts";
import { findCheapestPlan } from "../support/cheapest-plan.ts";

const user = userEvent.setup();

const openFinder = () => hydrateTool(<Page />, "plan-finder", PlanFinder);
const openCost = () => hydrateTool(<Page />, "plan-cost", PlanCost);
const getAnswerText = (tool: HTMLElement) => getText(findAnswer(tool)?.parentElement);

// It is already the next day in most of the world, but still the 20th in central Mexico.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T05:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

/** Reads the membership that the page's dial shows. */
const readDial = () => document.querySelector<HTMLInputElement>("[name=membresia-del-dial]:checked")?.value;

/** Answers one of the finder's questions. @returns the finder's single line. */
async function answerFinder(finder: HTMLElement, label: string | RegExp): Promise<string> {
  await user.click(within(finder).getByLabelText(label));
  return getText(findAnswer(finder)?.querySelector("p"));
}

test("each answer turns the dial to the cheapest membership that fits, and one line says why", async () => {
  const forEurope = findCheapestPlan(({ roaming }) => coversZone(roaming, "europe"));
  const paramount = benefits.find(({ id }) => id === "paramount");
  const forBoth = findCheapestPlan(
    ({ id, roaming }) => coversZone(roaming, "europe") && paramount?.status[id] === "included",
  );
  const [below, above] = [-1, 1].map((step) => plans[plans.indexOf(forBoth) + step]);
  if (!below || !above) throw new Error(`no step down or up from ${forBoth.name}`);
  const tool = await openFinder();
  const [cheapest] = plans;
  await answerFinder(tool, /^Hasta/);
  expect(readDial()).toBe(cheapest.id);
  await answerFinder(tool, "Más");
  expect(findPlan(readDial() as typeof cheapest.id).dataGb).toBe("unlimited");
  await answerFinder(tool, /^Hasta/);
  expect(await answerFinder(tool, "Sí, a Europa")).toBe(
    `La tuya es ${forEurope.name}. ${formatRoaming(forEurope.roaming)}.`.replaceAll(/\s+/g, " "),
  );
  expect(readDial()).toBe(forEurope.id);
  expect(getAnswerText(tool)).toContain(formatPesos(forEurope.regularPesos));
  expect(await answerFinder(tool, /^Paramount/)).toBe(
    `La tuya es ${forBoth.name}. Paramount+ viene desde ${forBoth.name}.`,
  );
  expect(readDial()).toBe(forBoth.id);
  for (const text of ["Paramount+ viene incluido.", `Si bajas a ${below.name}`, "Paramount+, con costo aparte."])
    expect(getText(tool)).toContain(text);
  expect(getText(tool)).toContain(
    `Pagas ${formatPesos(above.regularPesos - forBoth.regularPesos)} más cada 30 días y ganas:`,
  );
});

/** The membership that the page's dial shows at first. */
const shownAtFirst = findPlan(membershipsOpening.initialPlanId);

const listChecked = (finder: HTMLElement) => [...finder.querySelectorAll("input:checked")];

test("before an answer, nothing in the finder is chosen, and its line names the dial's membership", async () => {
  const finder = await openFinder();
  expect(listChecked(finder)).toEqual([]);
  expect(getText(finder)).toContain(`Por ahora, ${shownAtFirst.name}.`);
  expect(within(finder).queryByText("Por qué esta y no otra")).toBeNull();
  await answerFinder(finder, new RegExp(`^${shownAtFirst.dataGb}`));
  expect(getText(finder)).toContain(`La tuya es ${shownAtFirst.name}.`);
  expect(listChecked(finder)).toHaveLength(1);
});

test("a dial turned by hand takes the finder's answers away, until it is back", async () => {
  const turnDial = (id: string) =>
    user.click(document.querySelector(`[name=membresia-del-dial][value=${id}]`) ?? document.body);
  const finder = await openFinder();
  await answerFinder(finder, "Sí, a Europa");
  const recommended = findPlan(readDial() as typeof shownAtFirst.id);
  await turnDial("ultimate");
  expect(listChecked(finder)).toEqual([]);
  expect(getText(finder)).toContain("Por ahora, Ultimate.");
  await turnDial(recommended.id);
  expect(listChecked(finder)).toHaveLength(1);
  expect(getText(finder)).toContain(`La tuya es ${recommended.name}.`);
});

test("an unchecked wish leaves no answer behind", async () => {
  const finder = await openFinder();
  await answerFinder(finder, /^ViX/);
  await user.click(within(finder).getByLabelText(/^ViX/));
  expect(getText(finder)).not.toContain("La tuya es");
});

test("an answer turns the dial back after the visitor has turned it", async () => {
  const finder = await openFinder();
  await answerFinder(finder, "Sí, a Europa");
  const recommended = readDial();
  await user.click(document.querySelector("[name=membresia-del-dial][value=ultimate]") ?? document.body);
  expect(readDial()).toBe("ultimate");
  await answerFinder(finder, "No");
  await answerFinder(finder, "Sí, a Europa");
  expect(readDial()).toBe(recommended);
});

test("the cost tool ends with the buy link of its membership", async () => {
  const cost = await openCost();
  await user.click(within(cost).getByLabelText(/^Ultimate/));
  expect(listActions(cost)).toEqual([["Compra en la app Ultimate", "#descargaApp"]]);
  expect(getVerdictSummary(cost)).toMatch(/^Ultimate \$[\d,]+ en total/);
});

const { porting } = currentOffer;

test.skipIf(!porting)(
  "the cost tool shares one choice with the page's switch and dial, whichever the visitor uses",
  async () => {
    const cost = await openCost();
    const { getByLabelText } = within(cost);
    const getChecked = (name: string) =>
      document.querySelector<HTMLInputElement>(`input[name="${name}"]:checked`)?.value;
    await user.click(getByLabelText("No, quiero uno nuevo"));
    expect(getChecked("numero")).toBe("nuevo");
    await user.click(getByLabelText(/^Legend/));
    expect(getChecked("membresia-del-dial")).toBe("legend");
    const press = (name: string, value: string) =>
      user.click(document.querySelector<HTMLInputElement>(`input[name="${name}"][value="${value}"]`) ?? document.body);
    await press("numero", "traigo");
    await press("membresia-del-dial", "rookie");
    expect(getVerdictSummary(cost)).toMatch(/^Rookie /);
    expect(getText(cost)).toContain("Tu descuento termina el");
  },
);

test("the plan finder says which wish no membership includes, and still recommends the cheapest fitting one", async () => {
  const tool = await openFinder();
  const [cheapest] = plans;
  expect(await answerFinder(tool, /^ViX/)).toBe(
    `La tuya es ${cheapest.name}. ViX no viene incluido: tiene costo aparte.`,
  );
  expect(readDial()).toBe(cheapest.id);
});

test.skipIf(!porting)(
  "the plan cost adds up the promotion's and later months, with and without a ported number",
  async () => {
    if (!porting) return;
    const { planId, months } = planCostTool.initial;
    const { regularPesos, dataGb, firstMonthGb = Number(dataGb) } = findPlan(planId);
    const promoPesos = porting.pesos[planId];
    const later = months - porting.months;
    const total = porting.months * promoPesos + later * regularPesos;
    const gb = firstMonthGb + (months - 1) * Number(dataGb);
    const saved = porting.months * (regularPesos - promoPesos);
    const tool = await openCost();
    const { getByLabelText } = within(tool);
    expect(getAnswerText(tool)).toContain(`${formatPesos(total)} en total`);
    expect(getAnswerText(tool)).toContain(
      `${porting.months} meses de ${formatPesos(promoPesos)} y ${later} de ${formatPesos(regularPesos)}`,
    );
    for (const text of [formatPesos(total / months), `${gb} GB`, formatPesos(total / gb), formatPesos(saved)])
      expect(getText(tool)).toContain(text);
    await user.click(getByLabelText("No, quiero uno nuevo"));
    expect(getAnswerText(tool)).toContain(`${formatPesos(months * regularPesos)} en total`);
    expect(getByLabelText("¿Qué día empiezas?")).toBeDefined();
    expect(getText(tool)).toContain("ahorrarías si trajeras tu número");
  },
);

test("the plan cost shows that the discount ends 180 days after the given day", async () => {
  const tool = await openCost();
  const start = within(tool).getByLabelText("¿Qué día empiezas?");
  fireEvent.change(start, { target: { value: "2026-11-21" } });
  expect(getText(tool)).toContain("Tu descuento termina el jueves 20 de mayo de 2027");
  fireEvent.change(start, { target: { value: "2101-01-01" } });
  expect(getText(tool)).toContain("Elige el día en que empiezas: escríbelo completo.");
  expect(getText(tool)).not.toContain("Tu descuento termina el");
});

test("without a day the plan cost counts from today in central Mexico", async () => {
  const tool = await openCost();
  expect(getText(tool)).toContain("Tu descuento termina el miércoles 19 de mayo de 2027");
});
