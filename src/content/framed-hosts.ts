import { sharing } from "./document-view.ts";
import { sharedFiles } from "./documents.ts";
import { sharedRegistryFiles } from "./registry-documents.ts";

const shared = [...sharedFiles, ...Object.values(sharedRegistryFiles)];

/** Whose previews the pages may show in a frame: nobody's while every document is the site's own. */
export const framedHosts: readonly string[] = shared.length > 0 ? [sharing.origin] : [];
