import type { PageContext } from "vike/types";
import { createMetadata } from "#layout/metadata.ts";

export const description = (page: PageContext) => createMetadata(page).description;
