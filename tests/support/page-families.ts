import { hasPublished, sitePages } from "#content/site-map.ts";

/** The pages that the build wrote. */
const publishedPaths = sitePages
  .filter((page) => hasPublished(page) && page.served !== "on-demand")
  .map(({ path }) => path);

/** Pages that are made alike, from a table or from texts: they differ in their words. */
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

/** Of each family the first page stands for all where looking takes long; {@link otherPaths} are the rest, by family. */
export const otherPaths = Object.values(families).map((family) =>
  publishedPaths.filter((path) => family.test(path)).slice(1),
);
export const lookedAtPaths = publishedPaths.filter((path) => !otherPaths.flat().includes(path));
