/**
 * The site's accessibility statement. `docs/circumstances.md` lists the tests behind each of its sentences about tests:
 * update both when these tests change; a test then asks for a new `testSetup.on`. Law: LMTR, article 193.
 */

import { data } from "#content/data/copy/accessibility.ts";
import { readPageCopy } from "#content/facts/read-page-copy.ts";
import { authorities, laws } from "#content/legal/library/references.ts";
import { operator, supportHours } from "#content/site/operator/operator.ts";
import { formatDate } from "#domain/calendar/spanish-time.ts";
import { type BrowserVersions, oldestBrowsers } from "#domain/site/oldest-browsers.ts";
import { formatQuantity } from "#domain/text/numbers/measure.ts";
import { formatSpanishList } from "#domain/text/spanish-list.ts";
import { config } from "#platform/config/config.ts";
import { accessibilityCopyForm } from "./accessibility-copy-form.ts";

type StatementPart = {
  /** Anchor of the part. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
  /** Numbered points. */
  steps?: readonly string[];
  links?: readonly { label: string; href: string }[];
};

const { consumers } = authorities;
const [narrowest, widest] = [formatQuantity(320, "px"), "1920\u00a0px"];

/** Day of the statement's last change, with the screen reader and the browser versions that were tested. */
const testSetup = {
  on: "2026-11-30",
  reader: "Orca\u00a043.1",
  firefox: "Firefox\u00a0ESR\u00a0153",
  webkit: "WebKitGTK\u00a02.50",
} as const;

const { reading, map } = oldestBrowsers;
const formatVersionNames = (versions: BrowserVersions) => ({
  safari_ios: `iOS\u00a0${versions.safari_ios}`,
  chrome: `Chrome\u00a0${versions.chrome}`,
  firefox: `Firefox\u00a0${versions.firefox}`,
});
const oldestBrowserList = formatSpanishList(Object.values(formatVersionNames(reading)));
/** The oldest browsers that run the map, which needs newer versions than the other pages. */
const oldestMapBrowserList = formatSpanishList(
  (["safari_ios", "chrome", "firefox"] as const)
    .filter((browser) => Number(map[browser]) > Number(reading[browser]))
    .map((browser) => formatVersionNames(map)[browser]),
);

