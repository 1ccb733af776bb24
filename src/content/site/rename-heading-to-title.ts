/** Renames `heading` to `title`, the prop of components such as `Notice`. */
export const renameHeadingToTitle = ({ heading: title, text }: { heading: string; text: string }) => ({ title, text });
