import { config } from "#platform/config/config.ts";

/** Percentage of visits that are measured; undefined for none. */
export const { vitalsShare } = config;
