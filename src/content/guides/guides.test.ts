import { expect, test } from "vitest";
import { rowFacts } from "#content/facts/row-facts.ts";
import { benefits } from "#content/plans/benefits.ts";
import { plans } from "#content/plans/plans.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { requirePage, resolveHref } from "#content/site/site-map/site-map.ts";
import type { BenefitId } from "#domain/plans/benefit-looks.ts";
import * as entertainment from "./entertainment-page.ts";
import * as guideModel from "./guide-model.ts";
import { buildGuidePage, guides } from "./guides.ts";

const pages = guides.map(({ benefitId }) => buildGuidePage(benefitId));

const listTexts = (value: unknown): string[] => {
  if (typeof value === "string") return [value.replaceAll("\u00a0", " ")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listTexts) : [];
};
const listWords = (id: BenefitId) => listTexts(buildGuidePage(id)).join("\n");
const listHeadings = (id: BenefitId) => buildGuidePage(id).steps.map(({ heading }) => heading);

test("every benefit has one guide, under /entretenimiento, and one card", () => {
  const order = guides.map(({ benefitId }) => benefitId);
  expect(entertainment.benefitCards.map(({ benefitId }) => benefitId)).toEqual(order);
  expect(benefits.map(({ id }) => id as string).toSorted()).toEqual(order.toSorted());
  for (const { path } of guides) expect(requirePage(path).parent).toBe("/entretenimiento");
});

test("every guide and the table of memberships state which memberships have the benefit", () => {
  for (const { id, status } of benefits) {
    const row = entertainment.planBenefits.find(({ benefitId }) => benefitId === id);
    for (const holdings of [buildGuidePage(id).planStatuses, row?.holdings])
      expect(holdings?.map(({ planId, status: own }) => [planId, own])).toEqual(Object.entries(status));
  }
});

test("the first requirement of each guide names exactly the memberships with the benefit", () => {
  for (const { benefit, needs } of pages) {
    const [need = ""] = needs;
    const including = plans.filter(({ id }) => benefit.status[id] === "included");
    const canBeAdded = plans.some(({ id }) => benefit.status[id] === "addOn");
    const addOnEverywhere = plans.every(({ id }) => benefit.status[id] === "addOn");
    const addOnPlans = plans.filter(({ id }) => benefit.status[id] === "addOn");
    const named = including.length > 0 ? including : addOnEverywhere ? [] : addOnPlans;
    expect(plans.filter(({ name }) => need.includes(name))).toEqual(named);
    expect(need.includes("cualquiera"), need).toBe(addOnEverywhere);
    expect(need.includes(`${benefit.name} agregado aparte`), need).toBe(including.length > 0 && canBeAdded);
  }
});

test("Paramount+ has the specification's steps with every fact", () => {
  const [first, second] = buildGuidePage("paramount").plainSteps.map(({ text }) => listTexts(text).join(" "));
  for (const fact of ["«Iniciar sesión con tu proveedor»", "wim", "correo de tu suscripción", "10 dígitos, sin +52"]) {
    expect(first).toContain(fact);
  }
  expect(second).toMatch(/cuenta nueva .* el mismo correo y la misma contraseña/);
  expect(second).toContain("Un correo ya ligado a una suscripción existente no se puede volver a usar.");
  const place = listTexts(guideModel.emailInstructions).join(" ");
  expect(place).toMatch(/perfil, arriba a la izquierda.*debajo de tu avatar/);
  expect(pages.filter(({ asksForEmail }) => asksForEmail).map(({ benefitId }) => benefitId)).toEqual(["paramount"]);
});

test("Bigbox has the specification's steps, its one code, and the past coupon with its dates", () => {
  const [open, benefitsMenu, experiences, redeem, choose] = listHeadings("bigbox");
  expect(open).toMatch(/^Abre la app/);
  expect(benefitsMenu).toMatch(/mis beneficios/);
  expect(experiences).toMatch(/experiencias Bigbox/);
  expect(redeem).toMatch(/«Canjear»/);
  expect(choose).toMatch(/catálogo/);
  expect(listWords("bigbox")).toMatch(/1 código/);
  const past = listTexts(buildGuidePage("bigbox").promotions).join(" ");
  expect(past).toContain("$595");
  for (const slug of buildGuidePage("bigbox").pastPromotions) {
    const { name = "", validity = "missing" } = promotions.find((promotion) => promotion.slug === slug) ?? {};
    expect(past).toContain(name);
    expect(past).toContain(validity.replaceAll("\u00a0", " "));
  }
});

test("LoungeKey states the number of lounges, what to say and show, and the possible costs and limits", () => {
  expect(listWords("loungekey")).toContain(`más de ${rowFacts["loungekey.salas"]?.replaceAll("\u00a0", " ")}`);
  for (const fact of [/«LoungeKey»/, /pase/, /tarjeta/, /antes de viajar/, /pueden tener costo/]) {
    expect(listWords("loungekey")).toMatch(fact);
  }
  expect(listWords("loungekey")).toMatch(/depende del cupo y del horario/);
});

test("every guide has safety advice, on the password if there is one, and on changing a password that wim gave", () => {
  for (const { benefit, password, safety } of pages) {
    const text = listTexts(safety).join(" ");
    expect(text).toContain(`oficial de ${benefit.name}`);
    expect(/\d+ caracteres/.test(text)).toBe(password !== "none");
    expect(/te deja cambiar tu contraseña/.test(text)).toBe(benefit.id === "paramount");
  }
});

test("every guide links the terms and the other guides, the next one first, and no two benefits share terms", () => {
  for (const { terms, site, benefit, otherGuides, back } of pages) {
    for (const { label, href } of [terms, site]) {
      expect(label).toContain(benefit.name);
      expect(new URL(href).protocol).toBe("https:");
    }
    expect(otherGuides).toHaveLength(guides.length - 1);
    expect(back.href).toBe("/entretenimiento");
  }
  expect(new Set(pages.map(({ terms }) => terms.href)).size).toBe(guides.length);
  expect(entertainment.benefitCards.map(({ guide }) => guide.href)).toEqual(
    guides.map(({ path }) => resolveHref(path)),
  );
  expect(pages.map(({ otherGuides }) => otherGuides[0]?.href)).toEqual(
    [...guides.slice(1), ...guides.slice(0, 1)].map(({ path }) => path),
  );
});

test("visible text spells Deezer correctly", () => {
  const wording = listTexts([pages, entertainment, guideModel, guideModel.emailInstructions]);
  expect(wording.filter((text) => /dezeer/i.test(text) && !text.startsWith("/"))).toEqual([]);
});
