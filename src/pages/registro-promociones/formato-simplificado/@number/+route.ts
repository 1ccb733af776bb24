import { numberedPromotions } from "#content/registry/registry.ts";

/** Addresses of the registry only: any other is answered as unknown. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  numberedPromotions.some(({ path }) => path === urlPathname);
