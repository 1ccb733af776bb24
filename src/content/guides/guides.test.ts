import { expect, test } from "vitest";
import { benefits } from "#content/plans/benefits.ts";
import { planOf, plans } from "#content/plans/plans.ts";
import { hrefTo, pageAt } from "#content/site/site-map.ts";
import * as entertainment from "./entertainment.ts";
import type { BenefitId } from "./guide-model.ts";
import * as guideModel from "./guide-model.ts";
import { emailPlace } from "./guide-paramount.ts";
import { guidePage, guides } from "./guides.ts";

const pages = guides.map(({ benefitId }) => guidePage(benefitId));

const textsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value.replaceAll("\u00a0", " ")];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
};
const wordsOf = (id: BenefitId) => textsOf(guidePage(id)).join("\n");
const headingsOf = (id: BenefitId) => guidePage(id).steps.map(({ heading }) => heading);

test("every benefit has one guide and one card, in the specification's order", () => {
  const order = ["amazonPrime", "deezer", "paramount", "vix", "loungekey", "bigbox"];
  expect(guides.map(({ benefitId }) => benefitId)).toEqual(order);
  expect(entertainment.benefitCards.map(({ benefitId }) => benefitId)).toEqual(order);
  expect(benefits.map(({ id }) => id).toSorted()).toEqual(order.toSorted());
});

test("guides are at the specification's addresses, under /entretenimiento", () => {
  expect(guides.map(({ path }) => path)).toEqual([
    "/activa-cuenta-amazon",
    "/activa-cuenta-dezeer",
    "/activa-cuenta-paramount",
    "/activa-cuenta-vix",
    "/activa-loungekey",
    "/canjea-experiencias-bigbox",
  ]);
  for (const { path } of guides) expect(pageAt(path).parent).toBe("/entretenimiento");
});

test("every guide and every card say who has the benefit, as in the table of benefits", () => {
  for (const { id, standing } of benefits) {
    expect(guidePage(id).holdings.map(({ planId, standing: own }) => [planId, own])).toEqual(Object.entries(standing));
    for (const plan of plans) {
      const { label } = guidePage(id).holdings.find(({ planId }) => planId === plan.id) ?? {};
      const row = entertainment.benefitCards
        .find(({ benefitId }) => benefitId === id)
        ?.standings.find((candidate) => candidate.label === label);
      expect(row?.plans).toMatch(new RegExp(`${plan.name}|${entertainment.entertainmentCopy.benefits.all}`));
    }
  }
});

test("the first need of each guide names the memberships with the benefit, and no others", () => {
  expect(pages.map(({ needs }) => needs[0])).toEqual([
    "Tu membresía activa: Community, Legend o Ultimate.",
    "Tu membresía activa: cualquiera de las cuatro.",
    "Tu membresía activa: Legend o Ultimate, o Paramount+ agregado aparte.",
    "Tu membresía activa: cualquiera de las cuatro.",
    "Tu membresía activa: Legend o Ultimate, o LoungeKey agregado aparte.",
    "Tu membresía activa: Ultimate, o Bigbox agregado aparte.",
  ]);
});

test("each membership lists every benefit once", () => {
  for (const { planId, included, addOn, none } of entertainment.membershipBenefits) {
    expect([...included, ...addOn, ...none].toSorted()).toEqual(benefits.map(({ name }) => name).toSorted());
    for (const { id, name, standing } of benefits) {
      const place = { included, addOn, none }[standing[planId]];
      expect(place, `${id} in ${planOf(planId).name}`).toContain(name);
    }
  }
});

