/** Aids for understanding, memory and movement. Source: the fact file's section on the accessibility portal. */
import { measure } from "#domain/measure.ts";
import { type AccessibilityTab, accessibilityMenus } from "./accessibility-model.ts";

const { ios, android } = accessibilityMenus;

/** Minimum side of a target. Source: WCAG 2.2, success criterion 2.5.8. */
const leastTarget = measure(24, "px");

export const cognitionTab = {
  key: "cognitiva",
  title: "Cognitiva",
  intro:
    "Para personas con discapacidad intelectual, autismo, TDAH, dislexia o demencia. También ayuda a personas mayores.",
  groups: [
    {
      title: "Menos distracciones",
      items: [
        {
          name: "Una sola app a la vez",
          what: "Deja el celular en una app hasta que tú decidas salir.",
          ios: `${ios} › Acceso guiado`,
          android: "Configuración, busca «fijar»",
        },
        {
          name: "No molestar",
          what: "Calla avisos y llamadas por un rato. Eliges a quién sí dejar pasar.",
          ios: "Configuración › Enfoque",
          android: "Configuración, busca «No molestar»",
        },
        {
          name: "Vista de lectura",
          what: "Quita de una página lo que distrae y deja el texto.",
          ios: "El navegador Safari, en el menú de la página",
          android: "Depende del navegador: busca «lectura» en su menú",
        },
      ],
    },
    {
      title: "Una pantalla más sencilla",
      items: [
        {
          name: "Pantalla simplificada",
          what: "Muestra pocas apps, con botones y textos grandes.",
          ios: `${ios} › Acceso asistido, desde iOS\u00a017`,
          android: "En Samsung: Ajustes, busca «Modo fácil»",
        },
      ],
    },
    {
      title: "Apoyos para leer y recordar",
      items: [
        {
          name: "Lectura en voz alta",
          what: "Escuchas el texto mientras lo sigues con la vista.",
          ios: `${ios}, en la sección Visión`,
          android: `${android} › Seleccionar para escuchar`,
        },
        {
          name: "Letra más clara",
          what: "Elige un tamaño mayor o negritas para leer con menos esfuerzo.",
          ios: `${ios} › Pantalla y tamaño del texto`,
          android: `${android} › Tamaño de texto y pantalla`,
        },
        {
          name: "Recordatorios",
          what: "Te avisan a una hora: tomar un medicamento, renovar tu membresía, ir a una cita.",
          ios: "La app Recordatorios",
          android: "La app de tareas o de calendario",
        },
        {
          name: "Comunicación aumentativa y alternativa (CAA)",
          what: "Apps con dibujos y voz para quien habla poco o no habla. Se bajan de la tienda de apps.",
        },
      ],
    },
  ],
  withUs: [
    "Escribimos con oraciones cortas y palabras conocidas.",
    "Los pasos van numerados y los menús están siempre en el mismo lugar.",
    "Nuestros formularios no tienen límite de tiempo.",
    "Lo que avanza solo tiene un botón para detenerlo.",
    "Cada texto legal empieza con un resumen: En corto.",
    "La ley te permite pedir control parental y bloqueo de contenidos. Pídelos a soporte.",
  ],
} as const satisfies AccessibilityTab;

export const movementTab = {
  key: "motriz",
  title: "Motriz",
  intro:
    "Para personas con movilidad reducida, temblor, amputación o parálisis: otras formas de tocar, escribir y elegir.",
  groups: [
    {
      title: "Dónde empezar",
      items: [
        {
          name: "El menú de control",
          what: "Reúne casi todas estas funciones.",
          ios: `${ios}, en la sección Físico y motor`,
          android,
        },
      ],
    },
    {
      title: "Sin tocar la pantalla",
      items: [
        {
          name: "Control por voz",
          what: "Abres apps, eliges botones y dictas textos hablando, en los idiomas que admite tu celular.",
          ios: `${ios} › Control por voz`,
          android: `${android} › Acceso por voz`,
        },
        {
          name: "Pulsadores",
          what: "Recorres la pantalla con uno o más botones externos.",
          ios: `${ios} › Control por botón`,
          android: `${android} › Accesibilidad con interruptores`,
        },
        {
          name: "Seguimiento ocular",
          what: "Mueves un puntero con la mirada, en modelos compatibles.",
          ios: `${ios} › Seguimiento ocular, desde iOS\u00a018`,
        },
      ],
    },
    {
      title: "Tocar con menos esfuerzo",
      items: [
        {
          name: "Botones en pantalla",
          what: "Un menú flotante hace los gestos y las teclas que te cuestan.",
          ios: `${ios} › Tocar › AssistiveTouch`,
          android: `${android}, busca «Menú de accesibilidad»`,
        },
        {
          name: "Ajustes de toque",
          what: "Cambia cuánto debe durar un toque e ignora los repetidos.",
          ios: `${ios} › Tocar`,
          android: `${android}, busca «toque»`,
        },
        {
          name: "Uso con una mano",
          what: "Baja la parte alta de la pantalla para que la alcances con el pulgar.",
          ios: `${ios} › Tocar › Alcance fácil`,
          android: "Configuración, busca «una mano»",
        },
        {
          name: "Toque posterior",
          what: "Dos o tres golpes en la espalda del celular hacen una acción que tú eliges.",
          ios: `${ios} › Tocar`,
        },
      ],
    },
    {
      title: "Escribir de otra forma",
      items: [
        {
          name: "Teclado y mouse externos",
          what: "Se conectan por Bluetooth o por cable.",
          ios: "Configuración › Bluetooth",
          android: "Configuración, busca «Bluetooth»",
        },
        {
          name: "Dictado",
          what: "Hablas y el celular escribe.",
          ios: "El micrófono del teclado",
          android: "El micrófono del teclado",
        },
      ],
    },
  ],
  withUs: [
    "Contratas y administras tu línea en la app: no tienes que ir a ningún lugar.",
    "Este sitio se usa con teclado. La primera vez que oprimes Tab puedes saltar al contenido.",
    "Siempre se ve qué elemento tiene el foco.",
    `Los botones miden al menos ${leastTarget} por lado.`,
    "Nada exige arrastrar, agitar o tocar con varios dedos.",
  ],
} as const satisfies AccessibilityTab;
