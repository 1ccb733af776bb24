import type { PageContext } from "vike/types";
import { createMetadata } from "#layout/metadata.ts";

export const title = (page: PageContext) => createMetadata(page).title;
