import { data } from "#content/data/coverage.ts";
import { coverageSchema } from "#content/forms/coverage-schema.ts";
import { readData } from "#content/forms/read-data.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";

/** The operator's coverage files by their digest, at most one for an overlay: docs/decisions/0096. */
export const coverageRows: readonly StoredOverlay[] = readData("src/content/data/coverage.ts", coverageSchema, data);
