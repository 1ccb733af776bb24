export const data = {
  "opening": {
    "heading": "¿Tu celular ya trae el *chip*?",
    "withoutScript": "Para buscar tu modelo hace falta JavaScript. Sin él, encuéntralo en la lista, por marca.",
    "list": "Mira la lista de celulares"
  },
  "list": {
    "heading": "La lista, por marca",
    "summary": "Ver la lista completa",
    "text": "En cada marca van primero los modelos que ya existían en {{celulares.primera-lista}}, y aparte las incorporaciones posteriores.",
    "later": "Incorporaciones posteriores"
  },
  "notListed": {
    "heading": "¿Tu modelo no aparece?",
    "text": "Eso no significa que no tenga eSIM: significa que no lo sabemos. Compruébalo de una de estas formas.",
    "note": "El nombre de cada menú cambia un poco según la marca y la versión."
  },
  "notForWim": {
    "heading": "¿Con cuáles no se puede?",
    "sub": "wim funciona solo con eSIM, en un celular desbloqueado.",
    "withoutEsim": {
      "heading": "Celulares sin eSIM",
      "text": "Por ejemplo, {{celulares.sin-esim}}. Para usar wim necesitas otro celular: no hay chip de plástico."
    },
    "locked": {
      "heading": "Celulares bloqueados",
      "text": "La eSIM no se activa hasta que los desbloquee quien te los vendió. Es gratis."
    },
    "tablets": {
      "heading": "Tabletas y relojes",
      "text": "Aunque tengan eSIM, no se puede: tu membresía es para una línea de celular."
    }
  },
  "unlocked": {
    "heading": "Primero: celular desbloqueado",
    "sub": "El celular debe estar desbloqueado o la eSIM no se puede activar.",
    "listed": "Tu modelo está en la lista, o tu celular muestra un EID de {{eid.digitos}}.",
    "free": "Tu celular funciona con cualquier compañía: está desbloqueado.",
    "wifi": "Tienes una red Wi-Fi a la mano para instalar la eSIM.",
    "number": "Si quieres traer tu número, lo pides en la app al contratar.",
    "ifLocked": {
      "heading": "Si está bloqueado",
      "text": "Pide el desbloqueo a quien te lo vendió: es gratis y tarda {{celular.desbloqueo}} como máximo, en día hábil. Después podrás activar tu eSIM."
    }
  },
  "steps": {
    "heading": "Instálala en {{pasos.esim}}",
    "sub": "Todo pasa en la app, desde el mismo celular que vas a usar.",
    "steps": [
      {
        "heading": "Elige tu membresía",
        "text": "Descarga la app y contrata tu membresía. Si quieres conservar tu número, dilo en ese momento."
      },
      {
        "heading": "Instala la eSIM",
        "text": "Conéctate a una red Wi-Fi y sigue en la app los pasos de instalación."
      },
      {
        "heading": "Activa tu línea y tus datos",
        "text": "Enciende tu línea nueva y sus datos. Con eso ya puedes llamar y navegar."
      }
    ],
    "keep": {
      "heading": "No borres el perfil de la eSIM",
      "text": "Sin él, tu celular se queda sin línea. Si necesitas una reposición, se hace desde la app."
    },
    "noData": "¿Tienes señal y no navegas? Actualiza tu APN"
  },
  "benefits": {
    "heading": "Lo que ganas sin plástico",
    "number": {
      "heading": "Con tu número de siempre",
      "text": "Instala la eSIM mientras se completa el cambio de compañía."
    }
  },
  "questions": {
    "heading": "Dudas que salen seguido",
    "more": "Más preguntas sobre eSIM y celulares"
  },
  "band": {
    "heading": "Tu número va contigo",
    "text": "Trae tu número a wim y paga {{oferta.descuento}} menos durante {{oferta.meses}}; {{oferta.vigencia}}.",
    "withoutOffer": "Trae tu número a wim: cambiarte es gratis."
  }
};
