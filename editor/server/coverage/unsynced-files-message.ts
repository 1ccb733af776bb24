/** What the editor says, before and after publishing, of coverage files that only this machine has. */
import { spanishList } from "#domain/text/spanish-list.ts";
import type { FileOnlyHere } from "#editor/api/api.ts";

export const storageLabel = ({ isOnServer }: FileOnlyHere): string =>
  isOnServer ? "en el servidor del editor" : "en esta computadora";

/** The build stops at the first file that it cannot find: nothing that is published comes through it. */
export function notBuiltWithout(files: number): string {
  const [which, comes] = files === 1 ? ["él", "llegue"] : ["ellos", "lleguen"];
  return `Si el sitio se construye en otro lugar, sin ${which} no se puede construir. Hasta que ${comes} ahí, nada de lo que se publique se ve.`;
}

/** Beside the box without which it is not published. */
export const unsyncedFilesNotice = (files: readonly FileOnlyHere[]): string =>
  `Ya lo sé, y se publica así. ${notBuiltWithout(files.length)}`;

/** Why it is not published. */
export function unsyncedFilesRefusal(files: readonly FileOnlyHere[]): string {
  const labels = spanishList(files.map(({ label }) => `«${label}»`));
  const [one] = files;
  const where = one ? storageLabel(one) : "";
  const [which, take] = files.length === 1 ? ["El archivo", "lo lleven"] : ["Los archivos", "los lleven"];
  return `${which} de ${labels} ${files.length === 1 ? "está" : "están"} solo ${where}. Pide que ${take} a donde se construye el sitio, o marca «Ya lo sé». Tu borrador sigue aquí.`;
}
