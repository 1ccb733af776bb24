import { registryEntries } from "#content/registry/registry.ts";

/** Paths of the documents that search engines must not index, like their page: the unlisted promotion's. */
export const unindexedFiles: readonly `/${string}`[] = registryEntries
  .filter(({ isListed }) => !isListed)
  .map(({ id }) => `/documentos/${id}.pdf` as const);
