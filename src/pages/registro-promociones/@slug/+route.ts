import { namedPromotions } from "#content/registry/registry.ts";

/** Addresses of the registry only: any other is answered as unknown. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  namedPromotions.some(({ path }) => path === urlPathname);
