/** Settings of the test run. `npm run nightly` runs all tests, and property tests at full size with another seed. */
export const testRun = {
  isFullSize: process.env.WIM_FULL_TESTS === "1",
  seed: Number(process.env.WIM_SEED ?? 20_261_128),
};

declare module "vitest" {
  // Only an interface can extend Vitest's interface.
  interface ProvidedContext {
    testRun: typeof testRun;
  }
}
