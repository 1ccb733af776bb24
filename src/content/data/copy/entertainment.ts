export const data = {
  "opening": {
    "heading": "Series, música y viajes *con tu línea*",
    "intro": "{{beneficios.cuantos}} de streaming, música, viajes y experiencias. {{beneficios.reparto}}.",
    "memberships": "Qué trae cada membresía",
    "marquee": "En cartelera"
  },
  "benefits": {
    "heading": "Escoge y activa",
    "sub": "Cada uno con su guía paso a paso y sus términos."
  },
  "memberships": {
    "heading": "Lo que trae tu membresía",
    "sub": "Los beneficios incluidos se renuevan cada {{plazo.membresia}}. La tabla dice cuáles tienen costo aparte."
  },
  "closing": {
    "heading": "¿Cuál va contigo?",
    "text": "Compara precio, GB, roaming y beneficios, o conoce a la comunidad.",
    "plans": "Compara las membresías",
    "community": "Conoce a los wimers"
  },
  "everyGuide": {
    "seeSteps": "Mira los pasos",
    "who": "Quién lo tiene",
    "before": "Antes de empezar",
    "app": "La app de wim en tu celular, con tu sesión abierta.",
    "troubles": "Si algo falla",
    "support": "Si sigue igual, escribe al soporte dentro de la app.",
    "help": "Habla con una persona",
    "safety": "Cuida tu cuenta",
    "fraud": "¿Algo te parece raro?",
    "ending": "Cuando termina",
    "renewal": "Los beneficios de tu membresía se renuevan cada {{plazo.membresia}}.",
    "promotions": {
      "heading": "Promociones que ya terminaron",
      "text": "Si participaste en una de ellas, valen las condiciones de su registro."
    },
    "others": "Sigue con otro beneficio",
    "back": "Vuelve a Entretenimiento"
  },
  "email": {
    "heading": "¿Cuál es mi correo de suscripción?",
    "steps": [
      "Abre la app de wim.",
      "Toca tu perfil, arriba a la izquierda.",
      "Lee tu correo: está debajo de tu avatar."
    ]
  }
};
