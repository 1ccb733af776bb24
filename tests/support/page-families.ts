import { hasPublished, sitePages } from "#content/site/site-map.ts";

/** The pages that the build wrote. */
export const publishedPaths = sitePages
  .filter((page) => hasPublished(page) && page.served !== "on-demand")
  .map(({ path }) => path);

/** Pages that are built alike, from a table or from texts: they differ in their words. */
const families = {
  theft: /^\/report(ar-robo-equipo|e-por-robo-o-extravio)$/,
  guides: /^\/(activa|canjea)-/,
  texts:
    /-accesible$|^\/(politica-de-uso|gestion-de-trafico|colaboracion-autoridades|derechos-arco|compensaciones|decalogo)/,
  documents: /^\/(aviso-de-privacidad|terminos-y-condiciones|contrato-de-adhesion)$/,
  memberships: /^\/registro-membresias\/./,
  promotionNumbers: /^\/registro-promociones\/formato-simplificado\//,
  promotions: /^\/registro-promociones\/(?!formato-simplificado\/)/,
} as const;

export type PageFamily = keyof typeof families;
const familyNames = Object.keys(families) as PageFamily[];

/** @returns undefined for a page that is like no other. */
export function familyOf(path: string): PageFamily | undefined {
  return familyNames.find((name) => families[name].test(path));
}

/** Where checks take long, the first page of a family stands for all; {@link otherPaths} are the rest, by family. */
export const otherPaths = familyNames.map((family) =>
  publishedPaths.filter((path) => familyOf(path) === family).slice(1),
);
export const screenshotPaths = publishedPaths.filter((path) => !otherPaths.flat().includes(path));
