/** Content of the home page, from top to bottom. Source of the facts: product specification, sections 1 to 3. */

import { coverageToolCopy } from "#content/coverage/coverage-tool.ts";
import { data } from "#content/data/copy/home.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { securityMessage } from "#content/help/security-message.ts";
import { listReceiptFolios } from "#content/plans/plan-receipt-tool.ts";
import { membershipDays } from "#content/plans/plan-rows.ts";
import { plans } from "#content/plans/plans.ts";
import { portingAnchors } from "#content/porting/porting-page.ts";
import { portingSaving, priceGroupNote } from "#content/promotions/current-offer.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { signUpMinutes } from "#content/sign-up/sign-up-time.ts";
import { simPath } from "#content/sim/sim-progress.ts";
import { getContactValue } from "#content/site/operator/contact.ts";
import { buildOutsideLink, configuredUrls } from "#content/site/site-map/links.ts";
import { formatDataAllowance } from "#domain/plans/plan.ts";
import { portingRules } from "#domain/porting/porting-rules.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { homeCopyForm } from "./home-copy-form.ts";
import { membershipsAnchors } from "./memberships-page.ts";
import { wimersAnchors, wimersOpening } from "./wimers-page.ts";

/** Ids of the page's sections and of its dialog. The id of `download` is given by the specification. */
export const homeAnchors = {
  plans: "membresias",
  receipt: "ticket",
  coverage: "cobertura",
  proof: "comprueba",
  opinions: "opiniones",
  esim: "esim",
  leadForm: "contacto",
  download: "descargaApp",
  legal: "legales",
  security: "mantente-a-salvo",
} as const;

const {
  banner,
  cards,
  plans: pricesCopy,
  coverage,
  proof,
  opinions,
  brand,
  esim,
  closing,
} = readPageCopy(homeCopyForm, data);
const [cheapest] = plans;
const cheapestData = `·\u00a0${formatDataAllowance(cheapest.dataGb)}`;
const regularPrice = formatPesos(cheapest.regularPesos);

/** The cheapest membership's data and lowest price. If there are two prices, `after` has each one's condition. */
const lowestPrice: {
  before: string;
  figure: string;
  data: string;
  after: string;
  other?: { figure: string; after: string };
} =
  cheapest.promoPesos === undefined
    ? {
        before: "Desde",
        figure: regularPrice,
        data: cheapestData,
        after: `cada ${formatQuantity(membershipDays, "días")}`,
      }
    : {
        before: "Desde",
        figure: formatPesos(cheapest.promoPesos),
        data: cheapestData,
        after: "al traer tu número",
        other: { figure: regularPrice, after: "con número nuevo" },
      };

export const homeOpening = {
  ...banner,
  /** Three lines; the middle line is highlighted. */
  title: [banner.firstLine, banner.loudLine, banner.lastLine],
  price: lowestPrice,
  ...(portingSaving && { offer: portingSaving.text }),
  plansHref: `#${homeAnchors.plans}`,
} as const;

/** The most important card comes first. */
export const iconCards = [
  { id: "portability", ...cards.portability, to: "/portabilidad" },
  { id: "esim", ...cards.esim, to: "/esim#compatibilidad-eSIM" },
  { id: "roaming", ...cards.roaming, to: "/roaming-cobertura" },
  { id: "community", ...cards.community, to: "/wimers" },
  { id: "security", ...cards.security, action: securityMessage.title, opens: "security" },
] as const;

export const iconCardsLabel = "Lo que puedes hacer con wim";

export const planSection = {
  heading: pricesCopy.heading,
  sub: capitalize(pricesCopy.sub),
  note: priceGroupNote,
  links: [
    { label: pricesCopy.sim, to: simPath, icon: "sim" },
    { label: pricesCopy.comparison, to: `/membresias#${membershipsAnchors.comparison}` },
  ],
} as const;

const { place } = coverageToolCopy.point;

