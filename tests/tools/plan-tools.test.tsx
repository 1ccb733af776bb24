// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { benefits } from "#content/plans/benefits.ts";
import { planCostTool } from "#content/plans/plan-cost-tool.ts";
import { findPlan, plans } from "#content/plans/plans.ts";
import { currentOffer } from "#content/promotions/current-offer.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { coversZone } from "#domain/trips/trip.ts";
import { PlanCost } from "#features/plan-cost/plan-cost.tsx";
import { PlanFinder } from "#features/plan-finder/plan-finder.tsx";
import { Page } from "#pages/membresias/+Page.server.tsx";
import { findCheapestPlan } from "../support/cheapest-plan.ts";
import { findAnswer, getText, getVerdictSummary, hydrateTool, listActions } from "../support/hydrated-tool.ts";

const user = userEvent.setup();

const openFinder = () => hydrateTool(<Page />, "plan-finder", PlanFinder);
const openCost = () => hydrateTool(<Page />, "plan-cost", PlanCost);
const answerTextOf = (tool: HTMLElement) => getText(findAnswer(tool)?.parentElement);

// Already the next day in most of the world, and still the 20th in central Mexico.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-21T05:30:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

test("the plan finder gives the cheapest membership, why, and what a cheaper or dearer one changes", async () => {
  const [cheapest] = plans;
  const forEurope = findCheapestPlan(({ roaming }) => coversZone(roaming, "europe"));
  const paramount = benefits.find(({ id }) => id === "paramount");
  const forBoth = findCheapestPlan(
    ({ id, roaming }) => coversZone(roaming, "europe") && paramount?.status[id] === "included",
  );
  const [below, above] = [-1, 1].map((step) => plans[plans.indexOf(forBoth) + step]);
  if (!below || !above) throw new Error(`no step down or up from ${forBoth.name}`);
  const tool = await openFinder();
  const { getByLabelText } = within(tool);
  expect(answerTextOf(tool)).toContain(`La tuya es ${cheapest.name}`);
  await user.click(getByLabelText("Sí, a Europa"));
  expect(answerTextOf(tool)).toContain(`La tuya es ${forEurope.name}`);
  expect(answerTextOf(tool)).toContain(formatPesos(forEurope.regularPesos));
  await user.click(getByLabelText(/^Paramount/));
  expect(answerTextOf(tool)).toContain(`La tuya es ${forBoth.name}`);
  for (const text of ["Paramount+ viene incluido.", `Si bajas a ${below.name}`, "Paramount+, con costo aparte."])
    expect(getText(tool)).toContain(text);
  expect(getText(tool)).toContain(
    `Pagas ${formatPesos(above.regularPesos - forBoth.regularPesos)} más cada 30 días y ganas:`,
  );
});

test("both tools end with the buy link of the answer's membership, the same as on its card", async () => {
  const forEurope = findCheapestPlan(({ roaming }) => coversZone(roaming, "europe"));
  const finder = await openFinder();
  await user.click(within(finder).getByLabelText("Sí, a Europa"));
  const [card] = document.querySelectorAll<HTMLAnchorElement>(`article[data-plan=${forEurope.id}] a`);
  expect(listActions(finder)).toEqual([[getText(card ?? null), card?.getAttribute("href")]]);
  expect(finder.querySelector("[data-variant=tone]")?.hasAttribute("data-store-link")).toBe(true);
  expect(getVerdictSummary(finder)).toContain(
    `La tuya es ${forEurope.name} ${formatPesos(forEurope.promoPesos ?? forEurope.regularPesos)}`,
  );
  expect(getVerdictSummary(finder)).toMatch(/Compra en la app$/);
  const cost = await openCost();
  await user.click(within(cost).getByLabelText(/^Ultimate/));
  expect(listActions(cost)).toEqual([["Compra en la app Ultimate", "#descargaApp"]]);
  expect(getVerdictSummary(cost)).toMatch(/^Ultimate \$[\d,]+ en total/);
});

const { porting } = currentOffer;

test.skipIf(!porting)(
  "the cost tool shares one choice with the page's switch and dial, whichever is used",
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
  await user.click(within(tool).getByLabelText(/^ViX/));
  expect(answerTextOf(tool)).toContain(`La tuya es ${plans[0].name}`);
  expect(getText(tool)).toContain("ViX no viene incluido: tiene costo aparte.");
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
    expect(answerTextOf(tool)).toContain(`${formatPesos(total)} en total`);
    expect(answerTextOf(tool)).toContain(
      `${porting.months} meses de ${formatPesos(promoPesos)} y ${later} de ${formatPesos(regularPesos)}`,
    );
    for (const text of [formatPesos(total / months), `${gb} GB`, formatPesos(total / gb), formatPesos(saved)])
      expect(getText(tool)).toContain(text);
    await user.click(getByLabelText("No, quiero uno nuevo"));
    expect(answerTextOf(tool)).toContain(`${formatPesos(months * regularPesos)} en total`);
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
