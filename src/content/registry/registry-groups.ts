/** Ids of the parts of the registry's list, used as anchors: `/registro-membresias#promociones-por-nombre`. */
export const registryGroupIds = {
  memberships: "membresias",
  promotionNames: "promociones-por-nombre",
  promotionNumbers: "promociones-por-folio",
} as const;