/** The form that asks about coverage at a place; the page of the coverage map shows the result. */
export const coverageQuestion = {
  heading: coverage.heading,
  field: { name: "lugar", placeholder: "Tu ciudad", submit: place.submit },
  to: "/mapa-de-cobertura",
  next: { label: pricesCopy.sim, text: "Cuatro preguntas y sales con tu membresía.", to: simPath },
} as const;

export const coverageBand = { heading: "México, punto por punto", sub: coverage.sub, map: coverage.map } as const;

/** Words of the contract, marked in the paragraphs that are shown as evidence. */
export const termsQuotes = ["no tiene plazo forzoso", "no genera cargos ni penas"] as const;

/** The national site for the status of a porting; absent until the operator confirms its address. */
const portingStatusUrl = getContactValue("portingStatusUrl");
const folios = listReceiptFolios();
const portingLimit = formatQuantity(portingRules.executionHours, "h");

export const proofSection = {
  heading: "Compruébalo tú",
  sub: "No nos creas: abre cada dato.",
  clauseLabel: "Lee el contrato de adhesión",
  porting: {
    lead: "Tu número llega en",
    figure: portingLimit,
    rule: proof.porting,
    start: "tu solicitud",
    end: "tu número",
    link: { label: "Calcula tu fecha", to: `/portabilidad#${portingAnchors.steps}` },
    ...(portingStatusUrl && { outside: buildOutsideLink("Sigue tu cambio", portingStatusUrl) }),
    copy: {
      lead: "Si lo pides {start}, tu número llega a más tardar el",
      latest: "{day}, {time} del centro.",
      start: { now: "ahora", today: "hoy, {time}", later: "el {day}, {time}" },
    },
  },
  register: {
    folios: plans.flatMap(({ id, name }) => {
      const { number, href } = folios[id] ?? {};
      return number && href ? [{ planId: id, name, number, href }] : [];
    }),
    text: `${proof.registry.figure} ${proof.registry.text}`,
    outside: buildOutsideLink(proof.registry.link, configuredUrls.regulatorTariffs),
    /** Until it is confirmed which membership a folio belongs to. */
    ...(registrySampleNotice.isSample && { mark: "Por confirmar" }),
  },
} as const;

export const testimonialsSection = {
  heading: opinions.heading,
  /** Source: product specification, section 9. */
  autoplayMs: 5500,
  carousel: {
    label: "Opiniones de wimers",
    copy: {
      role: "carrusel",
      previous: "Opinión anterior",
      next: "Opinión siguiente",
      pause: "Pausar las opiniones",
      play: "Reanudar las opiniones",
      paused: "Opiniones en pausa",
      playing: "Opiniones en movimiento",
      slidePosition: "Opinión {n} de {total}",
    },
  },
} as const;

export const brandStatement = {
  statement: [brand.first, brand.second],
  invite: { label: wimersOpening.referral, to: `/wimers#${wimersAnchors.referral}` },
} as const;

/** The advantages of an eSIM, which the page `/esim` shows. */
export const esimAdvantages = [
  { figure: "0", ...esim.plastic },
  { figure: formatQuantity(signUpMinutes, "min"), ...esim.time },
  { figure: "100%", ...esim.digital },
] as const;

/** Without the advantages, which are on another page, so that the editor names the right page of a change. */
export const esimSection = {
  heading: esim.heading,
  sub: esim.sub,
  condition: esim.condition,
  check: { label: esim.check, to: "/esim#compatibilidad-eSIM" },
  learn: { label: esim.learn, to: "/esim" },
} as const;

export const downloadSection = {
  ...closing,
  stores: [
    { id: "play", before: "Disponible en", store: "Google Play", href: configuredUrls.playStore },
    { id: "apple", before: "Descárgala en", store: "App Store", href: configuredUrls.appStore },
  ],
  /** QR code to scan with a phone; on phones, the section shows the store's badge instead. */
  code: {
    address: `${configuredUrls.site}/#${homeAnchors.download}`,
    label: "Código QR para descargar la app de wim",
    caption: closing.code,
  },
  tour: { label: "Pantallas de la app", role: "carrusel" },
} as const;
