/** Renames a text's heading to `title`, as boxes expect it. */
export const renameHeadingToTitle = ({ heading: title, text }: { heading: string; text: string }) => ({ title, text });
