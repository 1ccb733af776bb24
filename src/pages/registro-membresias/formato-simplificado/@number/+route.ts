import { membershipEntries } from "#content/registry/registry.ts";

/** Only addresses in the registry: any other is answered as unknown. */
export const route = ({ urlPathname }: { urlPathname: string }) =>
  membershipEntries.some(({ path }) => path === urlPathname);
