/**
 * Content of the page about theft and loss, for people reading it on someone else's phone. Sources: product
 * specification, sections 1, 2 and 9; LMTR, article 183, sections V to VII; fact file, sections 4.2 and 5.6. The page
 * refers two questions to support, because only the operator knows the answers: the state of the membership while the
 * line is suspended, and how to reactivate the line.
 */

import { data } from "#content/data/copy/theft.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { emergencyOpening } from "#content/help/emergencies.ts";
import { securityPoints } from "#content/help/security-message.ts";
import { supportCallLink, supportMailLink } from "#content/help/support.ts";
import { lineStateDays, recoveryDays } from "#content/legal/facts/legal-terms.ts";
import { laws } from "#content/legal/library/references.ts";
import { buildDay } from "#content/site/dates/build-day.ts";
import { parseEmphasizedHeading } from "#content/site/emphasized-heading.ts";
import { operator } from "#content/site/operator/operator.ts";
import { configuredUrls } from "#content/site/site-map/links.ts";
import { outsideLinks } from "#content/site/site-map/outside-links.ts";
import type { IsoDay } from "#domain/calendar/civil-time.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { computeLineRecovery } from "#domain/lines/line-recovery.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { theftCopyForm } from "./theft-copy-form.ts";

const { opening, first, line, accounts, report, terms } = readPageCopy(theftCopyForm, data);
const { telecommunications: law } = laws;

export const theftAnchors = {
  suspend: "suspende-tu-linea",
  borrowed: "equipo-prestado",
  app: "la-app-en-otro-equipo",
  line: "recupera-tu-linea",
  device: "bloquea-el-celular",
  imei: "imei",
  accounts: "cuida-tus-cuentas",
  report: "denuncia",
  terms: "dos-plazos",
} as const;

export const theftOpening = {
  ...opening,
  heading: parseEmphasizedHeading(opening.heading),
  danger: { label: opening.danger, href: emergencyOpening.call.href },
} as const;

/** The steps at the top of the page, and in the page's structured data. */
export const theftFirstSteps = {
  name: "Qué hacer si te roban o pierdes el celular donde tienes tu línea de wim",
  label: "Las tres cosas que haces primero",
  steps: [
    {
      id: theftAnchors.suspend,
      ...first.suspend,
      actions: [{ label: first.suspend.action, href: `#${theftAnchors.app}`, icon: "download", isMain: true }],
    },
    {
      ...first.withoutApp,
      actions: [
        // While the number is a placeholder, the page must not offer a call.
        ...(supportCallLink
          ? [
              {
                ...supportCallLink,
                label: first.withoutApp.call,
                detail: `al ${operator.phone}`,
                sought: supportCallLink.label,
                icon: "phone" as const,
                isMain: false,
              },
            ]
          : []),
        { ...supportMailLink, label: first.withoutApp.write, detail: "a soporte", icon: "mail", isMain: false },
      ],
    },
    {
      ...first.accounts,
      actions: [{ label: first.accounts.action, href: `#${theftAnchors.accounts}`, icon: "shield", isMain: false }],
    },
  ],
  /**
   * Links to the app stores. On a computer or without script, the app button leads here instead of to a store, because
   * visitors still need the other steps of the page.
   */
  stores: {
    label: first.stores,
    links: [
      { label: "Google Play", href: configuredUrls.playStore },
      { label: "App Store", href: configuredUrls.appStore },
    ],
  },
  later: {
    label: first.later.label,
    links: [
      { label: first.later.line, href: `#${theftAnchors.line}` },
      { label: first.later.device, href: `#${theftAnchors.device}` },
      { label: first.later.imei, href: `#${theftAnchors.imei}` },
      { label: first.later.report, href: `#${theftAnchors.report}` },
    ],
  },
  borrowed: first.borrowed,
} as const;

/** @param day - the day on which the line is suspended in the example. */
export function formatRecoveryExample(day: IsoDay): string {
  const { lastDay = day } = computeLineRecovery(day, day, recoveryDays) ?? {};
  return `Si la suspendiste el ${formatDate(day)}, tu último día es el ${formatDate(lastDay)}. El día en que la suspendes no cuenta, y los festivos sí.`;
}

export const lineRecoverySection = {
  ...line,
  name: "Cómo recuperar tu línea de wim con otra eSIM",
  phoneLabel: "Antes de conseguir un celular",
  phone: [
    { label: line.compatible, to: "/esim#compatibilidad-eSIM" },
    { label: line.unlocked, to: "/saber-si-mi-celular-esta-desbloqueado" },
  ],
  example: { title: "Así se cuenta", text: formatRecoveryExample(buildDay) },
} as const;

export const accountsSection = {
  ...accounts,
  label: "Cómo bloquear o borrar el celular a distancia",
  finders: [
    { ...accounts.iphone, link: { label: accounts.iphone.link, href: outsideLinks.finders.iphone } },
    { ...accounts.android, link: { label: accounts.android.link, href: outsideLinks.finders.android } },
  ],
  passwords: { ...accounts.passwords, length: securityPoints.passwords.text },
} as const;

export const reportSection = {
  ...report,
  emergencies: { label: report.emergencies, to: "/emergencias-911" },
  after: { ...report.after, law: { label: report.after.law, href: law.href } },
} as const;

export const timeLimitsSection = {
  ...terms,
  /** Each with the time available and its unit. */
  terms: [
    { figure: formatQuantity(recoveryDays, "días naturales"), ...terms.theft },
    {
      figure: `${lineStateDays.withoutMembershipDays} + ${formatQuantity(lineStateDays.suspendedDays, "días")}`,
      ...terms.withoutMembership,
    },
  ],
} as const;
