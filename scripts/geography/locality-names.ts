/** Corrections of the GeoNames list: names, duplicates and aliases. */

/**
 * Common names, by state code and name in GeoNames. The GeoNames name stays as an alias, unless only accents differ.
 */
export const commonLocalityNames: Readonly<Record<string, string>> = {
  // English names.
  "CMX Mexico City": "Ciudad de México",
  // Official names, commonly shortened, of state capitals and large cities.
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
  // Incomplete names and double names.
  "CHH Juárez": "Ciudad Juárez",
  "CHP Tuxtla": "Tuxtla Gutiérrez",
  "OAX Oaxaca": "Oaxaca de Juárez",
  "CHH Parral": "Hidalgo del Parral",
  "BCN Rosarito": "Playas de Rosarito",
  "CHP Comitán": "Comitán de Domínguez",
  "GRO Ixtapa-Zihuatanejo": "Zihuatanejo",
  // Boroughs of Mexico City.
  "CMX Gustavo Adolfo Madero": "Gustavo A. Madero",
  "CMX Delegación Cuajimalpa de Morelos": "Cuajimalpa de Morelos",
  "CMX Magdalena Contreras": "La Magdalena Contreras",
  // Towns commonly called by the name of the municipality.
  "MEX Ciudad López Mateos": "Atizapán de Zaragoza",
  "MEX Xico": "Valle de Chalco",
  // Misspelt names, mostly in an accent.
  "MEX Ciudad Nezahualcoyotl": "Ciudad Nezahualcóyotl",
  "VER Túxpam de Rodríguez Cano": "Tuxpan",
  "MIC Heróica Zitácuaro": "Heroica Zitácuaro",
  "PUE Teziutlan": "Teziutlán",
  "HID Ciudad Sahagun": "Ciudad Sahagún",
  "YUC Uman": "Umán",
  "YUC Tecax": "Tekax",
  "TAB Paraiso": "Paraíso",
};

/** Aliases, separated by bars, by the state's code and the common name. */
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

/** Entries that are not separate places, or are duplicates with a misspelt name. */
export const excludedLocalities: ReadonlySet<string> = new Set([
  "JAL Zapopan2",
  "MIC Zacapú",
  "SIN Mazatlan",
  "CMX Benito Juarez",
  "NLE San Pedro Garza Garcia",
  "NLE Cadereyta",
]);

/** Prisons and barracks, which GeoNames lists as places. */
export const institutionPattern =
  /\b(?:readaptaci[oó]n|ce(?:fe)?reso|penal|penitenciaría|reclusorio)\b|^(?:El )?Cuartel(?: Militar)?$/i;

/** Small places whose name alone identifies them, unless the census has a namesake. */
export const wellKnownPlaces: ReadonlySet<string> = new Set([
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
