import { registryEntries } from "#content/registry/registry.ts";

/** Documents of pages that search engines must not keep, as paths of files: the unlisted promotion's. */
export const unindexedFiles: readonly `/${string}`[] = registryEntries
  .filter(({ isListed }) => !isListed)
  .map(({ id }) => `/documentos/${id}.pdf` as const);
