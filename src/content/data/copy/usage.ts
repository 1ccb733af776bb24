export const data = {
  "opening": {
    "heading": "¿Cuánto *te queda*?",
    "intro": "Abre la app: ahí ves los GB y los días que quedan de tu membresía.",
    "mail": "Pide tu detalle por correo"
  },
  "app": {
    "heading": "Míralo en la app",
    "sub": "Es lo más rápido: no tienes que esperar respuesta.",
    "steps": [
      {
        "heading": "Abre la app",
        "text": "Si te pide tus datos, entra con tu cuenta."
      },
      {
        "heading": "Busca tu membresía",
        "text": "La app muestra la que tienes activa."
      },
      {
        "heading": "Revisa GB y días",
        "text": "Verás cuántos GB te quedan y cuántos de tus {{plazo.membresia}} faltan."
      }
    ]
  },
  "mail": {
    "heading": "Pide el detalle por correo",
    "sub": "Solo la persona titular puede pedirlo, desde el correo que registró.",
    "steps": [
      {
        "heading": "Escribe desde tu correo registrado",
        "text": "Es el que diste al contratar. Así sabemos que eres tú."
      },
      {
        "heading": "Di qué necesitas",
        "text": "Pon tu nombre, tu línea de {{linea.digitos}} y el periodo que quieres consultar."
      },
      {
        "heading": "Espera la respuesta",
        "text": "Llega al mismo correo registrado, no a otro."
      }
    ],
    "title": "Correo listo para completar",
    "safety": {
      "title": "No mandes contraseñas",
      "text": "No las compartas con nadie, tampoco por correo. Ni tu NIP ni los datos de tu tarjeta."
    }
  },
  "out": {
    "heading": "¿Se acabaron tus datos?",
    "sub": "Tu línea sigue funcionando. Esto puedes hacer.",
    "buy": {
      "heading": "Compra un paquete",
      "text": "Conéctate a una red Wi-Fi y cómpralo en la app. Dura {{plazo.paquete}} naturales desde que lo compras.",
      "link": "Abre la app"
    },
    "calls": {
      "heading": "Sigue llamando",
      "text": "Tus llamadas y SMS son ilimitados mientras tu membresía esté activa. No gastan datos.",
      "link": "Renueva tu membresía en la app"
    },
    "apn": {
      "heading": "¿Te quedan GB y no navegas?",
      "text": "Entonces no son tus datos: revisa la configuración de tu celular.",
      "link": "Actualiza tu APN"
    }
  },
  "support": {
    "heading": "¿No te cuadra algo?",
    "sub": "Pregunta a soporte. Ten a la mano tu número y el correo que registraste.",
    "rights": "Compensaciones y bonificaciones"
  }
};