const statementParts: readonly StatementPart[] = [
  {
    id: "declaracion-estandar",
    title: "Qué estándar seguimos",
    paragraphs: [
      "Seguimos las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA.",
      "En el texto corrido vamos más lejos: su contraste es de 7 a 1 o más, el del nivel AAA.",
      "Estado: cumplimiento parcial, hasta terminar lo que falta y se dice abajo.",
    ],
    links: [{ label: "WCAG 2.2, en el sitio del W3C", href: "https://www.w3.org/TR/WCAG22/" }],
  },
  {
    id: "declaracion-alcance",
    title: "Qué abarca",
    paragraphs: [
      "Esta declaración abarca las páginas de este sitio y los documentos PDF que publica.",
      `En qué navegadores: cada página se lee y cada formulario se envía desde ${oldestBrowserList}.`,
      `El mapa de cobertura pide una versión más nueva: ${oldestMapBrowserList}. En las anteriores queda la tabla por estado.`,
      "No abarca la app, la compra en línea, el inicio de sesión, el centro de ayuda externo ni otros sitios.",
    ],
  },
  {
    id: "declaracion-pruebas",
    title: "Cómo lo probamos",
    paragraphs: ["Son pruebas hechas por nosotros. Se repiten con cada versión del sitio."],
    points: [
      "Revisión automática con axe: cada tipo de página, en modo claro y en modo oscuro.",
      "También los estados de cada herramienta: abierta, con respuesta y con errores.",
      "Contraste de cada par de colores de texto y fondo, en claro y en oscuro.",
      "Recorridos con teclado: el orden, el foco a la vista y el salto al contenido.",
      `Con el lector de pantalla ${testSetup.reader} y ${testSetup.firefox}, en Linux: los recorridos principales, de oído y con teclas.`,
      `Anchos de ${narrowest} a ${widest}: nada obliga a desplazarse hacia los lados.`,
      "Texto al 200% y zoom al 400%.",
      "Movimiento reducido: nada avanza solo si así lo pediste en tu equipo.",
      "Sin JavaScript: cada tipo de página se lee y el formulario se envía.",
      "Navegadores viejos: diez tipos de página, la búsqueda, el formulario y el mapa en Chromium de 2020 a 2023.",
      "Documentos PDF con el estándar PDF/UA-1, revisado por el programa que los genera.",
    ],
  },
  {
    id: "declaracion-nuevos",
    title: "Lo nuevo de WCAG 2.2, punto por punto",
    paragraphs: ["Son los seis criterios de niveles A y AA que agregó la versión 2.2."],
    points: [
      "2.4.11, el foco no queda oculto: ninguna barra fija tapa lo que alcanza la tecla Tab.",
      "2.5.7, arrastrar: nada lo exige. El mapa se mueve con botones y teclas, y las opiniones con botones.",
      `2.5.8, tamaño de lo que se toca: botones y campos miden ${formatQuantity(44, "px")} o más. Los enlaces dentro de un texto tienen espacio alrededor.`,
      "3.2.6, ayuda constante: al pie de cada página están el teléfono, el correo y el buscador, en el mismo orden.",
      "3.3.7, no pedir dos veces: ningún trámite repite una pregunta. Si algo falta, lo que escribiste sigue ahí.",
      "3.3.8, entrar sin acertijos: este sitio no pide contraseñas, códigos ni pruebas de «no soy un robot».",
    ],
  },
  {
    id: "declaracion-pendiente",
    title: "Qué falta o no está comprobado",
    paragraphs: ["Preferimos decirlo antes de que lo descubras."],
    points: [
      "Aún no lo han probado personas con discapacidad.",
      "De los lectores de pantalla conocemos solo Orca. Aún no lo hemos probado con NVDA, JAWS, VoiceOver ni TalkBack.",
      "De Orca leemos las palabras que manda a la voz. No sabemos cómo las pronuncia cada voz.",
      "Axe, contraste, zoom y la mayoría de los anchos se probaron solo en Chromium.",
      `En ${testSetup.firefox} y ${testSetup.webkit}, de la familia de Safari, probamos solo una parte de los recorridos.`,
      "Falta probar en Safari y en un iPhone real. De los iPhone viejos sabemos por tablas de compatibilidad.",
      "El dibujo del mapa de cobertura no se puede leer. En su lugar hay una tabla por estado y respuestas en texto.",
      "El fondo del mapa viene de OpenStreetMap: son imágenes, y no controlamos su contraste ni sus letreros.",
      "Las páginas de otras empresas y las tiendas de apps no dependen de nosotros.",
      ...(config.helpWidgetKey ? ["El chat de la página de ayuda es de otra empresa. No lo hemos probado."] : []),
      "En los PDF, el primer dato de cada fila de una tabla no va marcado como encabezado. En la página sí.",
    ],
  },
  {
    id: "declaracion-quejas",
    title: "Si encuentras una barrera",
    paragraphs: ["Dinos la página, qué querías hacer y con qué equipo o programa."],
    steps: [
      `Escribe a ${operator.emailText} o al soporte de la app, de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}`,
      `También puedes acudir desde el inicio a la ${consumers.name} (${consumers.short}). Teléfono del Consumidor: ${consumers.phones.join(" o ")}.`,
    ],
    links: [
      { label: `Sitio de ${consumers.short}`, href: consumers.href },
      {
        label: `${consumers.conciliation.name}: queja en línea ante ${consumers.short}`,
        href: consumers.conciliation.href,
      },
    ],
  },
  {
    id: "declaracion-ley",
    title: "En qué se basa",
    paragraphs: [
      `El artículo 193 de la ${laws.telecommunications.name} (${laws.telecommunications.short}) da derechos a los usuarios con discapacidad.`,
      "Entre ellos, páginas con funciones de accesibilidad (fracción VIII) y contrato en formatos accesibles (fracción II).",
    ],
    links: [{ label: `${laws.telecommunications.short}, texto de la ley en PDF`, href: laws.telecommunications.href }],
  },
];

export const accessibilityStatement = {
  ...readPageCopy(accessibilityCopyForm, data).statement,
  date: { label: "Fecha de esta declaración", text: formatDate(testSetup.on), day: testSetup.on },
  parts: statementParts,
} as const;
