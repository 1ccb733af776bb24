/**
 * What `/actualiza-tu-apn` says, for people with signal but no data. Sources: as in `apn.ts`; the fact file on roaming.
 */

import { supportCall, supportMail } from "#content/help/support.ts";
import type { LoudHeading } from "#content/site/loud-heading.ts";
import { supportHours } from "#content/site/operator.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { pathSign } from "#domain/menu-step.ts";
import { apn } from "./apn.ts";
import { apnBrand, samsungReset } from "./apn-brands.ts";
import { profilesMenu } from "./apn-profile-words.ts";

/** Ids of the page's sections; the brands have their own, and `byHand` is the iPhone's. */
export const apnUpdateAnchors = {
  values: "valores",
  checks: "primero",
  profile: "iphone",
  brands: "marcas",
  byHand: "iphone-a-mano",
  troubles: "si-sigue-igual",
} as const;

type Link = { label: string; to: SitePath };

export const apnUpdateOpening = {
  heading: ["Actualiza tu APN y ", "vuelve a navegar", ""],
  intro: `¿Tienes señal y no navegas? Instala el perfil en tu iPhone, o escribe ${apn.data} como APN en tu Android.`,
  profile: { label: "Tengo iPhone", href: `#${apnUpdateAnchors.profile}` },
  brands: { label: "Tengo Android", href: `#${apnUpdateAnchors.brands}` },
  /** Above the values. */
  values: "Lo que vas a escribir",
} as const satisfies { heading: LoudHeading; [word: string]: unknown };

export const apnUpdateChecks = {
  heading: "Primero, lo rápido",
  sub: "Muchas veces no hace falta cambiar nada. Prueba en este orden.",
} as const satisfies { heading: string; sub: string };

export const apnUpdateProfile = {
  name: "Cómo instalar el perfil de conexión de wim en iPhone",
  heading: "En iPhone, instala el perfil",
  sub: "Es un archivo que escribe el APN por ti.",
  /** What opens the steps on a phone. */
  steps: "Los pasos para instalarlo",
  byHand: { label: "¿Sin Wi-Fi? Escríbelo a mano", href: `#${apnUpdateAnchors.byHand}` },
} as const satisfies { heading: string; [word: string]: unknown };

export const apnUpdateBrands = {
  heading: "En las demás marcas, escríbelo a mano",
  sub: "Elige tu marca. Copia los valores y pégalos donde dice cada paso.",
  /** Label of the tabs. */
  label: "Marcas",
  byHand: "iPhone, sin perfil",
} as const satisfies { heading: string; [word: string]: unknown };

const profilesPath = profilesMenu.join(` ${pathSign} `);
const resetPath = samsungReset.join(` ${pathSign} `);
const { name: resetBrand } = apnBrand("samsung");

export const apnTroubles = {
  heading: "¿Sigue igual?",
  items: [
    {
      id: "letra-por-letra",
      question: "Ya cambié el APN y no navego",
      answer: [
        `Compáralo letra por letra: ${apn.data}. Va en minúsculas, con sus puntos y sin espacios.`,
        "Después reinicia tu celular y apaga el Wi-Fi para probar.",
      ],
    },
    {
      id: "perfil-no-se-instala",
      question: "El perfil no se instala en mi iPhone",
      answer: [
        `Elimina primero cualquier otro perfil de APN. Están en ${profilesPath}.`,
        "Si tardaste en instalarlo, descárgalo de nuevo. Hazlo en Safari.",
        "El perfil cambia solo la línea elegida para datos. Si tienes dos, elige la de wim.",
      ],
    },
    {
      id: "restablecer",
      question: "Quiero regresar a los valores de antes",
      answer: [
        `En ${resetBrand}, abre los puntos de acceso y toca ${resetPath}.`,
        "En otras marcas, busca en el menú de los puntos de acceso una opción parecida.",
        `En iPhone, elimina el perfil: está en ${profilesPath}.`,
        "Luego repite los pasos de tu marca.",
      ],
    },
    {
      id: "en-otro-pais",
      question: "Estoy en otro país",
      answer: [
        "Enciende la itinerancia de datos, elige la línea de wim para los datos y reinicia tu celular.",
        "Revisa también que tu membresía incluya el país en el que estás.",
      ],
      link: { label: "Consulta los destinos del roaming", to: "/roaming-cobertura" } as Link,
    },
  ],
  support: {
    title: "Habla con soporte",
    text: `De ${supportHours.days}, de ${supportHours.from} a ${supportHours.to} Dinos tu marca, tu modelo y hasta qué paso llegaste.`,
    call: supportCall,
    write: supportMail,
    help: { label: "Más formas de contacto en Ayuda", to: "/ayuda" } as Link,
  },
} as const satisfies { heading: string; [word: string]: unknown };

export const apnUpdateClosing = {
  heading: "Guarda el manual antes de necesitarlo",
  text: "Cinco marcas, menú por menú, para leer, imprimir o guardar en PDF.",
  manual: { label: "Abre el manual", to: "/manual-de-conexion-apn" } as Link,
} as const;
