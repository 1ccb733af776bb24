import { cleanup } from "@testing-library/react";
import { vi } from "vitest";

/** Unmounts what a component test rendered, and restores the globals that the test replaced. */
export function cleanUpComponentTest(): void {
  cleanup();
  vi.unstubAllGlobals();
}
