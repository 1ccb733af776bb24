import { sitePages } from "#content/site/site-map/site-map.ts";

/** Paths of the pages that the build writes. */
export const publishedPaths = sitePages.filter(({ served }) => served !== "on-demand").map(({ path }) => path);

/** Families of pages that share a template and differ only in content, by a pattern of their paths. */
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

/** @returns undefined for a page with its own template. */
export function findPageFamily(path: string): PageFamily | undefined {
  return familyNames.find((name) => families[name].test(path));
}

/** The pages of each family except the first, one list per family. Slow tests leave them out. */
export const remainingFamilyPaths = familyNames.map((family) =>
  publishedPaths.filter((path) => findPageFamily(path) === family).slice(1),
);
export const representativePaths = publishedPaths.filter((path) => !remainingFamilyPaths.flat().includes(path));

/**
 * Splits paths into chunks of at most `size`, because checking several pages in one tab is faster than a tab for each.
 */
export function splitIntoChunks<Path extends string>(paths: readonly Path[], size: number): Path[][] {
  return paths.flatMap((_, index) => (index % size === 0 ? [paths.slice(index, index + size)] : []));
}
