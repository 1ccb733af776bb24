/** Aids for people who do not hear or see well. Source: the fact file's section on the accessibility portal. */
import { portabilityRules } from "#domain/portability.ts";
import { type AccessibilityTab, accessibilityMenus } from "./accessibility-model.ts";

const { ios, android, samsung } = accessibilityMenus;
const { nip } = portabilityRules;

export const hearingTab = {
  key: "auditiva",
  title: "Auditiva",
  intro: "Para personas con hipoacusia, sordera o sordoceguera: leer lo que suena, sentir los avisos y oír mejor.",
  groups: [
    {
      title: "Dónde empezar",
      items: [
        {
          name: "El menú de audición",
          what: "Reúne casi todas estas funciones.",
          ios: `${ios}, en la sección Audición`,
          android: `${android} › Audio y texto en pantalla. En Samsung: ${samsung} › Mejoras de audición`,
        },
      ],
    },
    {
      title: "Lee lo que suena",
      items: [
        {
          name: "Subtítulos del audio",
          what: "Escribe en la pantalla lo que se oye en videos y otras apps, en los idiomas que admite tu celular.",
          ios: `${ios} › Subtítulos en vivo`,
          android: `${android}, busca «Subtítulos automáticos»`,
        },
        {
          name: "Transcripción instantánea",
          what: "Convierte en texto lo que dice la persona que tienes enfrente.",
          android: `${android}, o la app Transcripción instantánea de Google`,
        },
        {
          name: "Texto en tiempo real (RTT o TTY)",
          what: "Escribes y lees durante la llamada. Solo funciona donde la red lo ofrece: pregunta a soporte.",
          ios: `${ios} › RTT/TTY, si la red lo ofrece`,
          android: `${android}, busca «RTT»`,
        },
      ],
    },
    {
      title: "Entérate sin sonido",
      items: [
        {
          name: "Flash para avisos",
          what: "La luz de la cámara parpadea cuando llega una llamada o un mensaje.",
          ios: `${ios}, en la sección Audición`,
          android: `${android}, busca «flash»`,
        },
        {
          name: "Vibración",
          what: "Sientes las llamadas, los mensajes y las alarmas. Puedes cambiar su fuerza o su ritmo.",
          ios: "Configuración, en el menú de sonidos",
          android: "Configuración, en el menú de sonido",
        },
        {
          name: "Reconocimiento de sonidos",
          what: "Te avisa si suena un timbre, una alarma o un bebé que llora. No lo uses para tu seguridad.",
          ios: `${ios} › Reconocimiento de sonidos`,
          android: `${android}, busca «Notificaciones de sonidos»`,
        },
      ],
    },
    {
      title: "Oye mejor",
      items: [
        {
          name: "Auxiliares auditivos",
          what: "Se conectan al celular por Bluetooth. Busca «Made for iPhone» en iPhone; ASHA o LE Audio en Android.",
          ios: `${ios}, en la sección Audición`,
          android,
        },
        {
          name: "Calificación HAC del celular",
          what: "Dice qué tan bien funciona con tu auxiliar. Busca M3 o M4 y T3 o T4 en la ficha técnica.",
        },
        {
          name: "Audio mono y balance",
          what: "Junta el sonido de los dos lados, o da más volumen a tu mejor oído.",
          ios: `${ios}, en la sección Audición`,
          android: `${android} › Audio y texto en pantalla`,
        },
      ],
    },
  ],
  withUs: [
    "No necesitas llamar para contratar: todo se hace en la app.",
    "Pide ayuda por escrito en la app o por correo.",
    `Para traer tu número, pide tu NIP por SMS: envía la palabra ${nip.sms} al ${nip.dial}.`,
    "¿Usas Lengua de Señas Mexicana (LSM)? Haz tus videollamadas con el servicio de interpretación que prefieras.",
    "En una emergencia marca 911. Los mensajes de texto al 911 dependen del lugar donde estés.",
  ],
} as const satisfies AccessibilityTab;

export const sightTab = {
  key: "visual",
  title: "Visual",
  intro: "Para personas con ceguera, baja visión o daltonismo: escuchar la pantalla, agrandarla y cambiar sus colores.",
  groups: [
    {
      title: "Escucha la pantalla",
      items: [
        {
          name: "Lector de pantalla",
          what: "Dice en voz alta lo que hay en la pantalla y la manejas con gestos.",
          ios: `${ios} › VoiceOver`,
          android: `${android} › TalkBack`,
        },
        {
          name: "Lectura de lo que elijas",
          what: "Lee solo el texto que tocas, sin encender el lector completo.",
          ios: `${ios}, en la sección Visión`,
          android: `${android} › Seleccionar para escuchar`,
        },
        {
          name: "Pantalla braille",
          what: "Muestra en una línea braille, conectada por Bluetooth, lo que dice el lector de pantalla.",
          ios: `${ios} › VoiceOver › Braille`,
          android: `${android} › TalkBack › Configuración`,
        },
        {
          name: "Dictado y asistente de voz",
          what: "Escribes hablando, y pides llamadas, mensajes o búsquedas con tu voz.",
          ios: "El micrófono del teclado, y Siri",
          android: "El micrófono del teclado, y el Asistente de Google o Gemini",
        },
        {
          name: "Descripción de lo que ve la cámara",
          what: "Lee textos y describe objetos. Puede equivocarse: no la uses para tu seguridad.",
          ios: "La app Lupa, en modelos compatibles",
          android: "La app Lookout, de Google",
        },
      ],
    },
    {
      title: "Mira más grande",
      items: [
        {
          name: "Ampliación",
          what: "Agranda toda la pantalla o una parte, con un gesto.",
          ios: `${ios} › Zoom`,
          android: `${android} › Ampliación`,
        },
        {
          name: "Texto grande y en negrita",
          what: "Sube el tamaño de la letra en el celular y en las apps que lo respetan.",
          ios: `${ios} › Pantalla y tamaño del texto`,
          android: `${android} › Tamaño de texto y pantalla. En Samsung: ${samsung} › Mejoras de visibilidad`,
        },
        {
          name: "Lupa",
          what: "Usa la cámara para agrandar letreros, recibos o menús.",
          ios: "La app Lupa",
          android: `${android}, o la app Lupa, según el modelo`,
        },
      ],
    },
    {
      title: "Cambia colores y contraste",
      items: [
        {
          name: "Alto contraste",
          what: "Separa mejor el texto de su fondo.",
          ios: `${ios} › Pantalla y tamaño del texto`,
          android: `${android} › Tamaño de texto y pantalla`,
        },
        {
          name: "Inversión y corrección de color",
          what: "Cambia claros por oscuros, o ajusta los colores que confundes.",
          ios: `${ios} › Pantalla y tamaño del texto`,
          android: `${android}, busca «color»`,
        },
      ],
    },
  ],
  withUs: [
    "El aviso de privacidad, los términos, el contrato y la carta de derechos se leen como texto, no como imagen.",
    "Este sitio tiene encabezados, listas y nombres que un lector de pantalla puede anunciar.",
    "Puedes ver la letra al doble de su tamaño sin desplazarte hacia los lados. Hay modo claro y modo oscuro.",
    "El mapa de cobertura tiene una tabla por estado y respuestas en texto.",
  ],
} as const satisfies AccessibilityTab;
