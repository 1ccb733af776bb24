import { expect, test } from "vitest";
import { phoneDigitCount } from "#content/legal/facts/legal-terms.ts";
import { operator } from "#content/site/operator/operator.ts";
import * as usage from "./usage-page.ts";

test("the e-mail to support asks for name, line and period, and for no secrets", () => {
  const { draft, href } = usage.usageMailSection.mail;
  const asked = draft.lines.filter((line) => line.endsWith(":")).slice(1);
  expect(asked.map((line) => line.replaceAll("\u00a0", " "))).toEqual([
    "Nombre de la persona titular:",
    `Línea de wim (${phoneDigitCount} dígitos):`,
    "Periodo, desde el día:",
    "Hasta el día:",
  ]);
  expect(href).toContain(`mailto:${operator.email}?`);
  expect(draft.lines.join(" ")).not.toMatch(/contraseña|NIP|tarjeta/);
});

test("the page states no limit for the past periods of a request, because the operator has given none", () => {
  expect(JSON.stringify(usage)).not.toMatch(/12.?meses/);
});
