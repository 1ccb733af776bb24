/**
 * The laws and authorities that the legal texts name. Articles: consolidated texts of March 2026, Cámara de Diputados.
 * Acts of the Instituto Federal de Telecomunicaciones (IFT) stay in force; on 17 October 2025 the Comisión Reguladora
 * de Telecomunicaciones (CRT) replaced it.
 */
export const laws = {
  telecommunications: {
    name: "Ley en Materia de Telecomunicaciones y Radiodifusión",
    short: "LMTR",
    published: "16\u00a0de julio de 2025",
    inForce: "17\u00a0de julio de 2025",
    href: "https://www.diputados.gob.mx/LeyesBiblio/pdf/LMTR.pdf",
  },
  privacy: {
    name: "Ley Federal de Protección de Datos Personales en Posesión de los Particulares",
    short: "LFPDPPP",
    published: "20\u00a0de marzo de 2025",
    inForce: "21\u00a0de marzo de 2025",
    href: "https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPDPPP.pdf",
  },
  consumers: {
    name: "Ley Federal de Protección al Consumidor",
    short: "LFPC",
    href: "https://www.diputados.gob.mx/LeyesBiblio/pdf/LFPC.pdf",
  },
  trafficGuidelines: {
    name: "Lineamientos para la gestión de tráfico y administración de red a que deberán sujetarse los concesionarios y autorizados que presten el servicio de acceso a Internet",
    published: "5\u00a0de julio de 2021",
    href: "https://www.dof.gob.mx/nota_detalle.php?codigo=5622965&fecha=05/07/2021",
  },
  serviceStandard: {
    name: "NOM-184-SCFI-2018",
    published: "8\u00a0de marzo de 2019",
    href: "https://www.dof.gob.mx/nota_detalle.php?codigo=5552286&fecha=08/03/2019",
  },
  justiceGuidelines: {
    name: "Lineamientos de Colaboración en Materia de Seguridad y Justicia",
    published: "2\u00a0de diciembre de 2015",
    href: "https://www.ift.org.mx/sites/default/files/lcmsj_07-02-2025.pdf",
  },
} as const;

export const authorities = {
  regulator: {
    name: "Comisión Reguladora de Telecomunicaciones",
    short: "CRT",
    before: "Instituto Federal de Telecomunicaciones (IFT)",
    href: "https://www.gob.mx/crt",
  },
  consumers: {
    name: "Procuraduría Federal del Consumidor",
    short: "PROFECO",
    href: "https://www.gob.mx/profeco",
    /** Teléfono del Consumidor: Mexico City's area, and the whole country. */
    phones: ["55\u00a05568\u00a08722", "800\u00a0468\u00a08722"],
    telecomEmail: "quejastelecomunicaciones@profeco.gob.mx",
    conciliation: { name: "Concilianet", href: "https://concilianet.profeco.gob.mx/" },
    contracts: {
      name: "Registro Público de Contratos de Adhesión",
      href: "https://rpca.profeco.gob.mx/telecomunicaciones.html",
    },
    noAdvertising: { name: "Registro Público para Evitar Publicidad (REPEP)", href: "https://repep.profeco.gob.mx/" },
  },
  privacy: { name: "Secretaría Anticorrupción y Buen Gobierno", before: "INAI" },
} as const;
