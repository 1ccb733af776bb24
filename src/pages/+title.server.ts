import type { PageContext } from "vike/types";
import { createMetadata } from "#layout/head/metadata.ts";

export const title = (page: PageContext) => createMetadata(page).title;
