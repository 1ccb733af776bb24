import type { PageContext } from "vike/types";
import { metadataOf } from "#layout/metadata.ts";

export const description = (page: PageContext) => metadataOf(page).description;
