/**
 * Facts that the product specification defines, by its sections. Lists that staff edit are read at the commit in
 * `specified-commit.txt`, so that their edits do not matter here. To change anything else on purpose, change its line:
 * all other tests compare the site with `src/content`. For addresses see `specified-addresses.test.ts`.
 */
import { expect, test } from "vitest";
import { accessibilityTabs } from "#content/accessibility/accessibility-page.ts";
import { apn } from "#content/apn/apn.ts";
import { coverageOpening } from "#content/coverage/coverage-page.ts";
import { coverageToolCopy, namedOverlays } from "#content/coverage/coverage-tool.ts";
import { coverageOverlays } from "#content/coverage/overlays/coverage-overlays.ts";
import { deviceBrands, deviceCount } from "#content/devices/phones.ts";
import { buildGuidePage, guides } from "#content/guides/guides.ts";
import { emergencyOpening, retiredEmergencyNumbers } from "#content/help/emergencies.ts";
import { securityMessage } from "#content/help/security-message.ts";
import { leadFormCopy } from "#content/lead-form/lead-form-copy.ts";
import * as legalFigures from "#content/legal/facts/legal-terms.ts";
import { findLegalText } from "#content/legal/legal-texts.ts";
import { legalLibrary } from "#content/legal/library/legal-library.ts";
import { mainDocuments } from "#content/legal/library/legal-main-documents.ts";
import { noticesOpening } from "#content/notices/notices-page.ts";
import * as home from "#content/pages/home-page.ts";
import { membershipsOpening } from "#content/pages/memberships-page.ts";
import { notFoundCopy } from "#content/pages/not-found-page.ts";
import { siteTermsOpening } from "#content/pages/site-terms-page.ts";
import { unsubscribeFieldTexts } from "#content/pages/unsubscribe-page.ts";
import { benefitSection, referralSection } from "#content/pages/wimers-page.ts";
import { benefits } from "#content/plans/benefits.ts";
import { membershipDays, roamingCountries } from "#content/plans/plan-rows.ts";
import { plans } from "#content/plans/plans.ts";
import { datedOffers } from "#content/promotions/promotion-rows.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { allDestinations, europeanDestinations, roamingRegions } from "#content/roaming/roaming-destinations.ts";
import { destinationLists, roamingLegalNote } from "#content/roaming/roaming-page.ts";
import { appScreens } from "#content/sign-up/app-screens.ts";
import { signUpTimeText } from "#content/sign-up/sign-up-time.ts";
import { supportHours } from "#content/site/operator/operator.ts";
import { rating } from "#content/site/operator/rating.ts";
import { testimonials } from "#content/testimonials/testimonials.ts";
import { initialView } from "#domain/coverage/mexico.ts";
import { eventNames, leadFormProperties, visitChannel, visitEventNames } from "#domain/leads/collector-contract.ts";
import { leadConstants, leadErrorMessages } from "#domain/leads/lead.ts";
import { listClauses } from "#domain/legal/clause-texts.ts";
import { formatRoaming, type Plan } from "#domain/plans/plan.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";

const plain = (text: string) => text.replaceAll("\u00a0", " ");
const allPlans: readonly Plan[] = plans;
// Reads the offer from its row, because plans stop showing an offer after its last day.
const [{ offer: { porting, firstMonth } = {} } = {}] = datedOffers;

test("1, 2: signing up takes 2 minutes, and the home page has its cards, opinions, screens and rating", () => {
  expect(plain(signUpTimeText)).toBe("2 minutos");
  expect(home.iconCards.map(({ title, action }) => `${title}: ${action}`)).toEqual([
    "Portabilidad: Cámbiate",
    "eSIM: Compatibilidad",
    "Roaming: Aprende más",
    "Comunidad: Descúbrela",
    "Cyber-tips: Mantente a salvo",
  ]);
  expect(testimonials.items).toHaveLength(10);
  expect(testimonials.items.filter((item) => "stars" in item && item.stars !== 5)).toEqual([]);
  expect(appScreens).toHaveLength(4);
  expect(rating.value).toBe(4.4);
});

