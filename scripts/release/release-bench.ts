/** Release checks that need the bench's packages, which are otherwise installed only for measuring. */
import { ensureBenchPackages } from "#scripts/machine/bench-packages.ts";
import { resolveInstalledCommand } from "#scripts/machine/installed-command.ts";
import { runNodeScript } from "#scripts/machine/run-command.ts";
import type { ReportSection } from "./release-report.ts";

/**
 * Checks the types of the benches, compares the site's KML reader with other readers, and visits each map of the
 * coverage bench once.
 */
export async function checkBench(distDir: string): Promise<ReportSection> {
  ensureBenchPackages();
  const typescript = await resolveInstalledCommand("typescript", "tsc");
  const vitest = await resolveInstalledCommand("vitest", "vitest");
  const mapIds = "svg,canvas,ol,omnivore,maplibre,fetch";
  const runs = [
    await runNodeScript([typescript, "--project", "bench/peers"]),
    await runNodeScript([vitest, "run", "--config", "bench/peers/vitest.config.ts"]),
    await runNodeScript(["bench/coverage/main.ts", "--smoke", "--only", mapIds], { WIM_DIST: distDir }),
  ];
  return {
    name: "Comparaciones",
    summary: "bench/peers: tipos, el lector de KML junto a otros dos, y los mapas de otras bibliotecas.",
    problems: runs.flatMap(({ code, output }) => (code === 0 ? [] : [output])),
  };
}
