export const data = {
  "intro": "Son aparatos y programas que mantienen o mejoran lo que una persona puede hacer.",
  "groups": [
    {
      "title": "Programas",
      "items": [
        {
          "name": "Lector de pantalla",
          "what": "Dice en voz alta o en braille lo que hay en la pantalla."
        },
        {
          "name": "Magnificador",
          "what": "Agranda la pantalla, o una parte de ella."
        },
        {
          "name": "Sintetizador de voz",
          "what": "Es la voz con la que habla el celular o la computadora."
        },
        {
          "name": "Comunicación aumentativa y alternativa (CAA)",
          "what": "Convierte dibujos o texto en voz."
        }
      ]
    },
    {
      "title": "Aparatos para ver o leer",
      "items": [
        {
          "name": "Línea braille",
          "what": "Muestra el texto con puntos que suben y bajan."
        }
      ]
    },
    {
      "title": "Aparatos para oír",
      "items": [
        {
          "name": "Auxiliar auditivo",
          "what": "Amplifica el sonido. Muchos se conectan al celular."
        },
        {
          "name": "Implante coclear",
          "what": "Lleva el sonido al nervio auditivo."
        },
        {
          "name": "Aro magnético",
          "what": "Manda el sonido sin ruido al auxiliar que tiene bobina."
        }
      ]
    },
    {
      "title": "Aparatos para controlar",
      "items": [
        {
          "name": "Teclado alternativo",
          "what": "Tiene teclas grandes, pocas teclas u otro orden."
        },
        {
          "name": "Pulsador",
          "what": "Es un botón que se oprime con la parte del cuerpo que mejor se mueve."
        },
        {
          "name": "Puntero de cabeza",
          "what": "Mueve el cursor o toca la pantalla con la cabeza."
        }
      ]
    }
  ],
  "ownMeasures": [
    "Este sitio sigue estándares web, para que lo usen los programas y aparatos de esta lista.",
    "Sin JavaScript también puedes leer todas sus páginas.",
    "¿Algo no funciona con tu tecnología? Dinos cuál usas, su versión y en qué página te pasó."
  ]
};