test("1, 9: the security message has every specified point", () => {
  expect([securityMessage.title, securityMessage.close]).toEqual(["Mantente a salvo", "Cerrar"]);
  const message = [securityMessage.intro, ...securityMessage.points.flatMap(({ title, text }) => [title, text])].join(
    " ",
  );
  for (const point of ["promotores ni distribuidores", "titular", "app", "correo", "fraude", "propio celular"])
    expect(message).toContain(point);
  expect(plain(message)).toContain("16 caracteres");
});

test("2: headings, labels and tabs have the wording of the specification", () => {
  expect(membershipsOpening.heading.join("")).toBe("Membresías irresistibles");
  expect(noticesOpening.heading.join("")).toBe("Chismecito para wimers");
  expect(siteTermsOpening.heading.join("")).toBe("Sitio en construcción");
  expect(coverageOpening.heading.join("")).toBe("No pierdas la conexión");
  expect(coverageToolCopy.prompt).toBe("Selecciona la tecnología que deseas consultar");
  expect(namedOverlays.map(({ name }) => name)).toEqual([
    "3G Garantizada",
    "3G Diferenciada (Garantizada + No Garantizada)",
    "4G Garantizada",
    "4G Diferenciada",
    "5G Cobertura 5G",
  ]);
  const titles = accessibilityTabs.map(({ title }) => title);
  expect(titles).toEqual(["Auditiva", "Visual", "Cognitiva", "Motriz", "Tecnologías asistivas"]);
});

test("2: the benefit guides have their specified order, before any later ones; Paramount+ takes two steps and Bigbox five", () => {
  expect(guides.slice(0, 6).map(({ benefitId, path }) => `${benefitId} ${path}`)).toEqual([
    "amazonPrime /activa-cuenta-amazon",
    "deezer /activa-cuenta-dezeer",
    "paramount /activa-cuenta-paramount",
    "vix /activa-cuenta-vix",
    "loungekey /activa-loungekey",
    "bigbox /canjea-experiencias-bigbox",
  ]);
  expect([buildGuidePage("paramount").steps.length, buildGuidePage("bigbox").steps.length]).toEqual([2, 5]);
});

test("2: legal texts, emergency numbers and lists of phones and countries match the specification", () => {
  expect(mainDocuments.map(({ heading }) => heading)).toEqual([
    "Aviso de privacidad",
    "Términos y condiciones",
    "Política de uso",
  ]);
  const groups = legalLibrary.length;
  expect(groups >= 11 && groups <= 14, `about a dozen groups, not ${groups}`).toBe(true);
  const [principles] = findLegalText("decalogo-de-derechos").versions;
  expect(listClauses(principles.html).filter(({ depth }) => depth === 2)).toHaveLength(14);
  expect(legalFigures.trafficManagementCode).toEqual({ version: "1", month: "septiembre de 2024" });
  expect([legalFigures.recoveryDays, legalFigures.phoneDigitCount, emergencyOpening.number]).toEqual([60, 10, "911"]);
  expect(retiredEmergencyNumbers.rows.map(({ number }) => number)).toEqual(["060", "061", "065", "066", "068", "080"]);
  // `first` is the list of February 2024, with 175 phones.
  const first = deviceBrands.flatMap((brand) => brand.first);
  expect([deviceCount, first.length, deviceBrands.length]).toEqual([308, 175, 22]);
  const world = roamingRegions.flatMap(({ destinations }) => destinations);
  const destinations = [world, europeanDestinations.destinations, allDestinations];
  expect(destinations.map(({ length }) => length)).toEqual([170, 49, 250]);
  const lists = destinationLists.map(({ heading, groups }) => [heading, groups.flatMap(({ names }) => names).length]);
  expect(Object.fromEntries(lists)).toEqual({ Community: 49, Legend: 170, Ultimate: 170 });
  expect(roamingLegalNote.paragraphs).toContain("La lista «Unlimited» es la de Ultimate.");
});

