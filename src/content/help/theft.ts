/**
 * What to do after a theft or a loss, for people reading it on someone else's phone. Sources: product specification,
 * sections 1, 2 and 9; LMTR, article 183, fractions V to VII; fact file, sections 4.2 and 5.6. Only the operator knows
 * what happens to the membership while the line is suspended, and how a line is resumed: the page sends those questions
 * to support.
 */

import { laws } from "#content/legal/laws.ts";
import { lineLife, recoveryDays } from "#content/legal/legal-facts.ts";
import { buildDay } from "#content/site/build-day.ts";
import { links } from "#content/site/links.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { operator, supportHours } from "#content/site/operator.ts";
import { outsideLinks } from "#content/site/outside-links.ts";
import type { IsoDay } from "#domain/civil-time.ts";
import { lineRecovery } from "#domain/line-recovery.ts";
import { measure } from "#domain/measure.ts";
import { spokenDate } from "#domain/spanish-time.ts";
import { securityPoints } from "./security.ts";
import { supportCall, supportMail } from "./support.ts";

const { telecommunications: law } = laws;
const { iphone, android } = outsideLinks.finders;
const recoveryTerm = measure(recoveryDays, "días naturales");

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
  heading: ["¿Te robaron o ", "perdiste", " tu celular?"],
  intro: "Haz esto, en este orden.",
  danger: { label: "¿Corres peligro? Llama al 911", href: "tel:911" },
} as const satisfies { heading: LoudHeading; [part: string]: unknown };

/** The first screen, and what search engines read. */
export const firstSteps = {
  name: "Qué hacer si te roban o pierdes el celular donde tienes tu línea de wim",
  label: "Las tres cosas que haces primero",
  steps: [
    {
      id: theftAnchors.suspend,
      heading: "Suspende tu línea en la app",
      text: "En otro equipo, con tu cuenta: Perfil › Administrar mi línea › ¿Perdiste tu celular?",
      actions: [{ label: "Abre la app", href: `#${theftAnchors.app}`, icon: "download", isMain: true }],
    },
    {
      heading: "¿Sin otro equipo con la app?",
      text: `${supportCall.label} de ${supportHours.from} a ${supportHours.to}, o escribe.`,
      actions: [
        {
          ...supportCall,
          label: "Llama",
          detail: `al ${operator.phone}`,
          sought: supportCall.label,
          icon: "phone",
          isMain: false,
        },
        { ...supportMail, label: "Escribe", detail: "a soporte", icon: "mail", isMain: false },
      ],
    },
    {
      heading: "Cuida tus cuentas",
      text: "Bloquea o borra el celular a distancia y cambia tus contraseñas.",
      actions: [{ label: "Cómo cuidarlas", href: `#${theftAnchors.accounts}`, icon: "shield", isMain: false }],
    },
  ],
  /** Where the button leads on a computer, or without script: anyone who was robbed stays on this page. */
  stores: {
    label: "Si ese equipo no tiene la app, descárgala",
    links: [
      { label: "Google Play", href: links.playStore },
      { label: "App Store", href: links.appStore },
    ],
  },
  later: {
    label: "Lo demás, cuando puedas",
    links: [
      { label: "Recupera tu línea", href: `#${theftAnchors.line}` },
      { label: "Bloquea el celular", href: `#${theftAnchors.device}` },
      { label: "Encuentra el IMEI", href: `#${theftAnchors.imei}` },
      { label: "Reporta el robo", href: `#${theftAnchors.report}` },
    ],
  },
  borrowed: {
    title: "Antes de entrar o llamar",
    points: [
      "¿El equipo es de otra persona? Escribe tú la contraseña, no dejes que el equipo la guarde y cierra tu sesión al terminar.",
      "¿Llamas a soporte? Ten listos tu nombre, tu número y el correo que registraste.",
    ],
  },
} as const;

/** @param day - day of the build, on which the example suspends the line. */
export function recoveryExample(day: IsoDay): string {
  const { lastDay = day } = lineRecovery(day, day, recoveryDays) ?? {};
  return `Si la suspendiste el ${spokenDate(day)}, tu último día es el ${spokenDate(lastDay)}. El día en que la suspendes no cuenta, y los festivos sí.`;
}

