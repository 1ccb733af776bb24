import { config } from "#platform/config/config.ts";

/** Percentage of visits whose page speed is measured; undefined if the operator sets none. */
export const { vitalsShare } = config;

/** Whether searches without an answer are counted. */
export const countsUnfoundSearches = config.unfoundSearches !== undefined;