test("3: each membership has its specified prices, GB, GB in the first month, and roaming", () => {
  const facts = allPlans.map(({ id, name, regularPesos, dataGb, roaming }) => [
    name,
    regularPesos,
    porting?.pesos[id],
    dataGb,
    firstMonth?.gb[id],
    plain(formatRoaming(roaming)),
  ]);
  expect(facts).toEqual([
    ["Rookie", 350, 280, 20, 30, "Sin roaming"],
    ["Community", 500, 400, 60, 90, "Roaming: hasta 10 GB en Europa"],
    ["Legend", 850, 680, 120, undefined, "Roaming: hasta 20 GB en 170 países"],
    ["Ultimate", 1800, 1440, "unlimited", undefined, "Roaming ilimitado en 170 países"],
  ]);
});

test("3, 9: memberships last 30 days, roaming covers 170 countries, and porting saves what either reading says", () => {
  expect([membershipDays, roamingCountries]).toEqual([30, 170]);
  expect([porting?.percent, porting?.months, firstMonth?.percent]).toEqual([20, 6, 50]);
  expect(porting?.otherReading).toEqual({ months: 3, pesos: { community: 400, legend: 700 } });
});

test("3: each benefit is included (✓), an add-on (+) or unavailable (–) in the specified memberships", () => {
  const signs = { included: "✓", addOn: "+", none: "–" };
  const statuses = benefits.slice(0, 6).map(({ name, status }) => [name, ...plans.map(({ id }) => signs[status[id]])]);
  expect(statuses).toEqual([
    ["Amazon Prime", "–", "✓", "✓", "✓"],
    ["Paramount+", "+", "+", "✓", "✓"],
    ["LoungeKey", "+", "+", "✓", "✓"],
    ["Bigbox", "+", "+", "+", "✓"],
    ["ViX", "+", "+", "+", "+"],
    ["Deezer", "+", "+", "+", "+"],
  ]);
});

test("3, 5, 7: the lead form, page visits and coverage files use the specified messages, data and names", () => {
  expect(leadErrorMessages).toEqual({
    nameRequired: "Por favor ingresa tu nombre",
    emailRequired: "Por favor ingresa tu email",
    emailInvalid: "Ingresa un email válido",
    termsRequired: "No olvides leer y aceptar el aviso de privacidad",
    advertisingRequired: "No olvides aceptar recibir nuestras comunicaciones",
  });
  expect(leadConstants).toEqual({ Channel: "Marketing", IsLead: true });
  expect(leadFormProperties).toEqual({ Source: "Homepage", "From form": "Homepage-leads-form" });
  expect([eventNames.formSubmitted, visitChannel]).toEqual(["FORM_SUBMITTED", "marketing"]);
  const visits = ["Pagina visitada", "Suscripcion", "Wimers", "Ayuda", "FAQ", "Portabilidad", "eSIM"];
  expect(visitEventNames).toEqual([...visits, "Politica de uso"]);
  const files = ["3G-garantizada", "3G-diferenciada", "4G-garantizada", "4G-diferenciada", "5G"];
  expect(coverageOverlays.map(({ path }) => path)).toEqual(files.map((name) => `/kml/${name}.kml`));
});

test("4, 5, 8: responses to leads, unsubscriptions and unknown addresses have the specified texts", () => {
  expect(leadFormCopy.sent.heading).toBe("Tu respuesta ha sido registrada");
  expect(leadFormCopy.sent.text).toBe("Tu respuesta se envió con éxito, pronto te contactaremos.");
  expect(unsubscribeFieldTexts.email.placeholder).toBe("Escribe tu correo aquí");
  expect(unsubscribeFieldTexts.done.title).toBe("¡Lo sentimos por verte partir!");
  expect(notFoundCopy.title).toBe("wimy esta triste...");
  expect(notFoundCopy.text).toBe("Error 404 en tu búsqueda, página no encontrada.");
});

