/** Finds the poppler tools, by which tests read PDFs; otherwise installs them as root on Debian. */
import { spawnSync } from "node:child_process";
import { installAptPackages } from "./apt.ts";

const tools = ["pdfinfo", "pdftotext", "pdffonts", "pdftohtml"];

/** @throws {Error} if the tools are missing and cannot be installed. */
export function ensurePoppler(): void {
  const areInstalled = () => tools.every((tool) => spawnSync(tool, ["-v"]).status === 0);
  if (areInstalled() || (installAptPackages("tests that read the PDFs", "poppler-utils") && areInstalled())) return;
  throw new Error("No poppler: install it (on Debian: apt-get install poppler-utils; on macOS: brew install poppler)");
}
