import { namedPromotions } from "#content/registry/registry.ts";

export const onBeforePrerenderStart = () => namedPromotions.map(({ path }) => path);
