/**
 * Texts by path that legal files have instead of those on disk; an empty text stands for a missing file. Always empty
 * on the site: the editor replaces this module to read the files of a commit.
 */
export const legalFileOverrides: ReadonlyMap<string, string> = new Map();
