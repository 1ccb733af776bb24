export const data = {
  "laws": {
    "telecommunications": {
      "name": "Ley en Materia de Telecomunicaciones y Radiodifusión",
      "short": "LMTR",
      "published": "2025-07-16",
      "inForce": "2025-07-17",
      "href": "https://www.diputados.gob.mx/LeyesBiblio/pdf/LMTR.pdf"
    },
    "privacy": {
      "name": "Ley Federal de Protección de Datos Personales en Posesión de los Particulares",
      "short": "LFPDPPP",
      "published": "2025-03-20",
      "inForce": "2025-03-21",
      "href": "https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPDPPP.pdf"
    },
    "consumers": {
      "name": "Ley Federal de Protección al Consumidor",
      "short": "LFPC",
      "href": "https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPC.pdf"
    },
    "trafficGuidelines": {
      "name": "Lineamientos para la gestión de tráfico y administración de red a que deberán sujetarse los concesionarios y autorizados que presten el servicio de acceso a Internet",
      "published": "2021-07-05",
      "href": "https://www.dof.gob.mx/nota_detalle.php?codigo=5622965&fecha=05/07/2021"
    },
    "serviceStandard": {
      "name": "NOM-184-SCFI-2018",
      "published": "2019-03-08",
      "href": "https://www.dof.gob.mx/nota_detalle.php?codigo=5552286&fecha=08/03/2019"
    },
    "justiceGuidelines": {
      "name": "Lineamientos de Colaboración en Materia de Seguridad y Justicia",
      "published": "2015-12-02",
      "modified": "2025-02-07",
      "href": "https://www.ift.org.mx/sites/default/files/lcmsj_07-02-2025.pdf"
    }
  },
  "authorities": {
    "regulator": {
      "name": "Comisión Reguladora de Telecomunicaciones",
      "short": "CRT",
      "before": "Instituto Federal de Telecomunicaciones (IFT)",
      "href": "https://www.gob.mx/crt"
    },
    "consumers": {
      "name": "Procuraduría Federal del Consumidor",
      "short": "PROFECO",
      "href": "https://www.gob.mx/profeco",
      "phoneInCapital": "55 5568 8722",
      "phoneInCountry": "800 468 8722",
      "telecomEmail": "quejastelecomunicaciones@profeco.gob.mx",
      "conciliation": {
        "name": "Concilianet",
        "href": "https://concilianet.profeco.gob.mx/"
      },
      "contracts": {
        "name": "Registro Público de Contratos de Adhesión",
        "href": "https://rpca.profeco.gob.mx/telecomunicaciones.html"
      },
      "noAdvertising": {
        "name": "Registro Público para Evitar Publicidad (REPEP)",
        "href": "https://repep.profeco.gob.mx/"
      }
    },
    "privacy": {
      "name": "Secretaría Anticorrupción y Buen Gobierno",
      "before": "INAI"
    }
  }
};
