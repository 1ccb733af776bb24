export const data = {
  "opening": {
    "heading": "El *registro* de wim",
    "intro": "Cada tarifa y cada promoción se inscribe con un folio ante el regulador. Búscala por número o por nombre y lee lo que sabemos de ella.",
    "search": "Busca un folio",
    "tariffs": "Consulta las tarifas vigentes"
  },
  "lookup": {
    "heading": "Busca en el registro",
    "intro": "Escribe un folio, completo o a medias, o el nombre de una membresía o promoción."
  },
  "listing": {
    "heading": "Todos los registros",
    "sub": "Membresías y promociones, con la página de cada una."
  },
  "about": {
    "heading": "Qué es un folio",
    "points": [
      {
        "term": "Lo da el regulador",
        "text": "Es el número con el que se inscribe una tarifa o promoción. El registro lo lleva la {{autoridad.regulador}} ({{autoridad.regulador.siglas}}), antes {{autoridad.regulador.antes}}."
      },
      {
        "term": "Va antes de cobrar",
        "text": "Una tarifa se inscribe antes de aplicarse. Así cualquiera puede revisar lo que se ofreció."
      },
      {
        "term": "Tiene un formato simplificado",
        "text": "Es la hoja que resume lo inscrito: precio, beneficios, vigencia y condiciones."
      }
    ],
    "viewer": "Abre el visor del regulador",
    "data": "Descarga todo el registro en JSON"
  },
  "page": {
    "seeDocument": "Ve al documento",
    "document": "El documento",
    "official": {
      "heading": "El registro oficial",
      "sub": "Lo lleva la {{autoridad.regulador}} ({{autoridad.regulador.siglas}}), antes {{autoridad.regulador.antes}}."
    },
    "data": "Descarga estos datos en JSON",
    "back": "Busca otro folio",
    "open": {
      "heading": "Abre el visor de tarifas",
      "text": "Es público y se consulta sin contraseña."
    },
    "number": "Va completo, sin espacios ni guiones.",
    "byName": {
      "heading": "Busca la promoción",
      "text": "Búscala por su nombre entre lo registrado por wim."
    },
    "compare": {
      "heading": "Compara",
      "text": "Esta página es un resumen. Lo completo es el formato inscrito."
    }
  }
};
