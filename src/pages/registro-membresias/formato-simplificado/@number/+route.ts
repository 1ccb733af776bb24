import { membershipEntries } from "#content/registry/registry.ts";

/** Matches only addresses in the registry; any other is not found. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  membershipEntries.some(({ path }) => path === urlPathname);
