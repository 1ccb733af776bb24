import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { builtFileAddresses, getDiskPath } from "./built-site.ts";

export const builtPdfs = builtFileAddresses.filter((file) => file.endsWith(".pdf"));

export async function runPopplerTool(tool: string, ...args: string[]): Promise<string> {
  return (await promisify(execFile)(tool, args, { maxBuffer: 1e8 })).stdout;
}

/** Separates the outputs; it occurs in no text. */
const end = "\u001e";

/**
 * Runs a command on each document. A shell starts the commands, because starting each from this large process would
 * take longer than the command itself.
 *
 * @param command - in shell syntax; `$file` is the document.
 */
export async function runOnEachDocument(command: string): Promise<{ file: string; output: string }[]> {
  const script = `for file; do ${command} || exit 1; printf '${end}'; done`;
  const outputs = (await runPopplerTool("sh", "-c", script, "sh", ...builtPdfs.map(getDiskPath))).split(end);
  return builtPdfs.map((file, index) => ({ file, output: outputs[index] ?? "" }));
}
