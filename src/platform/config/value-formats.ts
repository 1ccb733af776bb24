/** Formats of the operator's values, each with a description in Spanish. */

import { BlockList } from "node:net";
import { z } from "zod";
import { hideableParts } from "./hideable-parts.ts";

export type Format = {
  /** Parses the trimmed text of an environment variable; may normalise it. */
  schema: z.ZodType<string, string>;
  /** The end of the error message "se esperaba …". */
  expectedText: string;
};

const httpsUrlSchema = z.url({ protocol: /^https$/, hostname: z.regexes.domain }).regex(/^[^\s"'<>\\]+$/);

export const httpsUrl = {
  schema: httpsUrlSchema,
  expectedText: "una dirección https, como https://www.wim.mx/pagina",
} as const satisfies Format;

/** A URL to which the site appends a query; after a fragment, the query would have no effect. */
export const extensibleUrl = {
  schema: httpsUrlSchema.refine((url) => !url.includes("#")),
  expectedText: "una dirección https sin # ni lo que le sigue, como https://web.wim.mx/pagina",
} as const satisfies Format;

export const percentage = {
  schema: z.string().regex(/^([1-9]\d?|100)$/),
  expectedText: "un número entero de 1 a 100",
} as const satisfies Format;

export const siteOrigin = {
  schema: z
    .string()
    .refine((text) => httpsUrlSchema.safeParse(text).success && new URL(text).pathname === "/" && !/[?#@]/.test(text))
    .transform((text) => new URL(text).origin),
  expectedText: "la dirección https del sitio, sin ruta, como https://www.wim.mx",
} as const satisfies Format;

export const email = {
  schema: z.email(),
  expectedText: "un correo, como soporte@wim.mx",
} as const satisfies Format;

/** Two-digit area codes (the metropolitan areas of Mexico City, Guadalajara and Monterrey); all others have three. */
const shortAreaCodes = ["33", "55", "56", "81"];

/** Ten digits in any notation, normalised to the site's grouping: `55 1234 5678`, `222 123 4567`. */
export const mexicanPhone = {
  schema: z
    .string()
    .regex(/^\+?[\d() -]+$/)
    .transform((text) => text.replace(/\D/g, "").replace(/^52(?=\d{10}$)/, ""))
    .refine((digits) => digits.length === 10)
    .transform((digits) => {
      const areaCodeLength = shortAreaCodes.includes(digits.slice(0, 2)) ? 2 : 3;
      return `${digits.slice(0, areaCodeLength)} ${digits.slice(areaCodeLength, 6)} ${digits.slice(6)}`;
    }),
  expectedText: "un teléfono mexicano de 10 dígitos, como 55 1234 5678",
} as const satisfies Format;

/** A short phone number that only works within the operator's network. Numbers of public services start with 0 or 9. */
export const shortCode = {
  schema: z.string().regex(/^(\*\d{3,5}|[1-8]\d{2,4})$/),
  expectedText: "un número corto, como *611",
} as const satisfies Format;

export const sku = {
  schema: z.string().regex(/^[0-9A-Za-z][0-9A-Za-z._-]{0,63}$/),
  expectedText: "un SKU de hasta 64 letras, cifras, puntos o guiones, sin espacios",
} as const satisfies Format;

export const slug = {
  schema: z.string().regex(/^[0-9A-Za-z]+(-[0-9A-Za-z]+)*$/),
  expectedText: "el último tramo de una dirección: letras, cifras y guiones",
} as const satisfies Format;

export const tileTemplate = {
  schema: z.string().refine((text) => {
    const parts = ["{z}", "{x}", "{y}"];
    const sampleUrl = parts.reduce((url, part) => url.replace(part, "0"), text);
    return (
      parts.every((part) => text.includes(part)) &&
      !/[{}]/.test(sampleUrl) &&
      httpsUrlSchema.safeParse(sampleUrl).success
    );
  }),
  expectedText: "una plantilla https con {z}, {x} y {y}, como https://tile.openstreetmap.org/{z}/{x}/{y}.png",
} as const satisfies Format;

export const shortText = {
  schema: z.string().regex(/^[^\p{Cc}[\]<>]{3,200}$/u),
  expectedText: "un texto de 3 a 200 caracteres, sin corchetes",
} as const satisfies Format;

export const clevertapAccount = {
  schema: z.string().regex(/^[0-9A-Za-z]+(-[0-9A-Za-z]+)+$/),
  expectedText: "el identificador de la cuenta, como ABC-123-4D5E, o la palabra no",
} as const satisfies Format;

export const clevertapRegion = {
  schema: z.string().regex(/^[a-z]{2,4}\d$/),
  expectedText: "la región de la cuenta, como us1 o eu1",
} as const satisfies Format;

export const hostName = {
  schema: z.string().regex(/^([0-9a-z]([0-9a-z-]*[0-9a-z])?\.)+[a-z]{2,}$/),
  expectedText: "un dominio sin https://, como datos.wim.mx",
} as const satisfies Format;

export const helpWidgetKey = {
  schema: z.string().regex(/^[0-9A-Za-z-]{8,64}$/),
  expectedText: "la clave del widget, de 8 a 64 letras, cifras o guiones, o la palabra no",
} as const satisfies Format;

export const hideablePartNames = {
  schema: z.string().refine((list) => list.split(",").every((name) => hideableParts.some((part) => part === name))),
  expectedText: `una o varias de estas, separadas por comas y sin espacios: ${hideableParts.join(", ")}`,
} as const satisfies Format;

/**
 * Minimum prefix lengths of trusted networks, because larger networks include strangers. `fc00::/7` is an exception: it
 * is private.
 */
const minPrefixLength = { v4: 8, v6: 16, privateV6: 7 };

/** Whether the text is one address, or a CIDR network of acceptable size. */
export function isAcceptableNetwork(text: string): boolean {
  if (z.union([z.ipv4(), z.ipv6()]).safeParse(text).success) return true;
  const prefix = Number(text.split("/")[1]);
  if (z.cidrv4().safeParse(text).success) return prefix >= minPrefixLength.v4;
  return z.cidrv6().safeParse(text).success && prefix >= getMinV6PrefixLength(text, prefix);
}

/** The networks with a 96-bit prefix that contain all IPv4 addresses: mapped addresses and NAT64. */
const ipv4Networks = ["::ffff:0:0", "64:ff9b::"];

function getMinV6PrefixLength(text: string, prefix: number): number {
  const [address = ""] = text.split("/");
  if (isInNetwork(address, "fc00::", 7)) return minPrefixLength.privateV6;
  const hasIpv4 = ipv4Networks.some((start) => isInNetwork(start, address, prefix) || isInNetwork(address, start, 96));
  return hasIpv4 ? 96 + minPrefixLength.v4 : minPrefixLength.v6;
}

function isInNetwork(address: string, network: string, prefix: number): boolean {
  const list = new BlockList();
  list.addSubnet(network, prefix, "ipv6");
  return list.check(address, "ipv6");
}

export const networkList = {
  schema: z
    .string()
    .transform((list) => list.replaceAll(/\s*,\s*/g, ","))
    .refine((list) => list.split(",").every(isAcceptableNetwork)),
  expectedText:
    "una lista de direcciones o redes separadas por comas, como 198.51.100.0/24,2001:db8:7::/48, y ninguna más grande que /8",
} as const satisfies Format;

export const headerName = {
  schema: z.string().regex(/^[A-Za-z][0-9A-Za-z-]{1,62}$/),
  expectedText: "el nombre de un encabezado, como X-Forwarded-For o CF-Connecting-IP",
} as const satisfies Format;

export const yesFormat = {
  schema: z.string().regex(/^s[ií]$/i),
  expectedText: "la palabra sí",
} as const satisfies Format;

export const noFormat = {
  schema: z.string().regex(/^no$/i),
  expectedText: "la palabra no",
} as const satisfies Format;
