/** Format of a Google Drive file id. */
const id = /^[\w-]{25,}$/;

/** The file id in a sharing URL, or the text itself if it is an id; undefined for anything else, such as a folder. */
export function parseSharedFileId(pasted: string): string | undefined {
  if (id.test(pasted)) return pasted;
  const url = URL.parse(pasted);
  if (url?.hostname !== "drive.google.com") return undefined;
  const [, inPath] = /^\/file\/(?:u\/\d+\/)?d\/([^/]+)/.exec(url.pathname) ?? [];
  const found = inPath ?? (/^\/(?:open|uc)$/.test(url.pathname) ? url.searchParams.get("id") : undefined);
  return found && id.test(found) ? found : undefined;
}
