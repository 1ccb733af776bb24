export const data = {
  "opening": {
    "heading": "Mucho gusto, *somos wim*",
    "intro": "Telefonía celular 100% digital para México: tu línea es una eSIM, se contrata en la app y no te amarra.",
    "plans": "Ver membresías"
  },
  "purpose": {
    "isSample": true,
    "mission": {
      "text": "Que tener tu línea sea tan fácil como usar una app.",
      "more": "Sin plástico, sin plazos forzosos y con información que se entiende a la primera."
    },
    "vision": {
      "text": "Que en México cada quien se quede con su compañía por gusto.",
      "more": "Porque le sirve y le conviene, no porque un contrato lo obligue."
    }
  },
  "figures": {
    "digital": "digital: sin tiendas que visitar ni chip que esperar",
    "terms": "plazos forzosos",
    "roaming": "países con roaming, según tu membresía"
  },
  "values": {
    "heading": "Lo que nos mueve",
    "sub": "Tres valores, y en qué se notan cuando usas tu línea.",
    "innovation": {
      "heading": "Innovación",
      "text": "Tu línea es una eSIM. La contratas, la instalas y la administras desde la app.",
      "link": "Revisa si tu celular es compatible"
    },
    "subscriber": {
      "heading": "Orientación al suscriptor",
      "text": "Tú mandas: solo la persona titular mueve su línea, y nadie la obliga a quedarse.",
      "link": "Conoce la comunidad"
    },
    "competitiveness": {
      "heading": "Competitividad",
      "text": "Precios a la vista. Al traer tu número, desde {{oferta.precio-desde}} los primeros {{oferta.meses}}; {{oferta.vigencia}}.",
      "withoutOffer": "Precios a la vista desde {{membresias.desde}} por {{plazo.membresia}}.",
      "link": "Compara membresías"
    }
  },
  "features": {
    "roaming": {
      "heading": "Roaming",
      "text": "Hasta en {{paises.roaming}}, según tu membresía.",
      "link": "Busca tu destino"
    },
    "calls": {
      "heading": "Llamadas y SMS ilimitados",
      "text": "En {{paises.incluidos}}, con cualquier membresía."
    },
    "wimers": {
      "heading": "Wimers",
      "text": "La comunidad de quienes tienen su línea en wim.",
      "link": "Conoce a los wimers"
    },
    "stay": {
      "heading": "Quédate lo que quieras",
      "text": "Sin plazos forzosos: cada membresía dura {{plazo.membresia}}."
    }
  },
  "proofs": {
    "heading": "No nos creas: compruébalo",
    "sub": "wim tiene folios ante el regulador, y tus derechos están por escrito.",
    "tariffs": {
      "label": "Planes y tarifas registrados",
      "text": "El portal del regulador de telecomunicaciones."
    },
    "charter": {
      "label": "Carta de derechos mínimos",
      "text": "Lo que te corresponde como persona usuaria."
    },
    "legal": {
      "label": "Legal",
      "text": "Contrato, políticas y registros, en un solo índice."
    },
    "accessibility": {
      "label": "Accesibilidad",
      "text": "Cómo hacemos que el servicio sea para todas las personas."
    }
  },
  "closing": {
    "heading": "Ahora te toca a ti",
    "text": "Tu línea empieza en la app, desde donde estés."
  }
};
