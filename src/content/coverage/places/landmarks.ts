/**
 * Archaeological sites, natural sights and small villages inland that people travel to, by state, as «name|other name >
 * municipality». For the answers, see `resorts.ts`. Source: common knowledge; `scripts/geography` checks every
 * municipality.
 */
export const landmarks: Readonly<Record<string, readonly string[]>> = {
  CHH: [
    "Areponápuchi|Posada Barrancas > Urique",
    "Bahuichivo > Urique",
    "Basaseachi|Cascada de Basaseachi|Basaseachic > Ocampo",
    "Cerocahui > Urique",
    "Cusárare > Guachochi",
    "Divisadero|El Divisadero > Urique",
    "Lago de Arareko|Arareko > Bocoyna",
    "Paquimé > Casas Grandes",
    "San Juanito > Bocoyna",
  ],
  CHP: [
    "Bonampak > Ocosingo",
    "Cascadas de Agua Azul > Tumbalá",
    "Cascada El Chiflón|El Chiflón > Tzimol",
    "Lacanjá Chansayab > Ocosingo",
    "Lagunas de Montebello|Lagos de Montebello|Montebello > La Trinitaria",
    "Misol-Ha > Salto de Agua",
    "San Juan Chamula > Chamula",
    "Toniná > Ocosingo",
    "Yaxchilán > Ocosingo",
  ],
  COA: ["Boquillas del Carmen > Ocampo", "Poza de la Becerra > Cuatro Ciénegas"],
  GRO: ["Grutas de Cacahuamilpa|Cacahuamilpa > Pilcaya"],
  HID: ["Grutas de Tolantongo|Tolantongo > Cardonal", "Prismas Basálticos > Huasca de Ocampo"],
  JAL: ["Guachimontones > Teuchitlán"],
  MIC: ["Angahuan > Uruapan", "Camécuaro|Lago de Camécuaro > Tangancícuaro"],
  MOR: ["Las Estacas > Tlaltizapán de Zapata"],
  NLE: [
    "Cola de Caballo|Cascada Cola de Caballo > Santiago",
    "Grutas de García > García",
    "Presa de la Boca > Santiago",
  ],
  OAX: [
    "Hierve el Agua > San Lorenzo Albarradas",
    "San José del Pacífico > San Mateo Río Hondo",
    "Yagul > Tlacolula de Matamoros",
  ],
  PUE: ["Cantona > Tepeyahualco"],
  QUE: ["Concá > Arroyo Seco", "Puente de Dios > Pinal de Amoles"],
  ROO: ["Cobá > Tulum"],
  SLP: [
    "Cascada de Tamul|Tamul > Aquismón",
    "Las Pozas > Xilitla",
    "Media Luna|Laguna de la Media Luna > Rioverde",
    "Puente de Dios > Tamasopo",
    "Sótano de las Golondrinas > Aquismón",
    "Tanchachín > Aquismón",
  ],
  SON: ["El Pinacate|Pinacate > Puerto Peñasco", "Punta Chueca|Socaaix > Hermosillo"],
  VER: ["El Tajín|Tajín > Papantla", "Roca Partida > San Andrés Tuxtla"],
  YUC: ["Chichén Itzá > Tinum", "Ek Balam|Ek' Balam > Temozón", "Kabah > Santa Elena", "Uxmal > Santa Elena"],
};
