import { data } from "#content/data/own-documents.ts";
import { fileSharingService } from "./document-viewer.ts";

const isShared = ({ file }: { file?: string }) => file !== undefined;

/** Hosts that the server's security headers allow pages to frame; empty unless the operator shares documents. */
export const framedHosts: readonly string[] = (data as readonly { file?: string }[]).some(isShared)
  ? [fileSharingService.origin]
  : [];
