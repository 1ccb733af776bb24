import type { PageContext } from "vike/types";
import { metadataOf } from "#layout/metadata.ts";

export const title = (page: PageContext) => metadataOf(page).title;
