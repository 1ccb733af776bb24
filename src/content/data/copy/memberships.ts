export const data = {
  "opening": {
    "heading": "Membresías *irresistibles*",
    "uses": {
      "rookie": "Para mensajes, mapas y redes de todos los días.",
      "community": "Para ver series en el camino.",
      "legend": "Para trabajar fuera y viajar.",
      "ultimate": "Para usar datos ilimitados, aquí y de viaje."
    }
  },
  "plans": {
    "heading": "Elige entre las {{membresias.cuantas}}",
    "sub": "Sin plazo forzoso."
  },
  "comparison": {
    "heading": "Lado a lado",
    "sub": "Lo que trae cada una y lo que no."
  },
  "security": {
    "holder": "Solo la persona titular hace gestiones o cambia sus datos, en la app.",
    "mail": "Lo oficial llega al correo que registró la persona titular.",
    "fraud": "Si sospechas de un fraude, repórtalo de inmediato al soporte dentro de la app."
  },
  "conditions": {
    "heading": "Lo que incluyen",
    "days": "naturales dura cada membresía, con sus datos y beneficios. Lo mismo dura un paquete de datos o de roaming.",
    "noRefunds": {
      "heading": "Sin cancelaciones ni reembolsos",
      "text": "Una membresía o un paquete ya comprado no se cancela ni se reembolsa. {{reembolsos.derechos}}. Si no quieres seguir, no contrates la siguiente."
    },
    "outOfData": "¿Qué pasa si se me acaban los GB?",
    "notRenewed": "¿Qué pasa con mi número si no renuevo?"
  },
  "control": {
    "heading": "Tú tienes el control",
    "text": "Al terminar tu membresía decides: la misma, otra o ninguna. Nadie te amarra.",
    "action": "Lo quiero"
  },
  "roaming": {
    "heading": "Activa tu roaming",
    "sub": "En {{paises.incluidos}} usas tus datos de siempre. En los demás destinos, actívalo así.",
    "summary": "Mira los pasos",
    "link": "Busca tu destino"
  }
};
