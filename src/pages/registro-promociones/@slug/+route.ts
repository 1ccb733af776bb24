import { namedPromotions } from "#content/registry/registry.ts";

/** Matches only URLs in the registry; any other gives a 404. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  namedPromotions.some(({ path }) => path === urlPathname);
