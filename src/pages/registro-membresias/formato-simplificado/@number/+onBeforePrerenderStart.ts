import { membershipEntries } from "#content/registry/registry.ts";

export const onBeforePrerenderStart = () => membershipEntries.map(({ path }) => path);
