import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take over ten seconds. Started last, one of them would keep a single core busy at the end. */
const slowFiles = /\/(?:try-recipes|package\.database|open-store|search-meaning|help-assistant|site-state)\.test\.ts$/;

/** Starts the slowest files first. Otherwise the largest files start first, unless an earlier run is remembered. */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isSlow = ({ moduleId }: TestSpecification) => slowFiles.test(moduleId);
    return [...sorted.filter(isSlow), ...sorted.filter((file) => !isSlow(file))];
  }
}
