export const data = {
  "heading": "Preguntas *frecuentes*",
  "support": "Habla con una persona",
  "list": "¿Qué quieres saber?",
  "search": {
    "label": "Busca tu pregunta",
    "hint": "Una o dos palabras. Por ejemplo: robo, factura, NIP."
  },
  "closing": {
    "heading": "¿No está tu pregunta?",
    "text": "Búscala en todo el sitio: guías, textos legales y páginas. O pregúntale a soporte.",
    "search": "Busca en todo el sitio"
  }
};
