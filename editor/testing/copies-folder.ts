/** Where the processes of a test run keep their copies of the site until its end: one that is stopped cleans up nothing. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    copiesFolder: string;
  }
}

export function setup({ provide }: TestProject) {
  const folder = mkdtempSync(join(tmpdir(), "wim-editor-tests-"));
  provide("copiesFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
