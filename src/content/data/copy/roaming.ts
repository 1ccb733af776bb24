export const data = {
  "opening": {
    "heading": "Roaming en *{{paises.roaming}}*",
    "withoutScript": "Para armar tu viaje hace falta JavaScript. Sin él, la lista dice con qué membresías tienes roaming.",
    "list": "Mira todos los destinos",
    "compare": "Compara membresías"
  },
  "trip": {
    "heading": "Tu viaje con cada membresía",
    "sub": "Precio por {{plazo.membresia}}.",
    "share": "La dirección de esta página guarda tu viaje: cópiala para compartirlo."
  },
  "destinations": {
    "heading": "Todos los destinos",
    "sub": "Cada país dice con qué membresías tienes roaming. {{roaming.excluye}}."
  },
  "activation": {
    "heading": "Activa tu roaming",
    "steps": [
      {
        "heading": "Revisa tu destino",
        "text": "Confirma que tu membresía cubre todos los países de tu viaje."
      },
      {
        "heading": "Enciende el roaming",
        "text": "En iPhone: abre Configuración, Datos celulares, tu línea y enciende «Itinerancia de datos». En Android: abre Redes móviles y enciende «Datos en roaming» o «Itinerancia de datos»."
      },
      {
        "heading": "Usa wim para tus datos",
        "text": "Si tu celular tiene dos líneas, deja la de wim como línea de datos."
      },
      {
        "heading": "Reinicia al llegar",
        "text": "Al aterrizar, reinicia tu celular para que encuentre la red del país."
      }
    ]
  },
  "before": {
    "heading": "Antes de hacer la maleta",
    "left": {
      "heading": "Revisa tus GB y tus días",
      "text": "La app te dice cuántos GB y cuántos días te quedan. Tu membresía dura {{plazo.membresia}} naturales: cuida que alcance hasta tu regreso. Antes de llamar desde allá, pregunta a soporte si tiene costo.",
      "link": "Conoce tus consumos"
    },
    "outside": {
      "heading": "Fuera de tu lista no hay servicio",
      "text": "En un país que tu membresía no cubre, tu línea no funciona. Guarda mapas y reservaciones en tu celular, y usa Wi-Fi."
    },
    "without": {
      "heading": "{{roaming.excluye}}",
      "text": "Sin roaming, tu línea funciona en {{paises.incluidos}}. Para ir más lejos, elige {{membresias.con-roaming.alternativa}}."
    }
  },
  "legal": {
    "title": "Nota legal de roaming",
    "paragraphs": [
      "El roaming de tu membresía dura {{plazo.membresia}} naturales desde que la contratas. Un paquete de roaming dura {{plazo.paquete}} naturales desde que lo compras.",
      "Una vez contratado, el roaming no se cancela, salvo lo que te da la ley.",
      "Fuera de los países de tu membresía o de tu paquete no hay servicio.",
      "{{paises.incluidos}} no son roaming: están incluidos en todas las membresías, con sus GB, llamadas y SMS. {{roaming.excluye}}."
    ],
    "more": [
      "Llamadas y SMS en roaming: {{dato.roaming-llamadas}}.",
      "La política de uso prohíbe el uso anormal del roaming.",
      "{{uso-anomalo.regla}}. Lo explica la política de uso.",
      "La lista de ciudades del buscador viene de GeoNames, con licencia CC BY 4.0, y fue modificada para este sitio."
    ]
  },
  "closing": {
    "heading": "¿Lista tu maleta? Falta tu línea.",
    "text": "Elige la membresía que cubre tu viaje. Si traes tu número, pagas {{oferta.portabilidad}}; {{oferta.vigencia}}.",
    "withoutOffer": "Elige la membresía que cubre tu viaje. Si quieres, trae tu número.",
    "port": "Trae tu número"
  }
};
