/** What poppler's tools say about the documents of the site. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { files, pathOf } from "./built-site.ts";

export const documents = files.filter((file) => file.endsWith(".pdf"));

export async function read(tool: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(tool, args, { maxBuffer: 1e8 })).stdout;
}

/** Ends what is said about one document; no text has it. */
const end = "\u001e";

/**
 * What a tool says about each document, in their order. From a process as large as this one, starting a tool takes
 * longer than its work: one shell starts them all.
 *
 * @param command - as typed in a shell; `$file` stands for the document.
 */
export async function readEach(command: string): Promise<{ file: string; said: string }[]> {
  const script = `for file; do ${command} || exit 1; printf '${end}'; done`;
  const said = (await read("sh", "-c", script, "sh", ...documents.map(pathOf))).split(end);
  return documents.map((file, at) => ({ file, said: said[at] ?? "" }));
}
