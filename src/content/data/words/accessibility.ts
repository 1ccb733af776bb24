export const data = {
  "opening": {
    "heading": "Tu celular, *a tu manera*",
    "intro": "Elige lo que necesitas y encuentra qué función te ayuda, dónde está y qué hacemos en wim."
  },
  "note": "El nombre de cada menú cambia un poco según la marca y la versión. Si no lo ves, usa el buscador de Configuración.",
  "hearing": {
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
    "withUs": [
      "No necesitas llamar para contratar: todo se hace en la app.",
      "Pide ayuda por escrito en la app o por correo.",
      "Para traer tu número, pide tu NIP por SMS: envía la palabra {{nip.palabra}} al {{nip.numero}}.",
      "¿Usas Lengua de Señas Mexicana (LSM)? Haz tus videollamadas con el servicio de interpretación que prefieras.",
      "En una emergencia marca 911. Los mensajes de texto al 911 dependen del lugar donde estés."
    ]
  },
  "sight": {
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
    "withUs": [
      "El aviso de privacidad, los términos, el contrato y la carta de derechos se leen como texto, no como imagen.",
      "Este sitio tiene encabezados, listas y nombres que un lector de pantalla puede anunciar.",
      "Puedes ver la letra al doble de su tamaño sin desplazarte hacia los lados. Hay modo claro y modo oscuro.",
      "El mapa de cobertura tiene una tabla por estado y respuestas en texto."
    ]
  },
  "cognition": {
    "intro": "Para personas con discapacidad intelectual, autismo, TDAH, dislexia o demencia. También ayuda a personas mayores.",
    "groups": [
      {
        "title": "Menos distracciones",
        "items": [
          {
            "name": "Una sola app a la vez",
            "what": "Deja el celular en una app hasta que tú decidas salir.",
            "ios": "Configuración › Accesibilidad › Acceso guiado",
            "android": "Configuración, busca «fijar»"
          },
          {
            "name": "No molestar",
            "what": "Calla avisos y llamadas por un rato. Eliges a quién sí dejar pasar.",
            "ios": "Configuración › Enfoque",
            "android": "Configuración, busca «No molestar»"
          },
          {
            "name": "Vista de lectura",
            "what": "Quita de una página lo que distrae y deja el texto.",
            "ios": "El navegador Safari, en el menú de la página",
            "android": "Depende del navegador: busca «lectura» en su menú"
          }
        ]
      },
      {
        "title": "Una pantalla más sencilla",
        "items": [
          {
            "name": "Pantalla simplificada",
            "what": "Muestra pocas apps, con botones y textos grandes.",
            "ios": "Configuración › Accesibilidad › Acceso asistido, desde iOS 17",
            "android": "En Samsung: Ajustes, busca «Modo fácil»"
          }
        ]
      },
      {
        "title": "Apoyos para leer y recordar",
        "items": [
          {
            "name": "Lectura en voz alta",
            "what": "Escuchas el texto mientras lo sigues con la vista.",
            "ios": "Configuración › Accesibilidad, en la sección Visión",
            "android": "Configuración › Accesibilidad › Seleccionar para escuchar"
          },
          {
            "name": "Letra más clara",
            "what": "Elige un tamaño mayor o negritas para leer con menos esfuerzo.",
            "ios": "Configuración › Accesibilidad › Pantalla y tamaño del texto",
            "android": "Configuración › Accesibilidad › Tamaño de texto y pantalla"
          },
          {
            "name": "Recordatorios",
            "what": "Te avisan a una hora: tomar un medicamento, renovar tu membresía, ir a una cita.",
            "ios": "La app Recordatorios",
            "android": "La app de tareas o de calendario"
          },
          {
            "name": "Comunicación aumentativa y alternativa (CAA)",
            "what": "Apps con dibujos y voz para quien habla poco o no habla. Se bajan de la tienda de apps."
          }
        ]
      }
    ],
    "withUs": [
      "Escribimos con oraciones cortas y palabras conocidas.",
      "Los pasos van numerados y los menús están siempre en el mismo lugar.",
      "Nuestros formularios no tienen límite de tiempo.",
      "Lo que avanza solo tiene un botón para detenerlo.",
      "Cada texto legal empieza con un resumen: En corto.",
      "La ley te permite pedir control parental y bloqueo de contenidos. Pídelos a soporte."
    ]
  },
  "movement": {
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
    "withUs": [
      "Contratas y administras tu línea en la app: no tienes que ir a ningún lugar.",
      "Este sitio se usa con teclado. La primera vez que oprimes Tab puedes saltar al contenido.",
      "Siempre se ve qué elemento tiene el foco.",
      "Los botones miden al menos {{accesibilidad.botones}} por lado.",
      "Nada exige arrastrar, agitar o tocar con varios dedos."
    ]
  },
  "technologies": {
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
    "withUs": [
      "Este sitio sigue estándares web, para que lo usen los programas y aparatos de esta lista.",
      "Sin JavaScript también puedes leer todas sus páginas.",
      "¿Algo no funciona con tu tecnología? Dinos cuál usas, su versión y en qué página te pasó."
    ]
  },
  "contact": {
    "heading": "Pide atención accesible",
    "intro": "Elige el medio que te acomode y di qué apoyo necesitas.",
    "hours": "Atendemos de {{soporte.dias}}, de {{soporte.desde}} a {{soporte.hasta}}",
    "app": "Soporte, dentro de la app.",
    "steps": [
      "Di que pides atención accesible y qué apoyo te sirve.",
      "Di cómo prefieres la respuesta: por escrito, por llamada o con textos más sencillos.",
      "Cuenta qué quieres resolver. Si es de este sitio, agrega la página y el aparato o programa que usas."
    ],
    "notes": [
      "Otra persona puede ayudarte a pedirla. Los cambios en tu línea solo los hace la persona titular, en la app.",
      "La ley te da derecho a recibir asesoría y a que te atienda personal capacitado: artículo 193 de la {{ley.telecomunicaciones}}."
    ],
    "help": "Todos los medios de ayuda"
  },
  "documents": {
    "heading": "Textos accesibles",
    "sub": "Son los documentos completos, en texto: se agrandan, se escuchan y se recorren por apartados.",
    "privacy": {
      "label": "Aviso de privacidad",
      "text": "Qué datos tuyos se usan, para qué y cómo decides sobre ellos."
    },
    "terms": {
      "label": "Términos y condiciones",
      "text": "Las reglas del servicio: membresías, pagos, vigencia y cancelación."
    },
    "contract": {
      "label": "Contrato de adhesión",
      "text": "Lo que aceptas al contratar, por cláusulas numeradas."
    },
    "rights": {
      "label": "Carta de derechos mínimos",
      "text": "Una guía por temas de lo que la ley te da."
    }
  },
  "statement": {
    "heading": "Declaración de accesibilidad",
    "intro": "Qué tan accesible es este sitio, cómo lo sabemos y qué falta."
  }
};
