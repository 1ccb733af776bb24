import { numberedPromotions } from "#content/registry.ts";

export const onBeforePrerenderStart = () => numberedPromotions.map(({ path }) => path);
