/**
 * `npm run package`: packs the built site and what serving it requires into one archive, for a machine without npm, git
 * or sources. See docs/decisions/0072-an-artefact-not-a-checkout.md.
 *
 * - `--node`: includes the running Node.
 * - `--sign KEY`: signs the archive with an SSH key; see `deploy/README.md`.
 * - `--out FOLDER`: output folder, instead of `.build/package`.
 */
import { existsSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { getErrorMessage } from "#domain/text/error-message.ts";
import { writeArtefact } from "./package/write-artefact.ts";

try {
  const { values } = parseArgs({
    options: { node: { type: "boolean" }, out: { type: "string" }, sign: { type: "string" } },
  });
  const distDir = process.env.WIM_DIST ?? "dist";
  if (!existsSync(join(distDir, "client", "index.html")))
    throw new Error(`Falta el sitio construido en ${distDir}: ejecuta «npm run build» primero.`);
  if (!existsSync(join(distDir, "build.json")))
    throw new Error(`Las fuentes cambiaron mientras se construía ${distDir}: ejecuta «npm run build» otra vez.`);
  const nodeFile = values.node ? process.execPath : undefined;
  const { archive, bytes, fileCount, digest } = await writeArtefact(
    values.out ?? ".build/package",
    { distDir, nodeFile },
    values.sign,
  );
  console.log(archive);
  if (values.sign !== undefined) console.log(`${archive}.sig`);
  console.log(`${fileCount.toLocaleString("es-MX")} archivos, ${(bytes / 1024 ** 2).toFixed(1)} MB, SHA-256 ${digest}`);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
