// @vitest-environment jsdom
import { fireEvent, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { listReceiptFolios, planReceiptTool } from "#content/plans/plan-receipt-tool.ts";
import { plans } from "#content/plans/plans.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { sampleMark } from "#content/site/samples/sample-mark.ts";
import { computeReceipt } from "#domain/plans/price/receipt.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { PlanReceipt } from "#features/plan-receipt/plan-receipt.tsx";
import { Page } from "#pages/index/+Page.server.tsx";
import { findAnswer, getText, hydrateTool, listActions } from "../support/browser/hydrated-tool.ts";

const user = userEvent.setup();
const { promoMonths = 0, copy, initial, scale } = planReceiptTool;

const openReceipt = () => hydrateTool(<Page />, "plan-receipt", PlanReceipt);

function compute(monthlyPesos: number, id: string, isPorting = true) {
  const gb = plans.find((plan) => plan.id === id)?.dataGb ?? Number.NaN;
  return computeReceipt(plans, { monthlyPesos, gb, isPorting, promoMonths });
}

function setPayment(tool: HTMLElement, pesos: number) {
  fireEvent.change(within(tool).getByLabelText(copy.today.label), { target: { value: `${pesos}` } });
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("the receipt is marked as an example until the visitor enters something, and has the figures of the true cost", async () => {
  const tool = await openReceipt();
  expect(getText(tool)).toContain(copy.example);
  const { cost, todayPesos } = compute(initial.monthlyPesos, initial.planId);
  for (const figure of [todayPesos, cost.totalPesos]) expect(getText(tool)).toContain(formatPesos(figure));
  await user.click(within(tool).getByLabelText(copy.data.unlimited, { exact: false }));
  expect(getText(tool)).not.toContain(copy.example);
  const dearest = compute(initial.monthlyPesos, "ultimate");
  expect(getText(tool)).toContain(formatPesos(dearest.cost.totalPesos));
});

test("a visitor who currently pays less is advised to stay, and gets no link to buy", async () => {
  const tool = await openReceipt();
  setPayment(tool, scale.max);
  expect(getText(tool)).toContain(`Ahorras ${formatPesos(compute(scale.max, initial.planId).savedPesos)}`);
  expect(listActions(tool)).toHaveLength(1);
  setPayment(tool, scale.min);
  expect(getText(tool)).toContain("Hoy pagas menos. Quédate.");
  expect(getText(tool)).toContain(`${formatPesos(-compute(scale.min, initial.planId).savedPesos)} más`);
  expect(listActions(tool)).toEqual([]);
});

test("the receipt animates for another verdict, but not for each value that a visitor drags past", async () => {
  const tool = await openReceipt();
  const isPrinted = () => tool.querySelector("[data-new]") !== null;
  setPayment(tool, scale.max);
  expect(isPrinted()).toBe(true);
  setPayment(tool, scale.max - scale.step);
  expect(isPrinted()).toBe(false);
  setPayment(tool, scale.min);
  expect(isPrinted()).toBe(true);
});

test("the page's switch between a ported and a new number changes the receipt", async () => {
  const tool = await openReceipt();
  const fresh = document.querySelector<HTMLInputElement>("input[name=numero][value=nuevo]");
  if (!fresh) throw new Error("no switch");
  await user.click(fresh);
  expect(getText(tool)).toContain(formatPesos(compute(initial.monthlyPesos, initial.planId, false).cost.totalPesos));
});

test("the receipt's lower half stays open when a value changes", async () => {
  const tool = await openReceipt();
  const findFold = () => within(tool).getByText(copy.disclosureLabel).closest("details") as HTMLDetailsElement;
  const fold = findFold();
  expect(fold.open).toBe(false);
  fold.open = true;
  fireEvent(fold, new Event("toggle"));
  setPayment(tool, scale.max);
  expect(findFold()).not.toBe(fold);
  expect(findFold().open).toBe(true);
});

test("each membership's folio leads to its page in the registry, and has the same mark as that page", async () => {
  const tool = await openReceipt();
  for (const { id, dataGb } of plans) {
    const label = dataGb === "unlimited" ? copy.data.unlimited : `${dataGb} GB`;
    await user.click(within(tool).getByLabelText(label, { exact: label !== copy.data.unlimited }));
    const folio = listReceiptFolios()[id];
    expect(within(tool).getByText(`Folio ${folio?.number} en el registro de tarifas`).closest("a")?.pathname).toBe(
      `/registro-membresias/formato-simplificado/${folio?.number}`,
    );
    expect(getText(tool).includes(`tarifas${sampleMark}`)).toBe(registrySampleNotice.isSample);
  }
});

test("only the receipt is printed, and everything else can be printed afterwards", async () => {
  const tool = await openReceipt();
  const print = vi.spyOn(window, "print").mockImplementation(() => {
    expect(findAnswer(tool)?.closest("[data-no-print]")).toBeNull();
    expect(document.querySelector("#membresias")?.closest("[data-no-print]")).not.toBeNull();
    expect(within(tool).getByLabelText(copy.today.label).closest("[data-no-print]")).not.toBeNull();
  });
  const before = document.querySelectorAll("[data-no-print]").length;
  await user.click(within(tool).getByText(copy.print));
  expect(print).toHaveBeenCalledOnce();
  window.dispatchEvent(new Event("afterprint"));
  expect(document.querySelectorAll("[data-no-print]")).toHaveLength(before);
});
