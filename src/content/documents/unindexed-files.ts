import { registryEntries } from "#content/registry/registry.ts";

/** File paths of the documents that search engines must not index, like their pages: the unlisted promotion's. */
export const unindexedFiles: readonly `/${string}`[] = registryEntries
  .filter(({ isListed }) => !isListed)
  .map(({ id }) => `/documentos/${id}.pdf` as const);
