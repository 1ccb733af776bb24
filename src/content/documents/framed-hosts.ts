import { sharedRegistryFiles } from "#content/registry/registry-documents.ts";
import { sharing } from "./document-viewer.ts";
import { sharedTextFiles } from "./shared-documents.ts";

const shared = [...Object.values(sharedTextFiles), ...Object.values(sharedRegistryFiles)];

/** Hosts whose previews the pages may frame: none while every document is the site's own. */
export const framedHosts: readonly string[] = shared.length > 0 ? [sharing.origin] : [];
