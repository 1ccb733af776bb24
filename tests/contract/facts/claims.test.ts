import { expect, test } from "vitest";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { claims } from "../support/claim-table.ts";
import { findContradictions, statesClaim } from "../support/claims.ts";

const contradictionsIn = (text: string) => claims.flatMap((claim) => findContradictions(claim, text));

function findClaim(title: string) {
  const claim = claims.find((each) => each.title === title);
  if (!claim) throw new RangeError(`no claim ${title}`);
  return claim;
}

test("finds another term, another start of the 24 hours and a promise without its condition", () => {
  const text = `Lo que compras
    Cada membresía dura ${membershipDays - 2}\u00a0días naturales desde que la contratas.
    El cambio tarda 24\u00a0h como máximo, desde que entra tu solicitud.
    Ultimate: datos sin límite de GB.`;
  expect(contradictionsIn(text)).toEqual([
    `membresía dura ${membershipDays - 2} días`,
    "24 h como máximo, desde que entra",
    "sin límite",
  ]);
});

test("finds nothing in a text that agrees", () => {
  const text = `Lo que compras
    Cada membresía dura ${membershipDays}\u00a0días naturales desde que la contratas.
    El cambio tarda 24\u00a0h como máximo, desde que tu solicitud cuenta como ingresada.
    Ultimate: datos sin límite de GB; más de 2\u00a0veces el promedio es uso anómalo.`;
  expect(contradictionsIn(text)).toEqual([]);
});

test("finds prices, a discount, hours, a refund, a lower speed and a number that the content does not have", () => {
  const violations = [
    "Los precios regulares: Rookie, $351; Community, $501.",
    "Al traer tu número pagas 25% menos los primeros 7 meses.",
    "Soporte atiende de 9 a.m. a 6 p.m.",
    "Cuenta al momento de 10:00 a 18:00 h.",
    "Una membresía comprada se reembolsa.",
    "Cuando usas mucho, wim te reduce la velocidad.",
    "Marca el 067.",
    "Si no se resuelve, acude a PROFECO.",
  ];
  expect(violations.filter((text) => contradictionsIn(text).length === 0)).toEqual([]);
});

test("a text states a claim only with an agreed value", () => {
  const term = findClaim("term of a membership");
  expect(statesClaim(term, `Membresías de ${membershipDays}\u00a0días`)).toBe(true);
  expect(statesClaim(term, `Membresías de ${membershipDays - 2}\u00a0días`)).toBe(false);
  expect(statesClaim(term, "Membresías irresistibles")).toBe(false);
});

test("a text also states a claim with a condition by stating the condition", () => {
  const atAnyTime = findClaim("PROFECO at any time, without going to the operator first");
  expect(statesClaim(atAnyTime, "Si no se resuelve, acude a PROFECO.")).toBe(false);
  const both = "Si no se resuelve, acude a PROFECO. También puedes acudir a PROFECO desde el inicio.";
  expect([statesClaim(atAnyTime, both), findContradictions(atAnyTime, both)]).toEqual([true, []]);
});
