/** Content of `/registro-tarifas-vigentes`. Source: product specification, sections 2 and 3. */

import { regulatorName } from "#content/legal/library/references.ts";
import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { planCountWord, plans } from "#content/plans/plans.ts";
import { appPriceNote, currentOffer, offerEndText, portingSaving } from "#content/promotions/current-offer.ts";
import { promotions } from "#content/promotions/promotions.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import type { EmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { capitalize } from "#domain/text/capitalize.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatPesos } from "#domain/text/numbers/money.ts";
import { membershipEntries } from "./registry.ts";
import { registrySampleNotice } from "./registry-rows.ts";
import { formatRegistryDataAllowance, formatTariffLabelRoaming } from "./tariff-label-rows.ts";

export const tariffAnchors = { tariffs: "tarifas", columns: "columnas" } as const;

/** Formats the note on the last update: `Página actualizada el 1 de diciembre de 2026.` */
export const formatUpdateNote = (day: IsoDay) => `Página actualizada el ${formatDate(day)}.`;

/** Describes the table. While the registry numbers are a sample, only the notice next to the table mentions them. */
export const tariffsIntro = `Las ${planCountWord} membresías que wim vende, con su precio${
  registrySampleNotice.isSample ? "" : " y sus folios"
}.`;

export const tariffsOpening = {
  heading: ["Tarifas ", "vigentes", ""],
  intro: `${tariffsIntro} ${formatUpdateNote(buildDay)}`,
  viewer: { label: "Abre el visor del regulador", href: configuredUrls.regulatorTariffs },
  compare: { label: "Compara lo que incluyen", to: "/membresias" },
} as const satisfies { heading: EmphasizedHeading; [part: string]: unknown };

const columns = {
  plan: "Membresía",
  regular: "Precio regular",
  ...(portingSaving && { porting: "Al traer tu número" }),
  data: "Datos",
  roaming: "Roaming",
  numbers: "Folios",
} as const;

export const tariffTable = {
  heading: "Precio y folio",
  sub: [
    `Precios en pesos mexicanos (MXN) por ${formatQuantity(membershipDays, "días")}.`,
    // The table shows tariffs in force, so the promotional price needs a note about its last day.
    ...(portingSaving ? [`El de traer tu número es una promoción: ${offerEndText}.`] : []),
  ].join(" "),
  caption: `Tarifas vigentes de las ${planCountWord} membresías`,
  columns,
  rows: plans.map(({ id, name, regularPesos, promoPesos, dataGb, roaming }) => ({
    planId: id,
    plan: name,
    regular: formatPesos(regularPesos),
    ...(promoPesos !== undefined && { porting: formatPesos(promoPesos) }),
    data: formatRegistryDataAllowance({ dataGb: dataGb === "unlimited" ? null : dataGb }),
    roaming: formatTariffLabelRoaming(roaming),
    numbers: membershipEntries
      .filter(({ planId }) => planId === id)
      .map(({ number, path }) => ({ label: `${number}`, href: path })),
  })),
  sample: {
    isSample: registrySampleNotice.isSample,
    text: "Qué folios amparan cada membresía está por confirmar. Los precios y los datos no son de muestra.",
  },
} as const;

const isOfferRegistered = promotions.some(({ offer, folio }) => offer === currentOffer && folio !== undefined);

export const tariffColumnGlossary = {
  heading: "Qué significa cada columna",
  names: ["Columna", "Qué dice"],
  items: [
    {
      term: columns.regular,
      text: `Lo que cuesta una membresía de ${formatQuantity(membershipDays, "días naturales")}.`,
    },
    ...(portingSaving && columns.porting
      ? [
          {
            term: columns.porting,
            text: [
              `El precio de los primeros ${portingSaving.term}, ${portingSaving.percent} menos, si traes tu número de otra compañía.`,
              `${capitalize(offerEndText)}.`,
              ...(isOfferRegistered ? [] : ["El folio de esta promoción está por confirmar."]),
              appPriceNote,
            ].join(" "),
          },
        ]
      : []),
    { term: columns.data, text: `Los que usas en ${homeCountries} mientras dura la membresía.` },
    { term: columns.roaming, text: `Los datos que usas fuera de ${homeCountries}.` },
    {
      term: columns.numbers,
      text: `Los números que wim tiene ante la ${regulatorName}.`,
    },
  ],
  registry: { label: "Busca en todo el registro", to: "/registro-membresias" },
} as const;
