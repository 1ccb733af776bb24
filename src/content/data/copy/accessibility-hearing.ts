export const data = {
  "intro": "Para personas con hipoacusia, sordera o sordoceguera: leer lo que suena, sentir los avisos y oír mejor.",
  "groups": [
    {
      "title": "Dónde empezar",
      "items": [
        {
          "name": "El menú de audición",
          "what": "Reúne casi todas estas funciones.",
          "ios": "Configuración › Accesibilidad, en la sección Audición",
          "android": "Configuración › Accesibilidad › Audio y texto en pantalla. En Samsung: Ajustes › Accesibilidad › Mejoras de audición"
        }
      ]
    },
    {
      "title": "Lee lo que suena",
      "items": [
        {
          "name": "Subtítulos del audio",
          "what": "Escribe en la pantalla lo que se oye en videos y otras apps, en los idiomas que admite tu celular.",
          "ios": "Configuración › Accesibilidad › Subtítulos en vivo",
          "android": "Configuración › Accesibilidad, busca «Subtítulos automáticos»"
        },
        {
          "name": "Transcripción instantánea",
          "what": "Convierte en texto lo que dice la persona que tienes enfrente.",
          "android": "Configuración › Accesibilidad, o la app Transcripción instantánea de Google"
        },
        {
          "name": "Texto en tiempo real (RTT o TTY)",
          "what": "Escribes y lees durante la llamada. Solo funciona donde la red lo ofrece: pregunta a soporte.",
          "ios": "Configuración › Accesibilidad › RTT/TTY, si la red lo ofrece",
          "android": "Configuración › Accesibilidad, busca «RTT»"
        }
      ]
    },
    {
      "title": "Entérate sin sonido",
      "items": [
        {
          "name": "Flash para avisos",
          "what": "La luz de la cámara parpadea cuando llega una llamada o un mensaje.",
          "ios": "Configuración › Accesibilidad, en la sección Audición",
          "android": "Configuración › Accesibilidad, busca «flash»"
        },
        {
          "name": "Vibración",
          "what": "Sientes las llamadas, los mensajes y las alarmas. Puedes cambiar su fuerza o su ritmo.",
          "ios": "Configuración, en el menú de sonidos",
          "android": "Configuración, en el menú de sonido"
        },
        {
          "name": "Reconocimiento de sonidos",
          "what": "Te avisa si suena un timbre, una alarma o un bebé que llora. No lo uses para tu seguridad.",
          "ios": "Configuración › Accesibilidad › Reconocimiento de sonidos",
          "android": "Configuración › Accesibilidad, busca «Notificaciones de sonidos»"
        }
      ]
    },
    {
      "title": "Oye mejor",
      "items": [
        {
          "name": "Auxiliares auditivos",
          "what": "Se conectan al celular por Bluetooth. Busca «Made for iPhone» en iPhone; ASHA o LE Audio en Android.",
          "ios": "Configuración › Accesibilidad, en la sección Audición",
          "android": "Configuración › Accesibilidad"
        },
        {
          "name": "Calificación HAC del celular",
          "what": "Dice qué tan bien funciona con tu auxiliar. Busca M3 o M4 y T3 o T4 en la ficha técnica."
        },
        {
          "name": "Audio mono y balance",
          "what": "Junta el sonido de los dos lados, o da más volumen a tu mejor oído.",
          "ios": "Configuración › Accesibilidad, en la sección Audición",
          "android": "Configuración › Accesibilidad › Audio y texto en pantalla"
        }
      ]
    }
  ],
  "ownMeasures": [
    "No necesitas llamar para contratar: todo se hace en la app.",
    "Pide ayuda por escrito en la app o por correo.",
    "Para traer tu número, pide tu NIP por SMS: envía la palabra {{nip.palabra}} al {{nip.numero}}.",
    "¿Usas Lengua de Señas Mexicana (LSM)? Haz tus videollamadas con el servicio de interpretación que prefieras.",
    "En una emergencia marca 911. Los mensajes de texto al 911 dependen del lugar donde estés."
  ]
};
