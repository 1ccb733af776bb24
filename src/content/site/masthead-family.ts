import type { helpPages } from "./site-map-help.ts";
import { legalPages } from "./site-map-legal.ts";
import type { mainPages } from "./site-map-main.ts";
import { registryPages } from "./site-map-registry.ts";
import type { SitePath } from "./site-page.ts";

/**
 * How a page opens: `sell` a scene with an object, `act` the tool itself, `help` a compact band with the search, `read` the
 * bare paper, `celebrate` a filled band. See docs/decisions/0076.
 */
export type MastheadFamily = "sell" | "act" | "help" | "read" | "celebrate";

type OwnPath = (typeof mainPages | typeof helpPages)[number]["path"];

/** Legal texts and the registry are all to be read. */
const families = {
  "/": "sell",
  "/wimers": "sell",
  "/entretenimiento": "sell",
  "/conocenos": "sell",
  "/portabilidad": "sell",
  "/activa-cuenta-amazon": "sell",
  "/activa-cuenta-dezeer": "sell",
  "/activa-cuenta-paramount": "sell",
  "/activa-cuenta-vix": "sell",
  "/activa-loungekey": "sell",
  "/canjea-experiencias-bigbox": "sell",
  "/membresias": "act",
  "/mapa-de-cobertura": "act",
  "/roaming-cobertura": "act",
  "/esim": "act",
  "/saber-si-mi-celular-esta-desbloqueado": "act",
  "/conoce-tus-consumos": "act",
  "/reportar-robo-equipo": "act",
  "/reporte-por-robo-o-extravio": "act",
  "/emergencias-911": "act",
  "/desuscribir-email": "act",
  "/formulario": "act",
  "/sin-conexion": "act",
  "/ayuda": "help",
  "/buscar": "help",
  "/preguntas-frecuentes": "help",
  "/actualiza-tu-apn": "help",
  "/manual-de-conexion-apn": "help",
  "/facturacion": "help",
  "/mapa-del-sitio": "help",
  "/avisos": "read",
  "/regular-test": "read",
  "/gracias": "celebrate",
  "/baja-confirmada": "celebrate",
} as const satisfies Readonly<Record<OwnPath, MastheadFamily>>;

const byPath = new Map<string, MastheadFamily>([
  ...Object.entries(families),
  ...[...legalPages, ...registryPages].map(({ path }) => [path, "read"] as const),
]);

/** @throws {RangeError} if the site map has no such path. */
export function mastheadFamilyOf(path: SitePath): MastheadFamily {
  const family = byPath.get(path);
  if (!family) throw new RangeError(`${path}: src/content/site/masthead-family.ts does not say how it opens`);
  return family;
}
