import { config } from "#platform/config/config.ts";

/** Percentage of visits whose loading speed is measured; undefined if no visits are. */
export const { vitalsShare } = config;
