/** Makes the PDFs and the feed before the site's pages are built; unchanged files are kept. */
import { spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { getErrorMessage } from "#domain/text/error-message.ts";

/**
 * Makes the documents in a separate process, so that Typst's native compiler and other modules are unloaded before the
 * pages are built.
 *
 * @throws {Error} in Spanish, with the document that cannot be made and the reason.
 */
export async function runDocumentBuild(): Promise<void> {
  const child = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "pipe"],
  });
  // Ends the child process if this process ends first, as when the editor stops.
  const stopChild = () => void child.kill();
  process.once("exit", stopChild);
  child.once("close", () => process.removeListener("exit", stopChild));
  const [problem, code] = await Promise.all([
    text(child.stderr),
    new Promise<number | null>((resolve, reject) => child.once("error", reject).once("close", resolve)),
  ]);
  if (code !== 0) throw new Error(problem.trim() || `Los documentos no se hicieron (${code}).`);
}

if (import.meta.main) {
  const startedAt = performance.now();
  try {
    const { buildDocuments } = await import("#documents/build-documents.ts");
    const { builtCount, unchangedCount, deletedCount } = await buildDocuments();
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
    console.log(
      `Documentos: ${builtCount} nuevos, ${unchangedCount} sin cambios, ${deletedCount} retirados, ${seconds} s.`,
    );
  } catch (error) {
    console.error(getErrorMessage(error));
    process.exitCode = 1;
  }
}
