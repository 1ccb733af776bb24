export const data = {
  "heading": "Deja de recibir *nuestros correos*",
  "submit": "Confirmar baja",
  "done": "Te dimos de baja de nuestra lista de correos.",
  "home": "Ir al inicio",
  "changes": {
    "heading": "Qué cambia y qué no",
    "stoppedMails": {
      "heading": "Ya no te llega",
      "items": [
        "Promociones y descuentos.",
        "Novedades y lanzamientos de wim."
      ]
    },
    "remainingMails": {
      "heading": "Te sigue llegando",
      "items": [
        "Los avisos sobre tu línea, en tu correo registrado.",
        "Las respuestas a lo que nos preguntes."
      ]
    },
    "privacy": "Lee cómo usamos tus datos"
  }
};
