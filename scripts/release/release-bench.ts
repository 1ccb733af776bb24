/** What depends on the packages of the bench, which are installed only by those who measure, and here. */
import { ensureBenchPeers } from "#scripts/machine/bench-peers.ts";
import { installedCommand } from "#scripts/machine/installed-command.ts";
import { runNode } from "#scripts/machine/run-command.ts";
import type { Section } from "./release-report.ts";

/** Its types, and its tests, which compare our reader of KML with others; its benches run with the built site's tests. */
export async function checkBench(): Promise<Section> {
  ensureBenchPeers();
  const typescript = await installedCommand("typescript", "tsc");
  const vitest = await installedCommand("vitest", "vitest");
  const runs = [
    await runNode([typescript, "--project", "bench/peers"]),
    await runNode([vitest, "run", "--config", "bench/peers/vitest.config.ts"]),
  ];
  return {
    name: "Comparaciones",
    seen: "bench/peers: tipos, y el lector de KML junto a otros dos.",
    problems: runs.flatMap(({ code, output }) => (code === 0 ? [] : [output])),
  };
}
