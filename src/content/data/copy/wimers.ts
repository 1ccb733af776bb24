export const data = {
  "opening": {
    "heading": "Ser *wimer* tiene lo suyo",
    "intro": "Wimer es quien tiene su línea en wim. Con su membresía puede tener {{beneficios.disponibles}}. A veces hay también descuentos por invitar.",
    "referral": "Invita a alguien",
    "free": "¿Y tú?"
  },
  "entry": {
    "kind": "sustantivo, de cualquier género",
    "line": "Persona que tiene su línea en wim.",
    "freedom": "Persona sin chip de plástico ni plazo forzoso: renueva cada {{plazo.membresia}} porque quiere.",
    "example": "«Mi hermana me invitó y ya también soy wimer»."
  },
  "referral": {
    "heading": "Si hay promoción, ganan los dos",
    "sub": "Esto dio la última promoción registrada. Si hoy hay una, la app te lo dice.",
    "referrer": {
      "who": "Tú invitas",
      "text": "menos en tu siguiente membresía"
    },
    "referred": {
      "who": "Alguien llega",
      "text": "menos en sus primeras {{referidos.ultima.membresias}}"
    },
    "how": {
      "heading": "Invita desde la app",
      "text": "Con tu cuenta. La app te dice si hoy hay una promoción y en qué términos: confírmalo antes de invitar."
    }
  },
  "benefits": {
    "heading": "Lo que puede traer tu membresía",
    "sub": "{{beneficios.reparto}}. Cada uno dice con cuál membresía."
  },
  "comparison": {
    "heading": "¿Qué wimer eres?",
    "sub": "Las {{membresias.cuantas}} membresías, renglón por renglón, para que escojas con calma."
  },
  "community": {
    "heading": "Para estar al tanto",
    "notices": {
      "heading": "Chismecito para wimers",
      "text": "Los avisos de wim, todos en una sola página.",
      "link": "Lee los avisos"
    },
    "entertainment": {
      "heading": "Entretenimiento",
      "text": "Los términos de cada beneficio y los pasos para activarlo.",
      "link": "Activa el tuyo"
    },
    "roaming": {
      "heading": "De viaje",
      "text": "Busca tu destino y mira qué membresía lo incluye.",
      "link": "Revisa tu roaming"
    }
  },
  "closing": {
    "heading": "Solo faltas tú",
    "text": "Contrata en la app y, si quieres, trae tu número.",
    "plans": "Compara membresías"
  }
};
