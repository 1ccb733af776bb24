/** The pages of the refusals that nginx gives by itself; they say the same as the site's own server. */
import { plainPage } from "#server/plain-page.ts";

export const nginxErrors = {
  400: "La dirección no es válida: revisa cómo está escrita.",
  405: "Esta dirección solo acepta GET y HEAD.",
  413: "El envío es demasiado grande.",
  414: "La dirección es demasiado larga.",
  500: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
  502: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
  503: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
  504: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
} as const;

/** The pages by file name. */
export function nginxErrorPages(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nginxErrors).map(([status, message]) => [`${status}.html`, plainPage(message, [])]),
  );
}
