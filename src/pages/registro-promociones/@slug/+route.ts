import { namedPromotions } from "#content/registry/registry.ts";

/** Matches only addresses in the registry; any other is not found. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  namedPromotions.some(({ path }) => path === urlPathname);
