import { numberedPromotions } from "#content/registry/registry.ts";

/** Only addresses in the registry: any other is answered as unknown. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  numberedPromotions.some(({ path }) => path === urlPathname);
