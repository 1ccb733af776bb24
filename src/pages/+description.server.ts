import type { PageContext } from "vike/types";
import { createMetadata } from "#layout/head/metadata.ts";

export const description = (page: PageContext) => createMetadata(page).description;
