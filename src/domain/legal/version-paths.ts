/** Paths of the versions of legal texts: `1.md` is a version's source, `1.published.json` its published form. */

/** The folder of the legal texts, relative to the project's root, with one folder per text, named by the text's id. */
export const legalFolder = "src/content/legal";

export const frozenFileSuffix = ".published.json";

/** @param folder - the text's folder. */
export const buildSourcePath = (folder: string, version: string) => `${folder}/${version}.md`;
export const buildFrozenPath = (folder: string, version: string) => `${folder}/${version}${frozenFileSuffix}`;

/** Formats paths relative to the project's root. @param id - the text's id. */
export const formatLegalSourcePath = (id: string, version: string) => buildSourcePath(`${legalFolder}/${id}`, version);
export const formatFrozenFilePath = (id: string, version: string) => buildFrozenPath(`${legalFolder}/${id}`, version);

/** Parses the path of a version's source or published file; undefined for other paths. */
export function parseLegalPath(path: string): { id: string; version: string; isSource: boolean } | undefined {
  const [, id, version, ending] = /^src\/content\/legal\/([^/]+)\/(\d+)(\.md|\.published\.json)$/.exec(path) ?? [];
  return id === undefined || version === undefined ? undefined : { id, version, isSource: ending === ".md" };
}
