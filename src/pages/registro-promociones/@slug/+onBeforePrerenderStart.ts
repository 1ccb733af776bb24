import { namedPromotions } from "#content/registry.ts";

export const onBeforePrerenderStart = () => namedPromotions.map(({ path }) => path);
