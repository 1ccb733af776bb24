/** Format of a Google Drive file id. */
const fileIdPattern = /^[\w-]{25,}$/;

/**
 * Parses the file id in a sharing URL, or a text that is an id itself; undefined for any other text, such as a folder's
 * URL.
 */
export function parseSharedFileId(text: string): string | undefined {
  if (fileIdPattern.test(text)) return text;
  const url = URL.parse(text);
  if (url?.hostname !== "drive.google.com") return undefined;
  const [, inPath] = /^\/file\/(?:u\/\d+\/)?d\/([^/]+)/.exec(url.pathname) ?? [];
  const fileId = inPath ?? (/^\/(?:open|uc)$/.test(url.pathname) ? url.searchParams.get("id") : undefined);
  return fileId && fileIdPattern.test(fileId) ? fileId : undefined;
}
