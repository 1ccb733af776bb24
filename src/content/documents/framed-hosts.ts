import { data } from "#content/data/own-documents.ts";
import { sharing } from "./document-viewer.ts";

/** Hosts whose previews the pages may frame: none while every document is the site's own. The server reads no more of it. */
export const framedHosts: readonly string[] = data.length > 0 ? [sharing.origin] : [];
