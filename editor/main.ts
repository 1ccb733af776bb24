/** `npm run edit`: the forms of the content, and the real page beside them. */
import { resolve } from "node:path";
import { runDocuments } from "#scripts/documents.ts";
import { buildEditorApp } from "./app-build.ts";
import { openContentReader } from "./content-reader.ts";
import { openDesk } from "./desk.ts";
import { buildEditor } from "./editor-app.ts";
import { readEditorSettings } from "./editor-settings.ts";
import { startPreview } from "./preview.ts";
import { everyModule } from "./site-modules.ts";

const startedAt = performance.now();
const say = (line: string) => void process.stdout.write(`${line}\n`);

try {
  await edit();
} catch (error) {
  const message = error instanceof Error ? error.message : String(error);
  const isTaken = /already in use|EADDRINUSE/.test(message);
  process.stderr.write(
    `${isTaken ? "El puerto está ocupado: cierra el otro editor, o elige otro puerto con EDITOR_PORT." : message}\n`,
  );
  process.exit(1);
}

async function edit(): Promise<void> {
  const { port } = readEditorSettings(process.env);
  const root = resolve(import.meta.dirname, "..");
  process.chdir(root);
  const [preview, reader] = await Promise.all([
    startPreview(root, port + 1),
    openContentReader(root),
    buildEditorApp(root),
  ]);
  const desk = openDesk({ root, reader, onChanged: preview.changed });
  preview.watch(reader.changed);
  const editor = await buildEditor({ desk, previewOrigin: preview.origin });
  await editor.listen({ port, host: "127.0.0.1" });
  say(`Editor: http://localhost:${port}/ (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  say(`El sitio como quedará: ${preview.origin}/`);

  const stop = async () => {
    await Promise.all([editor.close(), preview.close(), reader.close()]);
    process.exit(0);
  };
  process.once("SIGTERM", stop).once("SIGINT", stop);

  // What a first save would wait for, what the map shows, and what pages say of their documents.
  await everyModule(desk);
  const tell = (error: Error) => process.stderr.write(`${error.message}\n`);
  await import("#scripts/coverage/coverage-in-place.ts").then((coverage) => coverage.bringCoverage()).catch(tell);
  await runDocuments().catch(tell);
}
