/**
 * Four reasons in a row, on the pages where the specification shows them. Source: product specification, sections 1 to
 * 3.
 */

import { homeCountries, membershipDays, roamingCountries } from "#content/plans/plan-rows.ts";
import { hrefTo } from "#content/site/site-map.ts";
import { measure } from "#domain/measure.ts";

const roamingHref = hrefTo("/roaming-cobertura");
const wimersHref = hrefTo("/wimers");

export const featureStrip = {
  /** The row's label for screen readers. */
  label: "Con wim tienes",
  features: [
    {
      id: "roaming",
      title: "Roaming",
      text: `Hasta en ${measure(roamingCountries, "países")}, según tu membresía.`,
      ...(roamingHref && { link: { label: "Busca tu destino", href: roamingHref } }),
    },
    { id: "calls", title: "Llamadas y SMS ilimitados", text: `En ${homeCountries}, con cualquier membresía.` },
    {
      id: "wimers",
      title: "Wimers",
      text: "Una comunidad con beneficios que se comparten.",
      ...(wimersHref && { link: { label: "Conoce a los wimers", href: wimersHref } }),
    },
    {
      id: "stay",
      title: "Quédate lo que quieras",
      text: `Sin plazos forzosos: cada membresía dura ${measure(membershipDays, "días")}.`,
    },
  ],
} as const;
