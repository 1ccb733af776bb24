export const data = {
  "opening": {
    "tag": "Cambiarte es gratis",
    "heading": {
      "text": "Trae tu número y paga *{{oferta.descuento}} menos*",
      "withoutOffer": "Trae tu número y *quédate con él*"
    },
    "intro": {
      "text": "Pide tu NIP por SMS al {{nip.numero}}. El cambio tarda {{portabilidad.ejecucion}} como máximo, {{portabilidad.desde-cuando}}. El descuento dura {{oferta.meses}}; {{oferta.vigencia}}.",
      "withoutOffer": "Pide tu NIP por SMS al {{nip.numero}}. El cambio tarda {{portabilidad.ejecucion}} como máximo, {{portabilidad.desde-cuando}}."
    },
    "check": "Revisa si puedes"
  },
  "deadlines": {
    "nip": {
      "label": "Tu NIP vale",
      "detail": "desde que lo generas"
    },
    "request": {
      "label": "Haces tu solicitud",
      "detail": "de un día hábil: así cuenta al momento"
    },
    "arrival": {
      "label": "Llega tu número",
      "detail": "como máximo, {{portabilidad.desde-cuando}}"
    },
    "undo": {
      "label": "Si no lo pediste",
      "detail": "tienes para revertir el cambio"
    }
  },
  "steps": {
    "heading": "Cámbiate en {{pasos.portabilidad}}",
    "sub": "Todo desde tu celular, en la app.",
    "steps": [
      {
        "heading": "Pide tu NIP",
        "text": "Desde la línea que traes, envía un SMS con la palabra {{nip.palabra}} al {{nip.numero}}. También puedes llamar al {{nip.numero}}."
      },
      {
        "heading": "Descarga la app",
        "text": "Es la única forma de hacer el trámite. No necesitas ir a ningún lugar."
      },
      {
        "heading": "Elige tu membresía",
        "text": "Hay {{membresias.cuantas}}. Al traer tu número pagas {{oferta.portabilidad}}. {{app.confirma-precio}}.",
        "withoutOffer": "Hay {{membresias.cuantas}}. {{app.confirma-precio}}."
      },
      {
        "heading": "Conserva tu número",
        "text": "En la app, elige «Conservar mi número». Así sigue siendo el tuyo."
      },
      {
        "heading": "Captura tu NIP",
        "text": "Escribe los {{nip.digitos}} en la app y elige el día de tu cambio."
      },
      {
        "heading": "Espera tu número",
        "text": "Llega en la madrugada del día que elegiste en la app. Abajo está su fecha límite."
      }
    ],
    "notice": {
      "title": "Tu NIP es solo tuyo",
      "text": "Nadie de wim te llama ni te escribe para pedirte el NIP. Captúralo tú, y solo en la app."
    }
  },
  "who": {
    "heading": "Quién puede traer su número",
    "points": [
      "Tu línea está activa, o se canceló hace {{portabilidad.recuperacion}} naturales o menos.",
      "Es un número de celular: se porta de celular a celular, no desde un teléfono fijo.",
      "Es la misma modalidad: de prepago a prepago o de pospago a pospago. wim es de prepago.",
      "Tu celular es compatible con eSIM y está desbloqueado.",
      "El trámite lo haces tú, como titular de la línea."
    ],
    "postpaid": "¿Tienes pospago? Pregunta a tu compañía si puede pasarte antes a prepago.",
    "compatibility": "Revisa si tu celular es compatible"
  },
  "times": {
    "heading": "Cómo cuenta el tiempo",
    "paragraphs": [
      "Tu solicitud cuenta al momento si la haces de {{portabilidad.horario}} de un día hábil.",
      "A cualquier otra hora cuenta desde las {{portabilidad.inicio}} del siguiente día hábil. Si es temprano, te conviene esperar: desde las {{portabilidad.inicio}} cuenta ese mismo día.",
      "El cambio tarda {{portabilidad.ejecucion}} como máximo, {{portabilidad.desde-cuando}}. Se hace en la madrugada del día que eliges.",
      "Tu NIP tiene {{nip.digitos}} y vale {{nip.vigencia}} naturales desde que lo generas. Para oírlo otra vez hay {{nip.llamadas}} de retorno.",
      "Puedes quedarte sin servicio un rato durante el cambio. Al terminar, reinicia tu celular."
    ],
    "calendarNote": "Contamos como hábiles los días de lunes a viernes. Quitamos los descansos obligatorios del artículo 74 de la Ley Federal del Trabajo. La respuesta que cuenta es la de la app."
  },
  "moves": {
    "summary": "Qué te llevas y qué se queda",
    "keptItems": {
      "title": "Te lo llevas",
      "points": [
        "Tu número de siempre, completo.",
        "El {{oferta.descuento}} de descuento los primeros {{oferta.meses}}; {{oferta.vigencia}}."
      ]
    },
    "leftBehindItems": {
      "title": "Se queda",
      "points": [
        "Tu saldo y tus beneficios con la compañía anterior. Úsalos antes de cambiarte.",
        "Lo que debas. Un adeudo no impide el cambio, pero lo sigues debiendo."
      ]
    },
    "plans": "Compara las membresías"
  },
  "rights": {
    "heading": "El número es tuyo",
    "sub": "La ley te protege. Estos son tus derechos.",
    "questions": "Preguntas frecuentes de portabilidad",
    "decide": {
      "summary": "Cambiarte es tu decisión",
      "keep": {
        "title": "Eliges compañía y conservas tu número",
        "text": "Cambiarte es decisión tuya, y tu número se va contigo. Lo dice el artículo 185 de la {{ley.telecomunicaciones}}."
      },
      "free": {
        "title": "Cambiarte es gratis",
        "text": "Ninguna compañía puede cobrarte por portar tu número. Lo dice el artículo 201 de la misma ley."
      },
      "start": {
        "title": "Solo tú inicias el trámite",
        "text": "Lo inicias tú, o quien te representa legalmente, con tu NIP. Ninguna compañía puede pedir el NIP por ti."
      },
      "where": {
        "title": "Lo tramitas con la compañía a la que llegas",
        "text": "No tienes que avisar a tu compañía anterior ni pedirle permiso."
      },
      "data": {
        "title": "Tus datos se usan solo para el trámite",
        "text": "Lo que entregas para portar tu número no se usa para nada más."
      }
    },
    "change": {
      "summary": "Nadie puede frenarte",
      "time": {
        "title": "El cambio tarda {{portabilidad.ejecucion}} como máximo",
        "text": "O se hace en la fecha que elijas. El plazo corre {{portabilidad.desde-cuando}}."
      },
      "holdBack": {
        "title": "Tu compañía anterior no puede retenerte",
        "text": "No puede condicionar, retrasar ni bloquear el cambio. Tampoco puede exigirte que te quedes."
      },
      "debt": {
        "title": "Un adeudo no impide que te cambies",
        "text": "Puedes portarte aunque debas. La deuda con la compañía anterior sigue siendo tuya."
      }
    },
    "undo": {
      "summary": "Si algo no salió bien",
      "revert": {
        "title": "Puedes revertir un cambio que no pediste",
        "text": "Tienes {{portabilidad.reversion}} hábiles desde que se ejecutó. Acude a tu compañía anterior.",
        "more": [
          "Lleva tu identificación oficial y una carta con fecha y firma. Cuenta lo que pasó y anota tu número a {{linea.digitos}}.",
          "Después de ese plazo, haz una portabilidad normal para regresar."
        ]
      },
      "recover": {
        "title": "Puedes recuperar un número cancelado",
        "text": "Tienes {{portabilidad.recuperacion}} naturales desde la cancelación para traerlo a otra compañía.",
        "more": [
          "Si desde la línea cancelada ya no puedes pedir el NIP, escribe al soporte en la app.",
          "Después de ese plazo ya no se puede portar."
        ]
      },
      "claim": {
        "title": "Puedes reclamar si algo no se cumple",
        "text": "Escribe al soporte en la app. También puedes acudir a la {{autoridad.consumidores}} ({{autoridad.consumidores.siglas}})."
      }
    }
  },
  "status": {
    "heading": "¿Cómo va tu cambio?",
    "text": "Consúltalo en el sitio nacional de portabilidad. Es ajeno a wim y se abre fuera de este sitio.",
    "link": "Consulta el estado de tu portabilidad"
  },
  "closing": {
    "heading": "Tu número viene contigo",
    "text": "Descarga la app, elige tu membresía y haz tu cambio desde tu celular."
  }
};