test("4, 5, 9: the periods of a line and the rules of porting a number are as specified", () => {
  expect(legalFigures.lineStateDays).toEqual({ membershipDays: 30, withoutMembershipDays: 30, suspendedDays: 30 });
  expect(portingRules).toEqual({
    hours: { from: "11:00", to: "17:00" },
    executionHours: 24,
    reversionBusinessDays: 15,
    recoveryDays: 40,
    nip: { digits: 4, days: 5, callBacks: 2, sms: "NIP", dial: "051" },
  });
});

test("9: promotions have the specified benefits and validity", () => {
  const getBenefit = (wanted: string) => plain(promotions.find(({ slug }) => slug === wanted)?.benefit ?? "");
  for (const slug of ["portabilidad", "portabilidad/enero-25", "portabilidad/febrero-25", "portabilidad-mar-25"])
    expect(getBenefit(slug)).toBe("20% menos los primeros 6 meses al traer tu número.");
  for (const slug of ["referidos", "referidos-febrero-25", "wim-referidos-mar-25"])
    expect(getBenefit(slug)).toBe(
      "Quien invita paga 20% menos su siguiente membresía; quien llega, 10% menos las primeras 2.",
    );
  for (const slug of ["rookie-gb-extra-febrero-25", "community-gb-adicionales-marzo-25"])
    expect(getBenefit(slug)).toBe("50% más GB durante 30 días.");
  expect(getBenefit("legend-bigbox-marzo-25")).toBe("Cupón Bigbox de $595.");
  expect(getBenefit("wimazon")).toBe("Rookie: Amazon Prime hasta 12 meses. Community y Legend: un vale de $200.");
  expect([referralSection.referrer.text, plain(referralSection.referred.text)]).toEqual([
    "menos en tu siguiente membresía",
    "menos en sus primeras 2 membresías",
  ]);
  const getValidity = (wanted: string) => plain(promotions.find(({ slug }) => slug === wanted)?.validity ?? "");
  expect(getValidity("wim-es-como-quieres-promocodes-feb-25")).toContain("del 13 de febrero al 30 de junio de 2025");
  expect(getValidity("portabilidad-mar-25")).toContain("del 1 al 27 o 28 de marzo de 2025");
  expect(getValidity("portabilidad/febrero-25")).toContain("del 31 de enero al 28 de febrero de 2025");
  expect(getValidity("wimazon")).toContain("del 8 al 14 de noviembre de 2024");
});

test("9: carousel intervals, the map's view, access points and support hours are as specified", () => {
  expect(home.testimonialsSection.autoplayMs).toBe(5500);
  expect(benefitSection.autoplayMs).toEqual({ phone: 8000, desktop: 6000 });
  expect(initialView).toEqual({ center: { latitude: 23.36, longitude: -101.21 }, zoom: 5 });
  expect(apn).toMatchObject({ data: "web.5g.wim.mx", lte: "web.wim.mx" });
  expect(supportHours).toMatchObject({ days: "lunes a domingo", opens: "08:00", closes: "22:00" });
});

test("9: the legal texts have the specified periods and amounts", () => {
  expect(legalFigures.packageDays).toBe(30);
  expect(legalFigures.handset).toEqual({ unlockHours: 24, guaranteeDays: 90 });
  expect(legalFigures.anomalousUseMultiple).toBe(2);
  expect(legalFigures.canadaRecharge).toEqual({ minPesos: 10, maxPesos: 1_000, unitPesos: 0.75 });
  expect(legalFigures.compensation).toEqual({
    bonusPercent: 20,
    unduePercent: 20,
    forceMajeureHours: 72,
    appliedWithinDays: 15,
    otherReadingDays: 5,
  });
  const { answerDays, carryOutDays, askForMoreDays, replyDays } = legalFigures.arcoDeadlines;
  expect([answerDays, carryOutDays, askForMoreDays, replyDays]).toEqual([20, 15, 5, 10]);
});
