export const data = {
  "intro": "Para personas con movilidad reducida, temblor, amputación o parálisis: otras formas de tocar, escribir y elegir.",
  "groups": [
    {
      "title": "Dónde empezar",
      "items": [
        {
          "name": "El menú de control",
          "what": "Reúne casi todas estas funciones.",
          "ios": "Configuración › Accesibilidad, en la sección Físico y motor",
          "android": "Configuración › Accesibilidad"
        }
      ]
    },
    {
      "title": "Sin tocar la pantalla",
      "items": [
        {
          "name": "Control por voz",
          "what": "Abres apps, eliges botones y dictas textos hablando, en los idiomas que admite tu celular.",
          "ios": "Configuración › Accesibilidad › Control por voz",
          "android": "Configuración › Accesibilidad › Acceso por voz"
        },
        {
          "name": "Pulsadores",
          "what": "Recorres la pantalla con uno o más botones externos.",
          "ios": "Configuración › Accesibilidad › Control por botón",
          "android": "Configuración › Accesibilidad › Accesibilidad con interruptores"
        },
        {
          "name": "Seguimiento ocular",
          "what": "Mueves un puntero con la mirada, en modelos compatibles.",
          "ios": "Configuración › Accesibilidad › Seguimiento ocular, desde iOS 18"
        }
      ]
    },
    {
      "title": "Tocar con menos esfuerzo",
      "items": [
        {
          "name": "Botones en pantalla",
          "what": "Un menú flotante hace los gestos y las teclas que te cuestan.",
          "ios": "Configuración › Accesibilidad › Tocar › AssistiveTouch",
          "android": "Configuración › Accesibilidad, busca «Menú de accesibilidad»"
        },
        {
          "name": "Ajustes de toque",
          "what": "Cambia cuánto debe durar un toque e ignora los repetidos.",
          "ios": "Configuración › Accesibilidad › Tocar",
          "android": "Configuración › Accesibilidad, busca «toque»"
        },
        {
          "name": "Uso con una mano",
          "what": "Baja la parte alta de la pantalla para que la alcances con el pulgar.",
          "ios": "Configuración › Accesibilidad › Tocar › Alcance fácil",
          "android": "Configuración, busca «una mano»"
        },
        {
          "name": "Toque posterior",
          "what": "Dos o tres golpes en la espalda del celular hacen una acción que tú eliges.",
          "ios": "Configuración › Accesibilidad › Tocar"
        }
      ]
    },
    {
      "title": "Escribir de otra forma",
      "items": [
        {
          "name": "Teclado y mouse externos",
          "what": "Se conectan por Bluetooth o por cable.",
          "ios": "Configuración › Bluetooth",
          "android": "Configuración, busca «Bluetooth»"
        },
        {
          "name": "Dictado",
          "what": "Hablas y el celular escribe.",
          "ios": "El micrófono del teclado",
          "android": "El micrófono del teclado"
        }
      ]
    }
  ],
  "ownMeasures": [
    "Contratas y administras tu línea en la app: no tienes que ir a ningún lugar.",
    "Este sitio se usa con teclado. La primera vez que oprimes Tab puedes saltar al contenido.",
    "Siempre se ve qué elemento tiene el foco.",
    "Los botones miden al menos {{accesibilidad.botones}} por lado.",
    "Nada exige arrastrar, agitar o tocar con varios dedos."
  ]
};
