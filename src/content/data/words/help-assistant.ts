export const data = {
  "name": "Tu conversación, lo más nuevo primero",
  "waiting": "Buscando la respuesta…",
  "greeting": "¡Hola! Cuéntame qué pasó, como se lo dirías a alguien de confianza.",
  "thanks": "¡Con gusto! Si te queda otra duda, pregúntame.",
  "which": "¿Cuál de estas es tu duda?",
  "names": "¿Cuál es?",
  "others": "¿No era eso?",
  "nearest": "Lo más parecido",
  "person": "Quiero una persona",
  "restart": "Empezar de nuevo",
  "handOver": {
    "asked": "Claro. Llama o escribe, como prefieras; por correo va lo que me contaste.",
    "unknown": "No tengo esa respuesta, y no la voy a inventar. Dímelo con otras palabras o pregúntale a una persona.",
    "unsolved": "Perdón, no te resolví. Mejor que te ayude una persona; por correo va lo que me contaste.",
    "failed": "No pude cargar las respuestas. Revisa tu conexión y pregunta otra vez, o habla con una persona."
  },
  "mail": {
    "subject": "Necesito ayuda",
    "intro": "Hola. Esto le conté al asistente de la página de ayuda:"
  },
  "phone": {
    "prompt": "¿Qué celular tienes? Dime la marca y el modelo, y lo busco en la lista.",
    "link": "Abre el buscador de celulares"
  },
  "place": {
    "prompt": "¿De qué lugar? Dime la ciudad o el municipio.",
    "title": "Cobertura",
    "text": "El mapa te dice si hay 3G, 4G y 5G en ese lugar.",
    "which": "Hay más de un lugar con ese nombre.",
    "link": "Abre el mapa"
  },
  "line": {
    "prompt": "¿Qué día compraste tu última membresía? Dime la fecha y te digo qué sigue.",
    "counted": "Lo conté desde el",
    "link": "Abre la línea del tiempo"
  },
  "trip": {
    "prompt": "¿A dónde viajas? Dime el país o la ciudad.",
    "link": "Revisa tu viaje"
  }
};
