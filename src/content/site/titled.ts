/** Words with a heading, as boxes of a page take them: its heading is a title there. */
export const titled = ({ heading: title, text }: { heading: string; text: string }) => ({ title, text });
