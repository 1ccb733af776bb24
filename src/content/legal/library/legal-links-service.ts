/** The groups of `/legal` about the service, such as benefits, porting and complaints. */

import { coverageAnchors } from "#content/coverage/coverage-page.ts";
import { buildPartnerLinks } from "#content/guides/guides.ts";
import { emergencyAnchors, retiredEmergencyNumbers } from "#content/help/emergencies.ts";
import { theftAnchors } from "#content/help/theft/theft-pages.ts";
import { benefits } from "#content/plans/benefits.ts";
import { portingAnchors } from "#content/porting/porting-page.ts";
import { roamingAnchors } from "#content/roaming/roaming-page.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import type { LegalEntry, LegalGroup } from "./legal-link-model.ts";
import { authorities, laws } from "./references.ts";

const { consumers, regulator } = authorities;

const lawEntries = Object.values(laws).map(
  (law): LegalEntry => ({
    label: "short" in law ? `${law.name} (${law.short})` : law.name,
    ...("published" in law && { detail: `Diario Oficial de la Federación, ${law.published}` }),
    href: law.href,
  }),
);

export const serviceLinkGroups: readonly LegalGroup[] = [
  {
    id: "beneficios",
    title: "Términos de los beneficios",
    lists: [
      {
        entries: benefits.map(({ id, description }) => {
          const { label, href } = buildPartnerLinks(id).terms;
          return { label, detail: description, href };
        }),
      },
    ],
  },
  {
    id: "red",
    title: "Red, cobertura y roaming",
    lists: [
      {
        entries: [
          { to: "/gestion-de-trafico", asked: "velocidad neutralidad internet" },
          { pdf: "gestion-de-trafico" },
          { to: "/mapa-de-cobertura", asked: "señal" },
          { to: `/mapa-de-cobertura#${coverageAnchors.legal}`, label: "Nota legal de cobertura", asked: "señal" },
          {
            label: "Mapas de cobertura de todos los operadores",
            detail: "Del IFT, antes de la CRT",
            asked: "señal",
            href: configuredUrls.regulatorCoverage,
          },
          { to: `/roaming-cobertura#${roamingAnchors.legal}`, label: "Nota legal de roaming", asked: "viaje" },
        ],
      },
    ],
  },
  {
    id: "portabilidad",
    title: "Portabilidad y celular libre",
    lists: [
      {
        entries: [
          {
            to: `/portabilidad#${portingAnchors.rights}`,
            label: "Tus derechos al cambiar de compañía",
            asked: "portabilidad NIP conservar número",
          },
          {
            to: `/portabilidad#${portingAnchors.undo}`,
            label: "Revierte una portabilidad o recupera tu número",
          },
          {
            label: "Consulta el estado de una portabilidad",
            detail: "Sitio nacional de portabilidad",
            href: configuredUrls.portingStatus,
          },
          { to: "/saber-si-mi-celular-esta-desbloqueado", asked: "liberar desbloqueo" },
        ],
      },
    ],
  },
  {
    id: "emergencias",
    title: "Robo, extravío y emergencias",
    lists: [
      {
        entries: [
          {
            to: "/reportar-robo-equipo",
            detail: "Suspende tu línea y recupérala con otra eSIM",
            asked: "perdí me robaron celular bloquear",
          },
          {
            to: `/reportar-robo-equipo#${theftAnchors.device}`,
            label: "Bloquea o desbloquea un celular por su IMEI",
            asked: "reporte factura",
          },
          {
            to: "/emergencias-911",
            detail: "Y los números que sustituyó",
            asked: `policía ambulancia bomberos ${retiredEmergencyNumbers.rows.map(({ number }) => number).join(" ")}`,
          },
          {
            to: `/emergencias-911#${emergencyAnchors.rule}`,
            label: "Lo que dice la norma sobre el 911",
            asked: "088 089 denuncia ubicación",
          },
        ],
      },
    ],
  },
  {
    id: "quejas",
    title: "Compensaciones, quejas y facturas",
    lists: [
      {
        title: "Con wim",
        entries: [
          { to: "/compensaciones-y-bonificaciones", asked: "falla reembolso cargo indebido devolución" },
          { pdf: "compensaciones-y-bonificaciones" },
          { to: "/ayuda", label: "Ayuda y quejas", asked: "reclamo reclamación soporte aclaración" },
          {
            to: "/preguntas-frecuentes#tus-derechos",
            label: "Preguntas sobre tu línea y tus derechos",
            asked: "dudas identificar CRT renovar datos personales",
          },
          { label: "Centro de ayuda", asked: "queja reclamo soporte", href: configuredUrls.helpCenter },
          { to: "/facturacion", asked: "CFDI RFC" },
          { label: "Portal de facturación", asked: "CFDI RFC solicita tu factura", href: configuredUrls.invoicePortal },
        ],
      },
      {
        title: `Ante ${consumers.short}`,
        entries: [
          {
            label: `${consumers.name} (${consumers.short})`,
            detail: `Teléfono del Consumidor: ${consumers.phones.join(" y ")}`,
            asked: "reclamo denuncia",
            href: consumers.href,
          },
          {
            label: consumers.conciliation.name,
            detail: `Conciliación en línea con ${consumers.short}`,
            asked: "reclamo",
            href: consumers.conciliation.href,
          },
          {
            label: `Correo de ${consumers.short} para telecomunicaciones`,
            detail: consumers.telecomEmail,
            asked: "reclamo",
            href: `mailto:${consumers.telecomEmail}`,
          },
        ],
      },
    ],
  },
  {
    id: "autoridades",
    title: "Autoridades y leyes",
    lists: [
      {
        title: "Autoridades",
        entries: [
          { to: "/colaboracion-autoridades", asked: "justicia geolocalización requerimientos" },
          { pdf: "colaboracion-autoridades" },
          {
            label: `${regulator.name} (${regulator.short})`,
            detail: `Antes, ${regulator.before}`,
            href: regulator.href,
          },
        ],
      },
      { title: "Leyes y normas", entries: lawEntries },
    ],
  },
];
