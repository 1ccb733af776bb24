export const data = {
  "isSample": true,
  "items": [
    {
      "stars": 5,
      "text": "Pedí mi NIP en la mañana y en la madrugada del día que elegí ya tenía mi número en wim.",
      "author": "Mariana G.",
      "city": "Puebla"
    },
    {
      "stars": 5,
      "text": "No esperé ningún paquete ni busqué un clip. Instalé la eSIM en la sala de mi casa y listo.",
      "author": "Diego H.",
      "city": "Querétaro"
    },
    {
      "stars": 5,
      "text": "Llegué a Madrid, encendí el celular y mandé la foto del aterrizaje. Con Community, el roaming ya venía incluido.",
      "author": "Iván R.",
      "city": "Monterrey"
    },
    {
      "stars": 5,
      "text": "Traje mi número y pago cada mes justo lo que me dijo la app. Cero sorpresas.",
      "author": "Paola V.",
      "city": "León"
    },
    {
      "stars": 5,
      "text": "En la app veo mis gigas, mis días y mis beneficios. Hasta mi mamá la entendió a la primera.",
      "author": "Rodrigo T.",
      "city": "Toluca"
    },
    {
      "stars": 5,
      "text": "Escribí un domingo a las nueve de la noche y me contestó una persona. Salí con todo resuelto.",
      "author": "Ximena C.",
      "city": "Tijuana"
    },
    {
      "stars": 5,
      "text": "Por fin una línea que no te amarra. Si no me gusta, me voy. Y sigo siendo wimer, feliz.",
      "author": "Sofía L.",
      "city": "Mérida"
    },
    {
      "stars": 5,
      "text": "Mi hermana vive en Houston y la llamo sin contar los minutos. Las pláticas del domingo volvieron a ser largas.",
      "author": "Julián M.",
      "city": "Guadalajara"
    },
    {
      "stars": 5,
      "text": "Amazon Prime venía en mi membresía y dejé de pagarlo aparte. Mis series y mi línea, en un solo lugar.",
      "author": "Daniela P.",
      "city": "Ciudad de México"
    },
    {
      "stars": 5,
      "text": "Antes de cambiarme revisé el mapa de cobertura con calma. En casa y en la oficina todo va bien.",
      "author": "Héctor A.",
      "city": "Aguascalientes"
    }
  ]
};
