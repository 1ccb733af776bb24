import { data } from "#content/data/own-documents.ts";
import { sharing } from "./document-viewer.ts";

/** Hosts whose previews pages may frame, for the server: none unless the operator shares documents. */
export const framedHosts: readonly string[] = data.length > 0 ? [sharing.origin] : [];
