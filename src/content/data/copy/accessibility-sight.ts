export const data = {
  "intro": "Para personas con ceguera, baja visión o daltonismo: escuchar la pantalla, agrandarla y cambiar sus colores.",
  "groups": [
    {
      "title": "Escucha la pantalla",
      "items": [
        {
          "name": "Lector de pantalla",
          "what": "Dice en voz alta lo que hay en la pantalla y la manejas con gestos.",
          "ios": "Configuración › Accesibilidad › VoiceOver",
          "android": "Configuración › Accesibilidad › TalkBack"
        },
        {
          "name": "Lectura de lo que elijas",
          "what": "Lee solo el texto que tocas, sin encender el lector completo.",
          "ios": "Configuración › Accesibilidad, en la sección Visión",
          "android": "Configuración › Accesibilidad › Seleccionar para escuchar"
        },
        {
          "name": "Pantalla braille",
          "what": "Muestra en una línea braille, conectada por Bluetooth, lo que dice el lector de pantalla.",
          "ios": "Configuración › Accesibilidad › VoiceOver › Braille",
          "android": "Configuración › Accesibilidad › TalkBack › Configuración"
        },
        {
          "name": "Dictado y asistente de voz",
          "what": "Escribes hablando, y pides llamadas, mensajes o búsquedas con tu voz.",
          "ios": "El micrófono del teclado, y Siri",
          "android": "El micrófono del teclado, y el Asistente de Google o Gemini"
        },
        {
          "name": "Descripción de lo que ve la cámara",
          "what": "Lee textos y describe objetos. Puede equivocarse: no la uses para tu seguridad.",
          "ios": "La app Lupa, en modelos compatibles",
          "android": "La app Lookout, de Google"
        }
      ]
    },
    {
      "title": "Mira más grande",
      "items": [
        {
          "name": "Ampliación",
          "what": "Agranda toda la pantalla o una parte, con un gesto.",
          "ios": "Configuración › Accesibilidad › Zoom",
          "android": "Configuración › Accesibilidad › Ampliación"
        },
        {
          "name": "Texto grande y en negrita",
          "what": "Sube el tamaño de la letra en el celular y en las apps que lo respetan.",
          "ios": "Configuración › Accesibilidad › Pantalla y tamaño del texto",
          "android": "Configuración › Accesibilidad › Tamaño de texto y pantalla. En Samsung: Ajustes › Accesibilidad › Mejoras de visibilidad"
        },
        {
          "name": "Lupa",
          "what": "Usa la cámara para agrandar letreros, recibos o menús.",
          "ios": "La app Lupa",
          "android": "Configuración › Accesibilidad, o la app Lupa, según el modelo"
        }
      ]
    },
    {
      "title": "Cambia colores y contraste",
      "items": [
        {
          "name": "Alto contraste",
          "what": "Separa mejor el texto de su fondo.",
          "ios": "Configuración › Accesibilidad › Pantalla y tamaño del texto",
          "android": "Configuración › Accesibilidad › Tamaño de texto y pantalla"
        },
        {
          "name": "Inversión y corrección de color",
          "what": "Cambia claros por oscuros, o ajusta los colores que confundes.",
          "ios": "Configuración › Accesibilidad › Pantalla y tamaño del texto",
          "android": "Configuración › Accesibilidad, busca «color»"
        }
      ]
    }
  ],
  "ownMeasures": [
    "El aviso de privacidad, los términos, el contrato y la carta de derechos se leen como texto, no como imagen.",
    "Este sitio tiene encabezados, listas y nombres que un lector de pantalla puede anunciar.",
    "Puedes ver la letra al doble de su tamaño sin desplazarte hacia los lados. Hay modo claro y modo oscuro.",
    "El mapa de cobertura tiene una tabla por estado y respuestas en texto."
  ]
};
