/**
 * The texts of `/estado`. The page is built before the first measurement. A probe on the server then writes its results
 * into a copy (`scripts/site-status.ts`).
 */

/** The measured parts of the site, in the order of the page. */
export const siteStatusParts = [
  { id: "pages", label: "Páginas" },
  { id: "form", label: "Formulario y bajas de correos" },
  { id: "coverage", label: "Mapa de cobertura" },
] as const;

export type SiteStatusPart = (typeof siteStatusParts)[number]["id"];

/**
 * `interval`: minutes between two measurements, as in the probe's timer. `stale`: age in minutes above which a result
 * is out of date.
 */
const minutes = { interval: 5, stale: 15 } as const;

/** Number of days for which the page keeps a failure that ended. */
export const failureRetentionDays = 90;

export const siteStatusCopy = {
  heading: "Estado *del sitio*",
  intro: "Qué funciona en este sitio, desde cuándo y qué ha fallado.",
  /** The only texts of the page until the first measurement. */
  unmeasured: {
    intro: "Aquí vas a ver qué funciona en este sitio, en cuanto empecemos a medirlo.",
    heading: "Todavía no se ha medido nada",
    text: "Por eso esta página aún no puede decirte si algo falla.",
  },
  now: {
    heading: "Ahora",
    sub: `Se mide cada ${minutes.interval}\u00a0minutos. Si la última medición tiene más de ${minutes.stale}, ya no se está midiendo.`,
    measured: "Última medición",
  },
  incidents: {
    heading: "Fallas",
    sub: `Las de los últimos ${failureRetentionDays}\u00a0días, de la más reciente a la más antigua, en hora del centro de México.`,
  },
  others: {
    heading: "Lo que esta página no mide",
    network: "Tu línea, la red y la app tienen su propia ayuda.",
    links: [
      { label: "Pide ayuda con tu línea", text: "Señal, datos, pagos, app y personas que te atienden.", to: "/ayuda" },
      { label: "Lee los avisos", text: "Lo que cambió en wim y en el servicio.", to: "/avisos" },
    ],
  },
} as const;
