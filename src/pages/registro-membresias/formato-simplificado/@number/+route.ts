import { membershipEntries } from "#content/registry/registry.ts";

/** Addresses of the registry only: any other is answered as unknown. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  membershipEntries.some(({ path }) => path === urlPathname);
