/** Where the list of GeoNames needs a word: its names, its doubles, and what else people call a place. */

/**
 * The name that people use, by state code and name in GeoNames. The old name stays as another way to find it, unless it is
 * only a slip of spelling.
 */
export const commonNames: Readonly<Record<string, string>> = {
  // In English.
  "CMX Mexico City": "Ciudad de México",
  // The official name of a state's capital or a large city, of which the first part is what is said.
  "GUA León de los Aldama": "León",
  "GRO Acapulco de Juárez": "Acapulco",
  "QUE Santiago de Querétaro": "Querétaro",
  "DUR Victoria de Durango": "Durango",
  "VER Xalapa de Enríquez": "Xalapa",
  "HID Pachuca de Soto": "Pachuca",
  "MEX Santa María Chimalhuacán": "Chimalhuacán",
  "NLE Ciudad Apodaca": "Apodaca",
  "NLE Ciudad General Escobedo": "General Escobedo",
  "COL Ciudad de Villa de Álvarez": "Villa de Álvarez",
  "VER Poza Rica de Hidalgo": "Poza Rica",
  "GRO Iguala de la Independencia": "Iguala",
  "CHH Ciudad Delicias": "Delicias",
  "MEX Texcoco de Mora": "Texcoco",
  "GRO Taxco de Alarcón": "Taxco",
  "OAX Ciudad de Huajuapan de León": "Huajuapan de León",
  "GUA Dolores Hidalgo Cuna de la Independencia Nacional": "Dolores Hidalgo",
  "PUE San Martin Texmelucan de Labastida": "San Martín Texmelucan",
  "MEX Tultitlán de Mariano Escobedo": "Tultitlán",
  // The first part alone, where people say more.
  "CHH Juárez": "Ciudad Juárez",
  "CHP Tuxtla": "Tuxtla Gutiérrez",
  "OAX Oaxaca": "Oaxaca de Juárez",
  "CHH Parral": "Hidalgo del Parral",
  "BCN Rosarito": "Playas de Rosarito",
  "CHP Comitán": "Comitán de Domínguez",
  "GRO Ixtapa-Zihuatanejo": "Zihuatanejo",
  // A borough of Mexico City by its own name.
  "CMX Gustavo Adolfo Madero": "Gustavo A. Madero",
  "CMX Delegación Cuajimalpa de Morelos": "Cuajimalpa de Morelos",
  "CMX Magdalena Contreras": "La Magdalena Contreras",
  // A town that people call as its municipality.
  "MEX Ciudad López Mateos": "Atizapán de Zaragoza",
  "MEX Xico": "Valle de Chalco",
  // An accent that is missing, or one too many.
  "MEX Ciudad Nezahualcoyotl": "Ciudad Nezahualcóyotl",
  "VER Túxpam de Rodríguez Cano": "Tuxpan",
  "MIC Heróica Zitácuaro": "Heroica Zitácuaro",
  "PUE Teziutlan": "Teziutlán",
  "HID Ciudad Sahagun": "Ciudad Sahagún",
  "YUC Uman": "Umán",
  "YUC Tecax": "Tekax",
  "TAB Paraiso": "Paraíso",
};

/** What else a place is called, with a bar between. By state code and the name in use here. */
export const otherNames: Readonly<Record<string, string>> = {
  "CMX Ciudad de México": "CDMX|DF|Distrito Federal",
  "VER Xalapa": "Jalapa",
  "PUE Puebla": "Heroica Puebla de Zaragoza",
  "MEX Ciudad Nezahualcóyotl": "Neza",
  "SIN Culiacán": "Culiacán Rosales",
  "GRO Chilpancingo": "Chilpancingo de los Bravo",
  "MEX Toluca": "Toluca de Lerdo",
  "CAM Campeche": "San Francisco de Campeche",
  "TLA Tlaxcala": "Tlaxcala de Xicohténcatl",
  "MEX Ecatepec de Morelos": "San Cristóbal Ecatepec",
  "BCS Cabo San Lucas": "Los Cabos",
  "BCS San José del Cabo": "Los Cabos",
};

/** Entries that are no place of their own, or repeat one under a misspelt name. */
export const leftOut: ReadonlySet<string> = new Set([
  "JAL Zapopan2",
  "MIC Zacapú",
  "SIN Mazatlan",
  "CMX Benito Juarez",
  "NLE San Pedro Garza Garcia",
  "NLE Cadereyta",
]);
