export const data = {
  "opening": {
    "intro": "Antes de cambiarte, revisa qué señal hay donde vives, trabajas y viajas por México."
  },
  "map": {
    "heading": "El mapa, por tecnología",
    "sub": "Elige una tecnología para ver dónde llega. Toca un punto y te decimos qué señal hay ahí."
  },
  "states": {
    "heading": "Cobertura por estado",
    "sub": "Qué parte del territorio queda dentro de cada cobertura, en los seis estados con más habitantes.",
    "note": "Son porcentajes de superficie, no de habitantes. Salen de los mismos archivos que dibuja el mapa."
  },
  "next": {
    "map": "Mira el mapa",
    "states": "Revisa tu estado"
  },
  "downloads": {
    "heading": "Descarga los archivos",
    "sub": "Son los archivos KML que dibuja el mapa. Ábrelos con Google Earth o con otro programa de mapas."
  },
  "legal": {
    "title": "Nota legal de cobertura",
    "maps": {
      "title": "Mapas de cobertura garantizada y diferenciada",
      "paragraphs": [
        "El regulador pide a los operadores mapas de cobertura garantizada y de cobertura diferenciada.",
        "En esta página, «garantizada» es la zona donde el servicio se ofrece con compromiso de calidad.",
        "«Diferenciada» separa la zona garantizada de la no garantizada. En la no garantizada puede haber señal, sin ese compromiso.",
        "El mapa de 5G tiene un solo archivo y no separa esas zonas."
      ],
      "link": "Compara la cobertura de los operadores en el sitio que publicó el IFT"
    },
    "limits": {
      "title": "Límites del servicio",
      "paragraphs": [
        "La intensidad de la señal cambia de un punto a otro, también dentro de una zona con cobertura.",
        "La señal puede ser débil o faltar:"
      ],
      "points": [
        "en interiores, sótanos y lugares subterráneos, como el metro o un estacionamiento",
        "en elevadores",
        "donde se reúne mucha gente o la red está saturada",
        "por el terreno o el clima",
        "por el celular que usas",
        "durante el mantenimiento de la red"
      ]
    },
    "prisons": {
      "title": "Centros penitenciarios",
      "paragraphs": [
        "Por ley, el servicio celular se bloquea dentro de los centros penitenciarios.",
        "El bloqueo puede afectar la señal en sus alrededores, aunque el mapa marque cobertura."
      ]
    },
    "sources": {
      "title": "De dónde vienen los mapas",
      "paragraphs": [
        "El mapa de fondo es de los colaboradores de OpenStreetMap. El contorno de los estados es de Natural Earth.",
        "OpenStreetMap recibe qué zona del mapa miras, para enviar sus imágenes. No recibe tu ubicación.",
        "La lista de lugares viene del censo del INEGI y de GeoNames, con licencia CC BY 4.0. Fue modificada para este sitio."
      ]
    }
  },
  "closing": {
    "heading": "¿Te llega la señal? Trae tu número.",
    "text": "Cámbiate sin perder tu número: pide tu NIP y termina el trámite en la app.",
    "port": "Cambia a wim",
    "compare": "Compara membresías"
  }
};
