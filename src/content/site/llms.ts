/**
 * Content of `/llms.txt`, for programs that answer people's questions: a description of wim, and links to pages with
 * answers. Source: llmstxt.org.
 */

import { coverageSampleNotice } from "#content/coverage/overlays/coverage-sample.ts";
import { deviceSampleNotice } from "#content/devices/phones.ts";
import { legalFeed } from "#content/legal/library/legal-feed-copy.ts";
import { formatPlanDescription } from "#content/plans/plan-description.ts";
import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { plans } from "#content/plans/plans.ts";
import { appPriceNote, offerEndText, portingSaving } from "#content/promotions/current-offer.ts";
import { registryAboutSection } from "#content/registry/registry-index.ts";
import { registrySampleNotice } from "#content/registry/registry-rows.ts";
import { roamingSampleNotice } from "#content/roaming/roaming-rows.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { supportHours } from "./operator/operator.ts";

/** Notes on the data that is still a sample. */
const sampleNotes = [
  coverageSampleNotice.isSample && `Mapa de cobertura: ${coverageSampleNotice.text}`,
  roamingSampleNotice.isSample && `Destinos de roaming: la lista es una muestra. ${roamingSampleNotice.text}`,
  deviceSampleNotice.isSample && `Celulares compatibles: la lista es una muestra. ${deviceSampleNotice.text}`,
  registrySampleNotice.isSample && `Folios: ${registrySampleNotice.answerNote}`,
].filter((note) => note !== false);

export const llmsCopy = {
  title: "wim",
  summary: `Telefonía celular de prepago en México, 100% digital y con eSIM. Membresías de ${formatQuantity(membershipDays, "días")} con llamadas y SMS ilimitados en ${homeCountries}, sin plazos forzosos.`,
  facts: [
    ...plans.map((plan) => `${plan.name}: ${formatPesos(plan.regularPesos)} MXN. ${formatPlanDescription(plan)}`),
    `${portingSaving ? `Al traer tu número pagas ${portingSaving.text}; después, el precio regular. ${capitalize(offerEndText)}.` : "Traer tu número no cambia el precio: pagas el regular."} ${appPriceNote}`,
    "Las membresías se compran en la app o en la página de compra del operador; la portabilidad es en la app. Este sitio no vende.",
    "wim no tiene promotores ni distribuidores.",
    `Soporte atiende de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}, ${supportHours.zone}.`,
    ...sampleNotes,
    "Si un precio o una fecha decide algo, confírmalo en la página que se enlaza.",
  ],
  mainTitle: "Páginas principales",
  data: {
    title: "Datos",
    links: [
      { ...registryAboutSection.data, text: "Cada membresía y promoción registrada, con su folio, en JSON." },
      { label: legalFeed.title, href: legalFeed.path, text: "Cada versión que entra en vigor, en Atom." },
    ],
  },
  /** The name that the format prescribes for links that programs with little context can skip. */
  optional: "Optional",
} as const;
