/**
 * `npm run nightly`: all that `npm test` makes a part of, on today's site, with every property at its full size and another
 * seed. `WIM_SEED=…` tries the cases of an earlier run again.
 */
import { spawnSync } from "node:child_process";
import { randomInt } from "node:crypto";

const seed = process.env.WIM_SEED ?? String(randomInt(2 ** 31));
const { status } = spawnSync(process.execPath, ["scripts/gate.ts", "--all"], {
  env: { ...process.env, WIM_FULL_TESTS: "1", WIM_SEED: seed },
  stdio: "inherit",
});
process.exitCode = status ?? 1;
