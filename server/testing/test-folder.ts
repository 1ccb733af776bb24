import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished } from "vitest";

/** Creates a folder that is deleted when the test ends, and returns its path. */
export function createTestFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wim-test-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
