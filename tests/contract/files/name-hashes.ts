import { createHash } from "node:crypto";

/** The hash in the name of a script, a stylesheet or a font, which is derived from its content. */
const nameHash = /(?<=[-.])[\w-]{8}(?=\.(?:js|css|woff2)\b)/g;

/** Derives constant hashes that compress like most: of eight seeds, this one gives the median sizes. */
const formatConstantHash = (index: number) => createHash("sha256").update(`6${index}`).digest("hex").slice(0, 8);

/**
 * Replaces the hashes of file names in a text by constant ones, in the order of their appearance. Some hashes compress
 * better than others: with its own ones, a text would have another size whenever a file that it names changes.
 */
export function replaceHashes(text: string): string {
  const hashes = [...new Set(text.match(nameHash))];
  return text.replace(nameHash, (hash) => formatConstantHash(hashes.indexOf(hash)));
}
