/**
 * Finds the tools of poppler, with which the tests read the PDF documents; where there are none it installs them, as root on
 * Debian by apt-get.
 */
import { spawnSync } from "node:child_process";
import { installByApt } from "./apt.ts";

const tools = ["pdfinfo", "pdftotext", "pdffonts", "pdftohtml"];

/** @throws {Error} if they are not there and cannot be installed. */
export function ensurePoppler(): void {
  const isThere = () => tools.every((tool) => spawnSync(tool, ["-v"]).status === 0);
  if (isThere() || (installByApt("poppler-utils") && isThere())) return;
  throw new Error("No poppler: install it (on Debian: apt-get install poppler-utils; on macOS: brew install poppler)");
}
