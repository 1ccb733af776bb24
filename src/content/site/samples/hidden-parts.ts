/** Parts of the site that the operator may hide until it has its own data for them: docs/configuration.md. */
import { config } from "#platform/config/config.ts";
import type { HideablePart } from "#platform/config/hideable-parts.ts";

const hiddenParts: readonly string[] = config.hiddenParts?.split(",") ?? [];

export const isPartShown = (part: HideablePart): boolean => !hiddenParts.includes(part);
