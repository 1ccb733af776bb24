/** Corrections to the GeoNames list: names, duplicates, and alternative names. */

/**
 * The common name, by state code and name in GeoNames. The old name stays as an alias, unless it is only a misspelling.
 */
export const commonNames: Readonly<Record<string, string>> = {
  // English names.
  "CMX Mexico City": "Ciudad de México",
  // Official names of state capitals and large cities, which are commonly shortened.
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
  // Incomplete names, completed; and double names.
  "CHH Juárez": "Ciudad Juárez",
  "CHP Tuxtla": "Tuxtla Gutiérrez",
  "OAX Oaxaca": "Oaxaca de Juárez",
  "CHH Parral": "Hidalgo del Parral",
  "BCN Rosarito": "Playas de Rosarito",
  "CHP Comitán": "Comitán de Domínguez",
  "GRO Ixtapa-Zihuatanejo": "Zihuatanejo",
  // Boroughs of Mexico City by their own names.
  "CMX Gustavo Adolfo Madero": "Gustavo A. Madero",
  "CMX Delegación Cuajimalpa de Morelos": "Cuajimalpa de Morelos",
  "CMX Magdalena Contreras": "La Magdalena Contreras",
  // Towns commonly called by the name of their municipality.
  "MEX Ciudad López Mateos": "Atizapán de Zaragoza",
  "MEX Xico": "Valle de Chalco",
  // Misspelt, mostly in an accent.
  "MEX Ciudad Nezahualcoyotl": "Ciudad Nezahualcóyotl",
  "VER Túxpam de Rodríguez Cano": "Tuxpan",
  "MIC Heróica Zitácuaro": "Heroica Zitácuaro",
  "PUE Teziutlan": "Teziutlán",
  "HID Ciudad Sahagun": "Ciudad Sahagún",
  "YUC Uman": "Umán",
  "YUC Tecax": "Tekax",
  "TAB Paraiso": "Paraíso",
};

/** Aliases, separated by bars, by state code and the name used here. */
export const localityAliases: Readonly<Record<string, string>> = {
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

/** Entries that are not separate places, or repeat one under a misspelt name. */
export const excludedLocalities: ReadonlySet<string> = new Set([
  "JAL Zapopan2",
  "MIC Zacapú",
  "SIN Mazatlan",
  "CMX Benito Juarez",
  "NLE San Pedro Garza Garcia",
  "NLE Cadereyta",
]);

/** Prisons and barracks, which the census counts as localities. */
export const institutionPattern =
  /\b(?:readaptaci[oó]n|ce(?:fe)?reso|penal|penitenciaría|reclusorio)\b|^(?:El )?Cuartel(?: Militar)?$/i;

/** Villages known by their name alone; only if the census has no other of that name. */
export const knownTowns: ReadonlySet<string> = new Set([
  "NAY Nuevo Vallarta",
  "NAY Sayulita",
  "NAY Bucerías",
  "ROO Holbox",
  "ROO Mahahual",
  "ROO Akumal",
  "OAX Mazunte",
  "OAX Zipolite",
  "OAX Zicatela",
  "BCS Todos Santos",
  "SLP Real de Catorce",
]);
