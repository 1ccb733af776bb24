/** What the editor says, before and after publishing, of coverage files that only this machine has. */
import type { FileOnlyHere } from "./api.ts";

export const whereIsOnly = ({ isOnServer }: FileOnlyHere): string =>
  isOnServer ? "en el servidor del editor" : "en esta computadora";

/** The build stops at the first file that it cannot find: nothing that is published comes through it. */
export function notBuiltWithout(files: number): string {
  const [which, comes] = files === 1 ? ["él", "llegue"] : ["ellos", "lleguen"];
  return `Si el sitio se construye en otro lugar, sin ${which} no se puede construir. Hasta que ${comes} ahí, nada de lo que se publique se ve.`;
}
