/** What staff does in the editor, by all of `tests/editor`: takes minutes. */
import { readFile, rm } from "node:fs/promises";
import { ensureBrowser } from "#scripts/machine/browser.ts";
import { installedCommand } from "#scripts/machine/installed-command.ts";
import { runNode } from "#scripts/machine/run-command.ts";
import { type BrowserReport, journeysSectionOf } from "./release-browser.ts";
import type { Section } from "./release-report.ts";

const report = ".build/editor.json";

/** The gate makes one journey of each family. */
export async function checkEditor(): Promise<Section> {
  await rm(report, { force: true });
  const playwright = await installedCommand("@playwright/test", "playwright");
  const args = [playwright, "test", "--config", "tests/editor/playwright.config.ts"];
  const { output } = await runNode(args, { CHROME_PATH: await ensureBrowser() });
  const json = await readFile(report, "utf8").catch(() => {
    throw new Error(output || "los recorridos no empezaron");
  });
  const read: BrowserReport = JSON.parse(json);
  return journeysSectionOf("Editor de contenido", read, (count) => `${count} recorridos en una copia del repositorio.`);
}
