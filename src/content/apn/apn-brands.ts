/**
 * Where each brand keeps its access points, menu by menu. Source: the fact file's section on steps by brand; menu names
 * as used in Latin America. Honor's third menu is uncertain, and the guide says so.
 */
import type { MenuStep } from "#domain/menu-step.ts";
import { apn, turnDataOn, untouchedFields } from "./apn.ts";

export type BrandGuide = {
  /** Its anchor. */
  id: "iphone" | "honor" | "motorola" | "samsung" | "xiaomi";
  name: string;
  /** Name of its system, and the other brands that use it. */
  scope: string;
  steps: readonly MenuStep[];
};

/** The two fields that Android asks for. */
const entry = (heading: string): MenuStep => ({
  heading,
  fields: [
    { name: "Nombre", value: apn.entryName },
    { name: "APN", value: apn.data },
  ],
  text: [`${untouchedFields.title}.`],
});

const chosen = `Regresa a la lista y toca ${apn.entryName}: así queda seleccionado.`;
const lastStep: MenuStep = { heading: "Enciende los datos", text: [turnDataOn] };

const iphone: BrandGuide = {
  id: "iphone",
  name: "iPhone",
  scope: "iOS",
  steps: [
    {
      heading: "Abre la red de datos celulares",
      path: ["Configuración", "Datos celulares", "Red de datos celulares"],
      text: ["Si usas dos líneas, toca antes la de wim."],
    },
    {
      heading: "Escribe el APN",
      fields: [{ name: "Punto de acceso (APN)", value: apn.data }],
      text: ["Va en el apartado «Datos celulares»."],
    },
    {
      heading: "Escribe el APN de LTE, si quieres",
      fields: [{ name: "Punto de acceso (APN)", value: apn.lte }],
      text: ["Va en el apartado «Configuración de LTE (opcional)»."],
    },
    { heading: "Deja lo demás como está", text: ["No escribas nada en Usuario ni en Contraseña."] },
    { heading: "Regresa y reinicia", text: ["Regresa a la pantalla anterior y reinicia tu iPhone."] },
  ],
};

const honor: BrandGuide = {
  id: "honor",
  name: "Honor",
  scope: "MagicOS",
  steps: [
    {
      heading: "Abre los puntos de acceso",
      path: ["Ajustes", "Redes móviles", "Nombres de puntos de acceso (APN)"],
      text: [
        "«Redes móviles» puede llamarse «Red móvil».",
        "Según el modelo, entre los dos puede estar «Datos móviles»: ábrelo.",
      ],
    },
    { heading: "Crea uno nuevo", path: ["Menú", "Nuevo APN"] },
    entry("Llena dos campos"),
    { heading: "Guarda y selecciónalo", path: ["Guardar"], text: ["Es la palomita.", chosen] },
    lastStep,
  ],
};

const motorola: BrandGuide = {
  id: "motorola",
  name: "Motorola",
  scope: "Hello UX y My UX",
  steps: [
    {
      heading: "Abre los puntos de acceso",
      path: ["Configuración", "Red e Internet", "SIM", "Tu línea", "Nombres de puntos de acceso"],
      text: ["«SIM» puede llamarse «Red móvil»."],
    },
    { heading: "Crea uno nuevo", path: ["+"], text: ["El signo abre «APN nuevo»."] },
    entry("Llena dos campos"),
    { heading: "Guarda y selecciónalo", path: ["Menú", "Guardar"], text: [chosen] },
    lastStep,
  ],
};

const samsung: BrandGuide = {
  id: "samsung",
  name: "Samsung",
  scope: "One UI",
  steps: [
    {
      heading: "Abre los puntos de acceso",
      path: ["Ajustes", "Conexiones", "Redes móviles", "Nombres de puntos de acceso"],
    },
    { heading: "Crea uno nuevo", path: ["Agregar"] },
    entry("Llena dos campos"),
    { heading: "Guarda y selecciónalo", path: ["Menú (tres puntos)", "Guardar"], text: [chosen] },
    lastStep,
  ],
};

const xiaomi: BrandGuide = {
  id: "xiaomi",
  name: "Xiaomi",
  scope: "HyperOS y MIUI, también en Redmi y POCO",
  steps: [
    {
      heading: "Abre los puntos de acceso",
      path: ["Ajustes", "Tarjetas SIM y redes móviles", "Tu SIM", "Nombres de puntos de acceso (APN)"],
    },
    { heading: "Crea uno nuevo", path: ["Nuevo APN"] },
    entry("Llena dos campos"),
    { heading: "Guarda y selecciónalo", path: ["Más", "Guardar"], text: [chosen] },
    lastStep,
  ],
};

/** In the specification's order. */
export const apnBrands: readonly BrandGuide[] = [iphone, honor, motorola, samsung, xiaomi];

/** @throws {RangeError} if there is no such brand. */
export function apnBrand(id: BrandGuide["id"]): BrandGuide {
  const brand = apnBrands.find((candidate) => candidate.id === id);
  if (!brand) throw new RangeError(`no brand ${id}`);
  return brand;
}

/** How to undo a change, where known. Source: the fact file, same section. */
export const samsungReset = ["Menú (tres puntos)", "Restablecer a predeterminado"] as const;
