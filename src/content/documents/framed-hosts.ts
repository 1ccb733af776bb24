import { sharing } from "./document-viewer.ts";
import { sharedFiles } from "./shared-documents.ts";
import { sharedRegistryFiles } from "#content/registry/registry-documents.ts";

const shared = [...sharedFiles, ...Object.values(sharedRegistryFiles)];

/** Whose previews the pages may show in a frame: nobody's while every document is the site's own. */
export const framedHosts: readonly string[] = shared.length > 0 ? [sharing.origin] : [];
