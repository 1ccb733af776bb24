import { data } from "#content/data/coverage.ts";
import { readData } from "#content/forms/read-data.ts";
import { coverageSchema } from "#content/forms/schemas/coverage-schema.ts";
import type { StoredOverlay } from "#domain/coverage/overlay.ts";

/** The operator's coverage files, identified by digest, at most one per overlay: docs/decisions/0096. */
export const coverageRows: readonly StoredOverlay[] = readData("src/content/data/coverage.ts", coverageSchema, data);
