export const data = {
  "opening": {
    "heading": "¿Tu celular está *desbloqueado*?",
    "intro": "Compruébalo antes de activar tu eSIM. Si está desbloqueado, sirve con cualquier compañía.",
    "question": "¿Cuál tienes?"
  },
  "verdicts": {
    "title": "Si ves esto, significa esto",
    "unlocked": {
      "means": "Desbloqueado",
      "next": "Revisa que sea compatible con eSIM."
    },
    "locked": {
      "means": "Bloqueado",
      "next": "Pide el desbloqueo a quien te lo vendió."
    },
    "compatibility": "Revisa si es compatible",
    "unlock": "Cómo pedirlo"
  },
  "iphone": {
    "heading": "En iPhone",
    "open": "Abre la información de tu iPhone",
    "find": {
      "heading": "Baja hasta «Bloqueo del operador»",
      "text": "También puede aparecer como «Bloqueo de operador»."
    },
    "read": {
      "heading": "Lee lo que dice",
      "text": "«Sin restricciones» o «Sin restricciones de SIM» quiere decir que está desbloqueado."
    },
    "more": {
      "title": "¿No te aparece?",
      "items": [
        "Está desde iOS 14: si tu iPhone tiene una versión anterior, actualízalo.",
        "Marca {{eid.codigo}} para ver tu IMEI y pregunta con él a quien te vendió el celular."
      ]
    },
    "seen": {
      "unlocked": "«Sin restricciones» o «Sin restricciones de SIM»",
      "locked": "Cualquier otro texto"
    }
  },
  "android": {
    "heading": "En Android",
    "steps": [
      {
        "heading": "Consigue el chip de otra compañía",
        "text": "Pídelo prestado: solo lo usas un momento."
      },
      {
        "heading": "Cámbialo por el tuyo",
        "text": "Apaga el celular, quita tu chip, pon el otro y enciéndelo."
      },
      {
        "heading": "Llama",
        "text": "Si hay señal y puedes llamar, está desbloqueado. Si pide un código de desbloqueo de red, no lo está."
      }
    ],
    "more": {
      "title": "Pistas, si no tienes otro chip",
      "items": [
        "En algunos Samsung puede aparecer en Ajustes › Conexiones › Más ajustes de conexión › Desbloqueo de red.",
        "Busca redes a mano en los operadores de red. Ver varias compañías es una pista, no una prueba.",
        "Para estar seguro, marca {{eid.codigo}} y pregunta con tu IMEI a quien te vendió el celular."
      ]
    },
    "seen": {
      "unlocked": "Con otro chip, hay señal y puedes llamar",
      "locked": "Pide un PIN o código de desbloqueo de red",
      "several": {
        "text": "Al buscar redes aparecen varias compañías",
        "means": "Es solo una pista",
        "next": "Compruébalo con el chip de otra compañía."
      },
      "untried": {
        "text": "Hay señal de mi compañía, pero no he probado otra",
        "means": "Todavía no se sabe",
        "next": "Haz la prueba con otro chip."
      }
    }
  },
  "locks": {
    "heading": "Bloqueado no es reportado",
    "sub": "Son dos cosas distintas, y se arreglan con personas distintas.",
    "company": {
      "heading": "Bloqueo de la compañía",
      "text": "El celular solo acepta la línea de quien lo vendió. Lo quita esa compañía, gratis."
    },
    "report": {
      "heading": "Reporte del IMEI",
      "text": "Alguien lo reportó como robado o perdido. Aunque esté desbloqueado, se le niega el servicio."
    },
    "theft": "Cómo se reporta un IMEI",
    "used": "¿Vas a comprar un celular usado? Marca {{eid.codigo}} y compara ese IMEI con el de la factura."
  },
  "right": {
    "heading": "Desbloquear es gratis",
    "sub": "Lo hace la compañía que te vendió el celular.",
    "priceLabel": "cuesta desbloquearlo",
    "timeLabel": "como máximo, en día hábil",
    "steps": [
      {
        "heading": "Ten tu IMEI",
        "text": "Marca {{eid.codigo}} y anótalo. También está en la caja y en tu factura."
      },
      {
        "heading": "Pide el desbloqueo",
        "text": "Llama o escribe a la compañía que te vendió el celular."
      },
      {
        "heading": "Sigue sus pasos",
        "text": "La compañía tiene {{celular.desbloqueo}} como máximo, en día hábil, y no te puede cobrar."
      }
    ],
    "law": {
      "text": "Desde el {{ley.telecomunicaciones.vigor}}, los celulares se entregan desbloqueados. Los de contratos anteriores se desbloquean al terminar de pagarlos.",
      "source": "{{ley.telecomunicaciones}}, artículo 185, fracción XII, y transitorio vigésimo cuarto."
    }
  }
};
