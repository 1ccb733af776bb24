/** Pages for nginx's own errors, with the same messages as the site's own server. */
import { renderPlainPage } from "#server/http/plain-page.ts";

/** Internal location of these pages; they cannot be requested from outside. */
export const errorPagesPath = "/.errores/";

export const nginxErrorMessages = {
  400: "La dirección no es válida: revisa cómo está escrita.",
  405: "Esta dirección solo acepta GET y HEAD.",
  412: "La petición no es válida.",
  413: "El envío es demasiado grande.",
  414: "La dirección es demasiado larga.",
  416: "La petición no es válida.",
  429: "Recibimos demasiados envíos desde tu red: espera un minuto e inténtalo de nuevo.",
  431: "Los encabezados de la petición son demasiado grandes.",
  500: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
  501: "La petición no es HTTP válido.",
  502: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
  503: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
  504: "Algo falló de nuestro lado. Inténtalo de nuevo en unos minutos.",
} as const;

/**
 * nginx's non-standard status codes and their replacements, for headers that are too large and for plain HTTP on a TLS
 * port.
 */
export const replacedStatusCodes = { 494: 431, 497: 400 } as const satisfies Record<
  number,
  keyof typeof nginxErrorMessages
>;

export function renderNginxErrorPages(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(nginxErrorMessages).map(([status, message]) => [`${status}.html`, renderPlainPage(message, [])]),
  );
}

export const formatErrorPageLines = (statuses: readonly (number | string)[]) =>
  statuses.map((status) => `error_page ${status} ${errorPagesPath}${status}.html;`);

/** Lines that refuse methods other than GET and HEAD, for a location with files. */
export const methodGuardLines = ["if ($request_method !~ ^(?:GET|HEAD)\\z) {", "  return 405;", "}"];
