/** Ids of the parts of the registry's list, which are addresses: `/registro-membresias#promociones-por-nombre`. */
export const registryGroupIds = {
  memberships: "membresias",
  promotionNames: "promociones-por-nombre",
  promotionNumbers: "promociones-por-folio",
} as const;
