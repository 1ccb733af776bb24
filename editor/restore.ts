/** `npm run edit:restore`: restores a file of `npm run edit:backup`, while the editor is stopped. */
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreDraftsBackup } from "./hosted/backup/restore-backup.ts";
import { checkoutName, describeCommandError } from "./hosted/backup/write-backup.ts";

const outcomeMessages = {
  restored: "restaurado",
  same: "ya estaba así",
  kept: "no se tocó, porque cambió después del respaldo: con --replace se reemplaza",
} as const;

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    strict: false,
    options: { replace: { type: "boolean" } },
  });
  const [fileArgument, ...others] = positionals;
  if (!fileArgument || others.length > 0 || Object.keys(values).some((name) => name !== "replace"))
    throw new Error("Uso: npm run edit:restore -- ARCHIVO [--replace]");
  process.umask(0o077);
  const { drafts, fileCount } = await restoreDraftsBackup({
    root: resolve(import.meta.dirname, ".."),
    file: resolve(fileArgument),
    replacesNewerDrafts: values.replace === true,
  });
  for (const [name, outcome] of drafts)
    process.stdout.write(`${name === checkoutName ? "Esta copia del sitio" : name}: ${outcomeMessages[outcome]}.\n`);
  process.stdout.write(`Archivos de cobertura y subidos que faltaban: ${fileCount}.\n`);
} catch (error) {
  process.stderr.write(`${describeCommandError(error)}\n`);
  process.exitCode = 1;
}
