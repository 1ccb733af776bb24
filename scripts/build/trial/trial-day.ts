/**
 * Tries a built site as of this process's day. Makes the documents, renders every page with the build's code, and draws
 * the share images. Bundling is not repeated, because the day changes no code.
 */
import { getErrorMessage } from "#domain/text/error-message.ts";
import { digestCode } from "#scripts/build/build-stamp.ts";
import { openPageBundle } from "#scripts/build/pages/page-bundle.ts";
import { renderPages } from "#scripts/build/pages/render-pages.ts";
import type { BuildStage } from "#scripts/build.ts";

/** Copied before Vite adds its own variables. */
const environment = { ...process.env };

const stages = [
  ["Documentos", async () => (await import("#documents/build-documents.ts")).buildDocuments()],
  ["Páginas", async () => renderPages(await openPageBundle(digestCode(environment)))],
  ["Imágenes", drawShareImages],
] as const;

/** @throws {Error} in Spanish, if a page's text does not fit. */
async function drawShareImages(): Promise<void> {
  const [{ buildShareCard }, { listIndexedPages }, { loadShareArt }, { drawShareImage }] = await Promise.all([
    import("#content/site/share-card.ts"),
    import("#content/site/site-map/site-map.ts"),
    import("#documents/share/share-art.ts"),
    import("#documents/share/share-drawing.ts"),
  ]);
  const art = await loadShareArt();
  for (const { path } of listIndexedPages()) drawShareImage(buildShareCard(path), art);
}

// Ends here in any case, because Vike would turn an uncaught error into a success.
try {
  for (const [index, [name, run]] of stages.entries()) {
    process.send?.({ name, position: index + 1, total: stages.length } satisfies BuildStage);
    await run();
  }
  process.exit();
} catch (error) {
  console.error(getErrorMessage(error));
  process.exit(1);
}
