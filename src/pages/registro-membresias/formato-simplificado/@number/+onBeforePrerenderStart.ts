import { membershipEntries } from "#content/registry.ts";

export const onBeforePrerenderStart = () => membershipEntries.map(({ path }) => path);
