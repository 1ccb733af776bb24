/**
 * `npm run dev`: the site with hot reload, and the collector at its /api addresses. Shows only the tools' warnings and
 * errors, and logs the rest; `-- --verbose` shows all.
 */
import { getErrorMessage } from "#domain/text/error-message.ts";
import { readProcessSettings } from "#server/server-settings.ts";
import { runDocumentBuild } from "./build/documents/document-build.ts";
import { redirectConsole, startSiteServers } from "./development/site-servers.ts";
import { runWithProgress, showProgress } from "./machine/progress.ts";

const logFile = ".build/dev.log";

try {
  await runDevelopmentServers();
} catch (error) {
  const message = getErrorMessage(error);
  console.error(/already in use/.test(message) ? "El puerto está ocupado: libéralo o elige otro con PORT." : message);
  process.exit(1);
}

async function runDevelopmentServers(): Promise<void> {
  const settings = readProcessSettings();
  if (!process.argv.includes("--verbose")) redirectConsole(logFile);
  process.env.WIM_GALLERY = "1";
  const progress = showProgress();
  const { installCoverageFiles } = await import("./coverage/install-coverage-files.ts");
  await runWithProgress(progress, "Coberturas", installCoverageFiles);
  await runWithProgress(progress, "Documentos", runDocumentBuild);
  const site = await runWithProgress(progress, "Servidores", () => startSiteServers(settings));
  progress.stop();
  progress.printLine(`Desarrollo: ${site.address}`);

  const stop = async () => {
    await site.close();
    process.exit(0);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);
}
