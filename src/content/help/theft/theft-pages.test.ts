import { expect, test } from "vitest";
import { lineStateDays, recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { isPhoneConfirmed } from "#content/site/operator/operator.ts";
import { addDays } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { phoneBlockSection } from "./theft-imei.ts";
import { lineRecoverySection, theftAnchors, theftFirstSteps, timeLimitsSection } from "./theft-pages.ts";
import { lineRecoveryCopy } from "./theft-recovery.ts";

test("the first steps are the app, support and the accounts, in this order", () => {
  const [app, support, accounts] = theftFirstSteps.steps;
  expect(app.text).toContain("Perfil › Administrar mi línea › ¿Perdiste tu celular?");
  expect(app.actions[0].href).toBe(`#${theftAnchors.app}`);
  expect(support.actions.map(({ href }) => href.split(":")[0])).toEqual([
    ...(isPhoneConfirmed ? ["tel"] : []),
    "mailto",
  ]);
  expect(accounts.actions[0].href).toBe(`#${theftAnchors.accounts}`);
});

test("the example counts the days to recover a line from the build day", () => {
  expect(lineRecoverySection.example.text).toContain(formatDate(buildDay));
  expect(lineRecoverySection.example.text).toContain(formatDate(addDays(buildDay, recoveryDays)));
});

test("the terms for a theft and for a line without a membership are never added up", () => {
  const [theft, withoutMembership] = timeLimitsSection.terms;
  const { withoutMembershipDays, suspendedDays } = lineStateDays;
  expect(theft.figure).toBe(formatQuantity(recoveryDays, "días naturales"));
  expect(withoutMembership.figure).toBe(`${withoutMembershipDays} + ${formatQuantity(suspendedDays, "días")}`);
  const [ofTheft, ofLine] = [theft, withoutMembership].map(({ paragraphs }) => paragraphs.join(" "));
  expect(ofTheft).not.toMatch(/membresía/);
  expect(ofTheft).not.toContain(`${withoutMembershipDays}`);
  expect(ofLine).not.toMatch(/robo|extravío/);
  expect(ofLine).not.toContain(`${recoveryDays}`);
  expect(JSON.stringify(lineRecoveryCopy)).not.toMatch(/membresía/);
});

test("the e-mails to block and to unblock ask for the same phone details and the invoice", () => {
  const drafts = [phoneBlockSection.block, phoneBlockSection.unblock.mail].map(({ draft }) => draft.lines);
  for (const lines of drafts) {
    expect(lines.filter((line) => line.endsWith(":"))).toHaveLength(8);
    expect(lines.join(" ")).toMatch(/IMEI \(15\u00a0dígitos\): Segundo IMEI/);
    expect(lines.at(-1)).toContain("factura de compra digitalizada");
  }
  expect(new Set([phoneBlockSection.block, phoneBlockSection.unblock.mail].map(({ href }) => href)).size).toBe(2);
});
