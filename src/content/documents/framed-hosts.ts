import { data } from "#content/data/own-documents.ts";
import { fileSharingService } from "./document-viewer.ts";

/** Hosts that the server's security headers allow pages to frame; empty unless the operator shares documents. */
export const framedHosts: readonly string[] = data.length > 0 ? [fileSharingService.origin] : [];
