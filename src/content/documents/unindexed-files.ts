import { registryEntries } from "#content/registry/registry.ts";

/** Paths of the documents that search engines must not index, because they belong to an unlisted promotion. */
export const unindexedFiles: readonly `/${string}`[] = registryEntries
  .filter(({ isListed }) => !isListed)
  .map(({ id }) => `/documentos/${id}.pdf` as const);
