/** Settings that `npm run nightly` changes: all tests, property tests at full size, with another seed. */
export const testRun = {
  isFullSize: process.env.WIM_FULL_TESTS === "1",
  seed: Number(process.env.WIM_SEED ?? 20_261_128),
};

declare module "vitest" {
  // Vitest's own interface: only an interface can extend it.
  interface ProvidedContext {
    testRun: typeof testRun;
  }
}
