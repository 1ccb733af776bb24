export const data = {
  "steps": [
    {
      "heading": "Marca 911",
      "text": "Sin lada y sin pagar nada. Si puedes, aléjate antes del peligro."
    },
    {
      "heading": "Di qué pasa",
      "text": "En pocas palabras: un choque, un incendio, un robo, alguien que no respira."
    },
    {
      "heading": "Di dónde estás",
      "text": "Calle, número, colonia y municipio. Si no lo sabes, di qué ves cerca."
    },
    {
      "heading": "No cuelgues",
      "text": "Contesta lo que te pregunten y espera a que te digan que ya puedes colgar."
    }
  ],
  "tips": [
    "La llamada puede llevar tu ubicación, pero dila de todos modos.",
    "Si llamas por Wi-Fi, tu ubicación puede no ser exacta: da la dirección completa.",
    "Los mensajes de texto al 911 solo funcionan donde estén habilitados. Si puedes, llama.",
    "Las llamadas falsas se sancionan y le quitan ayuda a quien la necesita."
  ],
  "retired": [
    {
      "number": "060",
      "what": "Policía local"
    },
    {
      "number": "061",
      "what": "Policía judicial de los estados y del Distrito Federal"
    },
    {
      "number": "065",
      "what": "Cruz Roja"
    },
    {
      "number": "066",
      "what": "Sistema Nacional de Atención de Emergencias de la Ciudadanía"
    },
    {
      "number": "068",
      "what": "Bomberos"
    },
    {
      "number": "080",
      "what": "Seguridad y emergencia"
    }
  ],
  "others": [
    {
      "number": "089",
      "text": "Denuncia anónima: para contar un delito sin dar tu nombre. Si está pasando en este momento, marca 911."
    },
    {
      "number": "088",
      "text": "Seguridad federal, hoy de la Guardia Nacional. Quedó fuera del cambio al 911."
    }
  ]
};
