export const data = {
  "opening": {
    "heading": "¿En qué te *ayudamos*?",
    "search": "Tu duda, con tus palabras",
    "questions": [
      "Sin gigas",
      "Sin señal",
      "No llega mi NIP",
      "Mi factura"
    ]
  },
  "urgent": {
    "emergency": "Emergencia: marca 911, es gratis",
    "theft": "Robo o extravío: suspende tu línea ya"
  },
  "guides": {
    "heading": "¿Qué necesitas?",
    "theft": {
      "label": "Perdí mi celular",
      "text": "Suspende tu línea"
    },
    "data": {
      "label": "Se me acabaron los datos",
      "text": "Compra un paquete"
    },
    "signal": {
      "label": "No tengo señal",
      "text": "Reinicia y revisa"
    },
    "apn": {
      "label": "Tengo señal y no navego",
      "text": "Actualiza el APN"
    },
    "esim": {
      "label": "Mi eSIM no se instala",
      "text": "Qué revisar primero"
    },
    "port": {
      "label": "Traer mi número",
      "text": "NIP, fechas y derechos"
    },
    "charge": {
      "label": "Me cobraron de más",
      "text": "Cómo reclamarlo"
    },
    "mails": {
      "label": "Dejar de recibir correos",
      "text": "Date de baja con tu correo"
    },
    "more": {
      "line": "Cuándo se suspende mi línea",
      "unlocked": "Saber si mi celular está libre",
      "rights": "Conocer mis derechos"
    }
  },
  "contact": {
    "heading": "Habla con una persona",
    "sub": "El correo y el formulario reciben tu mensaje a cualquier hora. En la app también hay soporte.",
    "phone": "Teléfono",
    "form": {
      "heading": "Formulario",
      "text": "Cuéntanos tu caso por escrito, con los detalles que quieras.",
      "label": "Escribe tu solicitud"
    },
    "mail": "Correo",
    "questions": {
      "heading": "Preguntas frecuentes",
      "text": "Respuestas cortas, ordenadas por tema.",
      "label": "Lee las preguntas"
    },
    "complaints": {
      "heading": "Quejas",
      "text": "Cómo reclamarnos, o acudir directamente a {{autoridad.consumidores.siglas}}.",
      "label": "Conoce los pasos"
    },
    "assistant": {
      "heading": "Asistente virtual",
      "text": "Cuéntale qué pasó, con tus palabras. Contesta con lo que dice este sitio, y si no lo sabe te pasa con una persona.",
      "question": "¿Qué pasó?",
      "label": "Pregunta",
      "chat": {
        "text": "También te contesta en un chat, sin salir de esta página.",
        "label": "Abre el chat"
      }
    }
  },
  "lineLife": {
    "heading": "¿Cuándo se suspende mi línea?",
    "sub": "Una membresía dura {{plazo.membresia}} naturales desde que la contratas. Si no compras otra, tu línea pasa por tres etapas más.",
    "summary": "Lo que también cuenta",
    "renew": {
      "text": "El {{linea.primer-dia}} es el día en que contratas. Comprar otra membresía mantiene activa tu línea.",
      "link": "Compara las membresías"
    },
    "theft": {
      "text": "¿La suspendiste por robo o extravío? Es otro plazo: tienes {{plazo.recuperar-linea}} naturales para recuperarla con otra eSIM.",
      "link": "Recupera tu línea"
    },
    "tool": {
      "heading": "Las fechas de tu línea",
      "intro": "Dinos qué día contrataste tu última membresía. Te decimos qué sigue y cuándo."
    },
    "phases": {
      "membership": {
        "name": "Con membresía",
        "works": "Todo: datos, llamadas y SMS."
      },
      "withoutMembership": {
        "name": "Activa, sin membresía",
        "works": "Recibes llamadas y SMS, y usas servicios adicionales o de terceros. Los números de emergencia son gratis. Ya no tienes los datos de la membresía."
      },
      "suspended": {
        "name": "Suspendida",
        "works": "Solo los números de emergencia y el administrador de la base de datos de portabilidad."
      },
      "cancelled": {
        "name": "Cancelada",
        "works": "Nada. Tienes {{portabilidad.recuperacion}} naturales para llevar tu número a otra compañía."
      }
    }
  },
  "complaints": {
    "heading": "Si algo salió mal, reclama",
    "sub": "Con nosotros o directamente ante {{autoridad.consumidores.siglas}}: tú eliges por dónde empezar.",
    "steps": [
      {
        "heading": "Cuéntanos qué pasó",
        "text": "Di qué pasó, cuándo y en qué línea, y guarda el número de tu reporte. Por escrito la recibimos a cualquier hora."
      },
      {
        "heading": "Revisa qué te toca",
        "text": "Por una falla del servicio o un cargo indebido hay una bonificación: al menos {{compensacion.bonificacion}} del monto del periodo afectado o del cargo."
      },
      {
        "heading": "Acude a {{autoridad.consumidores.siglas}}",
        "text": "La {{autoridad.consumidores}} ({{autoridad.consumidores.siglas}}) recibe tu queja y concilia, aunque no hayas reclamado antes con nosotros."
      }
    ],
    "due": "Lee cuándo y cuánto se bonifica",
    "authority": "Ante {{autoridad.consumidores.siglas}}"
  }
};
