/** Renames `heading` to `title`, the name that boxes expect. */
export const renameHeadingToTitle = ({ heading: title, text }: { heading: string; text: string }) => ({ title, text });
