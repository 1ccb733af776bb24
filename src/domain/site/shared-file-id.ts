/** Google Drive's, as addresses and its own lists write them. */
const id = /^[\w-]{25,}$/;

/** The id of a file in its sharing address, or in the id alone; undefined if it is neither, as of a folder. */
export function sharedFileId(pasted: string): string | undefined {
  if (id.test(pasted)) return pasted;
  const url = URL.parse(pasted);
  if (url?.hostname !== "drive.google.com") return undefined;
  const [, inPath] = /^\/file\/(?:u\/\d+\/)?d\/([^/]+)/.exec(url.pathname) ?? [];
  const found = inPath ?? (/^\/(?:open|uc)$/.test(url.pathname) ? url.searchParams.get("id") : undefined);
  return found && id.test(found) ? found : undefined;
}
