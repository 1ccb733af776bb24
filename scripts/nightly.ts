/**
 * `npm run nightly`: runs all stages of `npm test` as of today, without skipping any. Property tests use the full
 * number of random cases and a new seed. `WIM_SEED=…` repeats the cases of an earlier run.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

const seed = process.env.WIM_SEED ?? String(randomInt(2 ** 31));
const { status } = spawnSync(process.execPath, ["scripts/gate.ts", "--all"], {
  env: { ...process.env, WIM_FULL_TESTS: "1", WIM_SEED: seed },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
