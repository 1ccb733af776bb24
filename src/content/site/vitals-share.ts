import { config } from "#platform/config/config.ts";

/** Of a hundred visits, how many are measured; without it, none. */
export const { vitalsShare } = config;