test("Paramount+ has the specification's two steps with every fact", () => {
  const [first, second, ...more] = guidePage("paramount").plainSteps.map(({ text }) => textsOf(text).join(" "));
  expect(more).toEqual([]);
  for (const fact of ["«Iniciar sesión con tu proveedor»", "wim", "correo de tu suscripción", "10 dígitos, sin +52"]) {
    expect(first).toContain(fact);
  }
  expect(second).toMatch(/cuenta nueva .* el mismo correo y la misma contraseña/);
  expect(second).toContain("Un correo ya ligado a una suscripción existente no se puede volver a usar.");
  const place = textsOf(emailPlace).join(" ");
  expect(place).toMatch(/perfil, arriba a la izquierda.*debajo de tu avatar/);
  expect(pages.filter(({ asksForEmail }) => asksForEmail).map(({ benefitId }) => benefitId)).toEqual(["paramount"]);
});

test("Bigbox has the specification's five steps, its one code, and the past coupon with its dates", () => {
  const [open, benefitsMenu, experiences, redeem, choose, ...more] = headingsOf("bigbox");
  expect(more).toEqual([]);
  expect(open).toMatch(/^Abre la app/);
  expect(benefitsMenu).toMatch(/mis beneficios/);
  expect(experiences).toMatch(/experiencias Bigbox/);
  expect(redeem).toMatch(/«Canjear»/);
  expect(choose).toMatch(/catálogo/);
  expect(wordsOf("bigbox")).toMatch(/Ultimate incluye 1 código/);
  const past = textsOf(guidePage("bigbox").promotions).join(" ");
  expect(past).toMatch(/Legend.*\$595.*marzo de 2025.*\$595.*del 31 de enero al 28 de febrero de 2025/s);
});

test("LoungeKey says how many lounges, what to say and show, and what may cost or fail", () => {
  for (const fact of [/más de 1,500 salas/, /«LoungeKey»/, /QR/, /tarjeta/, /antes de viajar/, /pueden tener costo/]) {
    expect(wordsOf("loungekey")).toMatch(fact);
  }
  expect(wordsOf("loungekey")).toMatch(/depende del cupo y del horario/);
});

test("every guide advises care, 16 characters if there is a password, and a new one if wim gave it", () => {
  for (const { benefit, password, safety } of pages) {
    const text = textsOf(safety).join(" ");
    expect(text).toContain(`oficial de ${benefit.name}`);
    expect(/16 caracteres/.test(text)).toBe(password !== "none");
    expect(/te deja cambiar tu contraseña/.test(text)).toBe(benefit.id === "paramount");
  }
});

test("every guide and card name terms and a way on, no two benefits share an address, and guides form a ring", () => {
  for (const { terms, site, benefit, others, back } of pages) {
    for (const { label, href } of [terms, site]) {
      expect(label).toContain(benefit.name);
      expect(new URL(href).protocol).toBe("https:");
    }
    expect(others).toHaveLength(guides.length - 1);
    expect(back?.href).toBe("/entretenimiento");
  }
  expect(new Set(pages.map(({ terms }) => terms.href)).size).toBe(guides.length);
  expect(entertainment.benefitCards.map(({ guide }) => guide?.href)).toEqual(guides.map(({ path }) => hrefTo(path)));
  expect(pages.map(({ others }) => others[0]?.href)).toEqual(
    [...guides.slice(1), ...guides.slice(0, 1)].map(({ path }) => path),
  );
});

test("anchors are unique in a guide", () => {
  for (const { troubles } of guides) {
    const ids = [...troubles.map(({ id }) => id), ...Object.values(guideModel.guideCopy.anchors)];
    expect(new Set(ids).size).toBe(ids.length);
  }
});

test("sentences have at most 20 words, and Deezer is spelt right wherever people read it", () => {
  const wording = textsOf([pages, entertainment, guideModel, emailPlace]);
  const sentences = wording.flatMap((text) => text.split(/(?<=[.:;?!])\s/));
  expect(sentences.filter((sentence) => sentence.split(/\s+/).length > 20)).toEqual([]);
  expect(wording.filter((text) => /dezeer/i.test(text) && !text.startsWith("/"))).toEqual([]);
});
