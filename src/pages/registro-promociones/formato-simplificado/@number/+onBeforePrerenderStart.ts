import { numberedPromotions } from "#content/registry/registry.ts";

export const onBeforePrerenderStart = () => numberedPromotions.map(({ path }) => path);
