/** `npm run edit:backup`: writes all drafts, coverage files and uploads to one file. The editor may keep running. */
import { resolve } from "node:path";
import { describeCommandError, writeDraftsBackup } from "./hosted/backup/write-backup.ts";

const [fileArgument, ...others] = process.argv.slice(2);

try {
  if (!fileArgument || others.length > 0) throw new Error("Uso: npm run edit:backup -- ARCHIVO");
  process.umask(0o077);
  const outputFile = resolve(fileArgument);
  const { draftCount, fileCount } = await writeDraftsBackup({
    root: resolve(import.meta.dirname, ".."),
    file: outputFile,
  });
  process.stdout.write(`${outputFile}: ${draftCount} borradores, ${fileCount} archivos de cobertura y subidos.\n`);
} catch (error) {
  process.stderr.write(`${describeCommandError(error)}\n`);
  process.exitCode = 1;
}
