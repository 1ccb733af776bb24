/** The notices of `/avisos`, and what the page says while there is none. Source: product specification, section 2. */

import { securityPoints } from "#content/help/security.ts";
import { homeAnchors } from "#content/pages/home.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { hrefTo } from "#content/site/site-map.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { datedNotices } from "#domain/notice.ts";
import { noticeRows } from "./notice-rows.ts";

/** Newest first; links only to published pages. */
export const notices = datedNotices(noticeRows).map(({ link, ...notice }) => {
  const href = link && hrefTo(link.to);
  return { ...notice, ...(href && { link: { label: link.label, href } }) };
});

export const noticesOpening = {
  heading: ["", "Chismecito", " para wimers"],
  intro: "Lo que cambia en tu línea, tu app y tus beneficios se publica en esta página, con su fecha.",
  subscribe: { label: "Recibe novedades por correo", to: `/#${homeAnchors.leadForm}` satisfies SitePath },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

export const noticeSection = {
  /** The list's label for screen readers. */
  label: "Avisos, del más nuevo al más antiguo",
  empty: {
    title: "Hoy no hay chisme",
    text: "wimy duerme tranquilo: no hay avisos publicados. Cuando haya uno, estará en esta página con su fecha.",
    picture: "wimy dormido",
  },
  official: securityPoints.officialMail,
} as const;

export const meanwhile = {
  heading: "Mientras tanto, ponte al día",
  links: [
    { label: "Comunidad", text: "Descuentos por invitar y beneficios para wimers.", to: "/wimers" },
    { label: "Membresías", text: "Precio, GB, roaming y beneficios, lado a lado.", to: "/membresias" },
    { label: "Roaming", text: "Busca tu destino antes de hacer la maleta.", to: "/roaming-cobertura" },
    { label: "Entretenimiento", text: "Activa lo que ya viene con tu membresía.", to: "/entretenimiento" },
    { label: "Dejar de recibir correos", text: "Confirma la baja con tu correo.", to: "/desuscribir-email" },
  ],
} as const satisfies { heading: string; [part: string]: unknown };
