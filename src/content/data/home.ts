export const data = {
  "banner": {
    "tag": "100% digital · con eSIM",
    "firstLine": "Tu línea en",
    "loudLine": "{{contratacion.tiempo}}.",
    "lastLine": "Sin plástico.",
    "intro": "Membresías de {{plazo.membresia}} con llamadas y SMS ilimitados en {{paises.incluidos}}. Sin plazos forzosos y sin bajarte la velocidad.",
    "download": "Descarga la App",
    "plans": "Ver membresías"
  },
  "cards": {
    "portability": {
      "title": "Portabilidad",
      "text": "Quédate con tu número y paga {{oferta.portabilidad}}",
      "withoutOffer": "Quédate con tu número",
      "action": "Cámbiate"
    },
    "esim": {
      "title": "eSIM",
      "text": "¿Tu celular es compatible?",
      "action": "Compatibilidad"
    },
    "roaming": {
      "title": "Roaming",
      "text": "Conéctate en hasta {{paises.roaming}}",
      "action": "Aprende más"
    },
    "community": {
      "title": "Comunidad",
      "text": "Ser wimer tiene lo suyo",
      "action": "Descúbrela"
    },
    "security": {
      "title": "Cyber-tips",
      "text": "Que no te sorprendan"
    }
  },
  "plans": {
    "heading": "Escoge tu nivel",
    "sub": "{{membresias.cuantas}} membresías, sin plazo forzoso. Duran {{plazo.membresia}} y las cambias cuando quieras."
  },
  "coverage": {
    "heading": "¿Llega la señal a tu casa?",
    "sub": "Escribe dónde vives y te decimos qué hay: 5G, 4G o 3G."
  },
  "opinions": {
    "heading": "Lo que dicen los wimers"
  },
  "brand": {
    "first": "Hay quien tiene compañía de celular.",
    "second": "Tú tienes comunidad."
  },
  "esim": {
    "heading": "El chip que no se pierde",
    "sub": "La eSIM ya vive dentro de tu celular. Solo le falta tu línea."
  },
  "closing": {
    "heading": "Todo pasa en la app",
    "text": "Contrata, instala tu eSIM, trae tu número y revisa tus datos. Tu línea entera cabe en tu mano."
  }
};
