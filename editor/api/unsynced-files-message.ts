/** The editor's messages, before and after publishing, about coverage files that exist only on this machine. */
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import type { UnsyncedFile } from "./api.ts";

export const formatStorageLabel = ({ isOnServer }: UnsyncedFile): string =>
  isOnServer ? "en el servidor del editor" : "en esta computadora";

/**
 * Warns that the build stops at a missing file, so that no later publication becomes visible until the file arrives.
 */
export function formatBuildBlockedMessage(fileCount: number): string {
  const [which, comes] = fileCount === 1 ? ["él", "llegue"] : ["ellos", "lleguen"];
  return `Si el sitio se construye en otro lugar, sin ${which} no se puede construir. Hasta que ${comes} ahí, nada de lo que se publique se ve.`;
}

export const formatUnsyncedFilesConfirmation = (files: readonly UnsyncedFile[]): string =>
  `Ya lo sé, y se publica así. ${formatBuildBlockedMessage(files.length)}`;

export function formatUnsyncedFilesRefusal(files: readonly UnsyncedFile[]): string {
  const labels = formatSpanishList(files.map(({ label }) => `«${label}»`));
  const [one] = files;
  const storageLabel = one ? formatStorageLabel(one) : "";
  const [which, take] = files.length === 1 ? ["El archivo", "lo lleven"] : ["Los archivos", "los lleven"];
  return `${which} de ${labels} ${files.length === 1 ? "está" : "están"} solo ${storageLabel}. Pide que ${take} a donde se construye el sitio, o marca «Ya lo sé». Tu borrador sigue aquí.`;
}
