import { membershipEntries } from "#content/registry/registry.ts";

/** Matches only URLs in the registry; any other gives a 404. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  membershipEntries.some(({ path }) => path === urlPathname);
