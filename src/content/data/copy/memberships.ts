export const data = {
  "opening": {
    "heading": "Membresías *irresistibles*",
    "uses": {
      "rookie": "Para mensajes, mapas y redes de todos los días.",
      "community": "Para ver series en el camino.",
      "legend": "Para trabajar fuera y viajar.",
      "ultimate": "Para no contar los GB, ni aquí ni de viaje."
    }
  },
  "plans": {
    "heading": "Las {{membresias.cuantas}}, de frente",
    "sub": "Sin plazo forzoso."
  },
  "comparison": {
    "heading": "Lado a lado",
    "sub": "Con lo que traen y lo que no."
  },
  "security": {
    "holder": "Solo la persona titular hace gestiones o cambia sus datos, en la app.",
    "mail": "Lo oficial llega al correo que registró la persona titular.",
    "fraud": "Si sospechas de un fraude, repórtalo de inmediato al soporte dentro de la app."
  },
  "conditions": {
    "heading": "Lo que incluyen",
    "days": "naturales por membresía, que renueva tus datos y beneficios. Lo mismo dura un paquete de datos o de roaming.",
    "noRefunds": {
      "heading": "Sin cancelaciones ni reembolsos",
      "text": "Una vez compradas, las membresías y los paquetes no se cancelan ni se reembolsan. Si no quieres seguir, no contrates la siguiente."
    },
    "outOfData": "¿Qué pasa si se me acaban los GB?",
    "notRenewed": "¿Qué pasa con mi número si no renuevo?"
  },
  "control": {
    "heading": "Tú tienes el control",
    "text": "Eliges, cambias y renuevas tu membresía cuando quieres. Nadie te amarra.",
    "action": "Lo quiero"
  },
  "roaming": {
    "heading": "Activa tu roaming",
    "sub": "En {{paises.incluidos}} usas tus datos de siempre. En los demás destinos, actívalo así.",
    "summary": "Mira los pasos",
    "link": "Busca tu destino"
  }
};
