import { numberedPromotions } from "#content/registry/registry.ts";

/** Matches only URLs in the registry; any other gives a 404. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  numberedPromotions.some(({ path }) => path === urlPathname);
