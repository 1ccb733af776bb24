import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { UnsyncedFile } from "#editor/api/api.ts";
import { formatBuildBlockedMessage, formatStorageLabel } from "#editor/api/unsynced-files-message.ts";
import { TechnicalDetails } from "#editor/app/shared/messages/technical-details.tsx";

/**
 * Says that only one machine has these files, that the site cannot be built without them, and how to copy them; see
 * docs/decisions/0096-coverage-files-by-digest.md.
 */
export function UnsyncedFiles({ files }: { files: readonly UnsyncedFile[] }) {
  const [first] = files;
  if (!first) return null;
  const labels = formatSpanishList(files.map(({ label }) => `«${label}»`));
  const [which, are] = files.length === 1 ? ["El archivo", "está"] : ["Los archivos", "están"];
  return (
    <>
      <p>{`${which} de ${labels} ${are} solo ${formatStorageLabel(first)}. ${formatBuildBlockedMessage(files.length)}`}</p>
      <p>Manda este detalle a quien desarrolla el sitio.</p>
      <TechnicalDetails>{[...files.map(({ path }) => path), copyInstructions].join("\n")}</TechnicalDetails>
    </>
  );
}

const copyInstructions = [
  "Va a la carpeta de COVERAGE_STORE donde se construye el sitio, o a COVERAGE_STORE_URL: docs/decisions/0096-coverage-files-by-digest.md",
  "El aviso se quita cuando el editor sabe de dónde se toma: con COVERAGE_STORE_URL, o con COVERAGE_STORE fuera de esta copia.",
].join("\n");