export const lineSection = {
  heading: `Tienes ${recoveryTerm} para recuperar tu línea`,
  sub: "Cuentan desde que la suspendes. Se recupera con otra eSIM, y la reposición se pide en la app.",
  name: "Cómo recuperar tu línea de wim con otra eSIM",
  steps: [
    {
      heading: "Consigue un celular",
      text: "Tiene que ser compatible con eSIM y estar desbloqueado.",
    },
    {
      heading: "Entra a la app",
      text: "Descárgala en ese celular y entra con tu cuenta.",
    },
    {
      heading: "Pide la reposición",
      text: `Pide en la app la reposición de tu eSIM antes de que terminen los ${recoveryTerm}.`,
    },
    {
      heading: "Instala la eSIM",
      text: "Conéctate a una red Wi-Fi y sigue los pasos de la app.",
    },
  ],
  phoneLabel: "Antes de conseguir un celular",
  phone: [
    { label: "Revisa si es compatible", to: "/esim#compatibilidad-eSIM" },
    { label: "Revisa si está desbloqueado", to: "/saber-si-mi-celular-esta-desbloqueado" },
  ],
  example: {
    title: "Así se cuenta",
    text: recoveryExample(buildDay),
  },
  found: {
    title: "¿Apareció tu celular?",
    text: "Pregunta a soporte cómo reactivar tu línea. Si pediste bloquear el celular, pide por correo que lo desbloqueen.",
  },
} as const satisfies { heading: string; [part: string]: unknown };

/** As people type it. */
function shortAddress(href: string): string {
  const { hostname, pathname } = new URL(href);
  return hostname.replace(/^www\./, "") + pathname;
}

export const accountsSection = {
  heading: "Cuida tus cuentas",
  sub: "Quien tenga tu celular puede intentar entrar a ellas. Empieza por el correo: con él se recuperan las demás.",
  label: "Cómo bloquear o borrar el celular a distancia",
  finders: [
    {
      heading: "Si es iPhone",
      text: `Entra a ${shortAddress(iphone)} con tu cuenta de Apple. Puedes ubicarlo, marcarlo como perdido o borrarlo.`,
      link: { label: "Abre Buscar mi iPhone", href: iphone },
    },
    {
      heading: "Si es Android",
      text: `Entra a ${shortAddress(android)} con tu cuenta de Google. Puedes ubicarlo, bloquearlo o borrarlo.`,
      link: { label: "Abre Encontrar mi dispositivo", href: android },
    },
  ],
  passwords: {
    title: "Cambia tus contraseñas, en este orden",
    items: [
      "El correo que registraste en wim, y los demás.",
      "Tu cuenta de Apple o de Google.",
      "Bancos y apps de pago: avísales también que perdiste el celular.",
      "Redes sociales y mensajería: cierra las sesiones abiertas.",
    ],
    length: securityPoints.passwords.text,
  },
} as const satisfies { heading: string; [part: string]: unknown };

export const reportSection = {
  heading: "Reporta el robo",
  points: [
    "Si acaba de pasar o corres peligro, llama al 911. Es gratis desde cualquier celular.",
    "Presenta tu denuncia ante el Ministerio Público de tu estado, en persona o en su formulario en línea.",
    "Lleva a la mano tu factura de compra y el IMEI del celular.",
  ],
  emergencies: { label: "Cómo llamar al 911", to: "/emergencias-911" },
  after: {
    title: "Después de tu reporte",
    points: [
      `La línea reportada se bloquea de inmediato. ${law.name} (${law.short}), artículo 183, fracción VII.`,
      `Las compañías se comparten las listas de los celulares reportados. ${law.short}, artículo 183, fracción VI.`,
      "¿Te cobran el servicio después de tu reporte? Reclama: primero al soporte y, si no se resuelve, a PROFECO.",
      "Tu línea suspendida conserva las llamadas de emergencia.",
    ],
    law: { label: `Lee la ${law.short}`, href: law.href },
  },
} as const satisfies { heading: string; [part: string]: unknown };

export const termsSection = {
  heading: "Son dos plazos distintos",
  sub: "No los mezcles: uno empieza cuando tú suspendes la línea y el otro cuando se acaba tu membresía.",
  terms: [
    {
      figure: recoveryTerm,
      title: "Por robo o extravío",
      paragraphs: [
        "Tú suspendes la línea. Desde ese día cuenta el plazo.",
        "Mientras no termine, la recuperas con la reposición de tu eSIM.",
      ],
    },
    {
      figure: `${lineLife.withoutMembershipDays} + ${measure(lineLife.suspendedDays, "días")}`,
      title: "Por no tener membresía",
      paragraphs: [
        `Sin membresía, tu línea sigue activa ${measure(lineLife.withoutMembershipDays, "días")} y recibe llamadas y SMS.`,
        `Después se suspende ${measure(lineLife.suspendedDays, "días")} más, y al final se cancela.`,
        "Si compras una membresía antes, la conservas.",
      ],
    },
  ],
  membership:
    "Tu membresía tiene su propia vigencia. Pregunta a soporte qué pasa con ella mientras tu línea está suspendida.",
} as const satisfies { heading: string; [part: string]: unknown };
