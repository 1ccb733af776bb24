export const data = {
  "banner": {
    "tag": "100% digital · con eSIM",
    "firstLine": "Contrata en",
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
    "sub": "{{membresias.cuantas}} membresías, sin plazo forzoso. Cada una dura {{plazo.membresia}} y {{membresias.cambio}}.",
    "sim": "Arma tu SIM",
    "comparison": "Compara renglón por renglón"
  },
  "coverage": {
    "heading": "¿Llega la señal a tu casa?",
    "sub": "Abre el mapa, toca cualquier lugar y mira qué hay ahí: 5G, 4G o 3G {{mapa.muestra}}.",
    "map": "Abre el mapa"
  },
  "proof": {
    "porting": "como máximo, desde que tu solicitud cuenta como ingresada.",
    "registry": {
      "figure": "Folios",
      "text": "de wim ante el regulador",
      "link": "Consulta las tarifas"
    }
  },
  "opinions": {
    "heading": "La voz de los wimers"
  },
  "brand": {
    "first": "Hay quien tiene compañía de celular.",
    "second": "Tú tienes comunidad."
  },
  "esim": {
    "heading": "El chip que no se pierde",
    "sub": "Cambiaste de celular. Tu línea también: pide en la app la reposición de tu eSIM.",
    "plastic": {
      "heading": "chips de plástico",
      "text": "No hay chip que recoger, recortar ni perder."
    },
    "time": {
      "heading": "para contratar",
      "text": "Es lo que tardas en contratar, sin filas y sin esperar un paquete."
    },
    "digital": {
      "heading": "digital",
      "text": "Eliges, contratas e instalas desde la app, donde estés."
    },
    "condition": "Tu celular nuevo debe ser compatible con eSIM y estar desbloqueado; si no, no se activa.",
    "check": "Revisa la compatibilidad",
    "learn": "Aprende a usarla"
  },
  "closing": {
    "heading": "Todo pasa en la app",
    "text": "Contrata, instala tu eSIM, trae tu número y revisa tus datos. Tu línea entera cabe en tu mano.",
    "code": "Apunta tu cámara"
  },
  "screens": {
    "usage": {
      "heading": "Consumo",
      "text": "Mira cuántos GB te quedan y hasta qué día."
    },
    "roaming": {
      "heading": "Roaming",
      "text": "Mira cuántos GB llevas a tu viaje."
    },
    "renewal": {
      "heading": "Membresía",
      "text": "Al terminar, tú decides: el mismo nivel u otro."
    },
    "benefits": {
      "heading": "Beneficios",
      "text": "Activa lo que viene con tu membresía."
    }
  }
};
