export const data = {
  "opening": {
    "heading": "Arma tu SIM con *cuatro respuestas*",
    "done": "Lista. Y ni un gramo de *plástico*.",
    "intro": "Cada respuesta le quita un cuarto. Se guardan solo en tu navegador."
  },
  "questions": {
    "phone": "¿Tu celular trae eSIM?",
    "place": "¿Llega la señal a tu casa?",
    "plan": "¿Cuántos datos usas?",
    "number": "¿Traes tu número?"
  },
  "actions": {
    "take": "Compra ahora",
    "share": "Guárdala o compártela",
    "forget": "Olvidar mis respuestas"
  },
  "privacy": {
    "heading": "Tus respuestas son tuyas",
    "kept": "Se guardan en este navegador, sin tu nombre ni tu número, hasta que las borres.",
    "sent": "No las mandamos a nadie. Solo viajan en la dirección que compartes y, si compras desde aquí, van tu membresía y si traes número.",
    "forgotten": "Cuando quieras las quitas todas, con un solo botón."
  }
};
