/**
 * Well-known neighbourhoods (colonias) of the largest cities, by state and municipality. The answer is for the
 * municipality, and says so. If two municipalities list the same name, the map asks which is meant. Names that most
 * cities have, such as «Centro», are left out, except «Del Valle». Source: common knowledge; `scripts/geography` checks
 * every municipality.
 */
export const colonias: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  CMX: {
    "Álvaro Obregón":
      "San Ángel|San Ángel Inn|Guadalupe Inn|Las Águilas|Olivar de los Padres|Tizapán San Ángel|Jardines del Pedregal|Lomas de Plateros|Chimalistac|Santa Fe|Centro Santa Fe",
    Azcapotzalco: "Clavería|Nueva Santa María|Pro Hogar|San Álvaro|Industrial Vallejo",
    "Benito Juárez":
      "Narvarte|Narvarte Poniente|Narvarte Oriente|Del Valle|Del Valle Centro|Del Valle Sur|Del Valle Norte|Nápoles|Portales|Portales Norte|Portales Sur|Mixcoac|Insurgentes Mixcoac|Xoco|Noche Buena|Ciudad de los Deportes|Letrán Valle|Vértiz Narvarte|Insurgentes San Borja|Actipan|Extremadura Insurgentes|San José Insurgentes|Tlacoquemécatl|General Anaya|Américas Unidas",
    Coyoacán:
      "Pedregal de Santo Domingo|Copilco|Copilco Universidad|Romero de Terreros|Campestre Churubusco|Villa Coapa|Coapa",
    "Cuajimalpa de Morelos": "Santa Fe|Contadero|Lomas de Vista Hermosa|Bosques de las Lomas",
    Cuauhtémoc:
      "Condesa|Hipódromo Condesa|Roma|Roma Norte|Roma Sur|Zona Rosa|Doctores|San Rafael|Santa María la Ribera|Tepito|Tlatelolco|Algarín|Atlampa|Peralvillo|Tabacalera",
    "Gustavo A. Madero":
      "Lindavista|San Juan de Aragón|Martín Carrera|Tepeyac Insurgentes|Nueva Atzacoalco|Gabriel Hernández|Vallejo",
    Iztacalco: "Agrícola Oriental|Agrícola Pantitlán|Granjas México|Viaducto Piedad|Gabriel Ramos Millán",
    Iztapalapa:
      "Santa Cruz Meyehualco|San Lorenzo Tezonco|Santa Martha Acatitla|Desarrollo Urbano Quetzalcóatl|Santa María Aztahuacán|Ermita Zaragoza|San Miguel Teotongo|Central de Abasto|Constitución de 1917|Sinatel",
    "La Magdalena Contreras": "San Jerónimo Lídice|San Bernabé Ocotepec",
    "Miguel Hidalgo":
      "Polanco|Nuevo Polanco|Anzures|Lomas de Chapultepec|Escandón|Tacubaya|San Miguel Chapultepec|Granada|Ampliación Granada|Tacuba|Popotla|Irrigación|Pensil|Daniel Garza|Bosques de las Lomas",
    Tlalpan:
      "Héroes de Padierna|Fuentes Brotantes|Jardines en la Montaña|Villa Olímpica|Toriello Guerra|Villa Coapa|Coapa",
    "Venustiano Carranza": "Jardín Balbuena|Romero Rubio|Merced Balbuena|Peñón de los Baños",
    Xochimilco: "Tepepan|Santa María Tepepan",
  },
  BCN: {
    Tijuana:
      "Zona Río|Otay|Mesa de Otay|Otay Universidad|Cacho|Colonia Libertad|El Florido|Natura|Villa Fontana|Sánchez Taboada|Soler|Guaycura|Santa Fe",
  },
  CHH: { Juárez: "Anapra|Partido Romero|Riberas del Bravo|Chaveña|Pronaf|Infonavit Casas Grandes|Salvárcar|Senecú" },
  GUA: {
    León: "Jardines del Moral|León Moderno|Lomas del Campestre|Jardines del Campestre|El Coecillo|Villas de San Juan|Andrade|Arbide|Valle del Campestre|Piletas",
  },
  JAL: {
    Guadalajara:
      "Chapalita|Providencia|Italia Providencia|Colomos Providencia|Americana|Lafayette|Ladrón de Guevara|Santa Tere|Santa Teresita|Analco|Oblatos|Huentitán|Huentitán el Bajo|Jardines del Bosque|Jardines Alcalde|Mezquitán|Monraz|Arcos Vallarta|Beatriz Hernández|Tetlán",
    Zapopan:
      "Andares|Puerta de Hierro|Ciudad del Sol|Las Águilas|Valle Real|Arcos de Guadalupe|Tabachines|Atemajac del Valle|Arenales Tapatíos|El Colli|Colli Urbano|Bugambilias|Ciudad Bugambilias|Prados Vallarta|Royal Country|Paseos del Sol|La Tuzanía|Mesa Colorada",
  },
  MEX: {
    "Atizapán de Zaragoza": "Zona Esmeralda|Las Alamedas",
    "Ecatepec de Morelos":
      "Ciudad Azteca|Jardines de Morelos|Xalostoc|Las Américas|Santa Clara Coatitla|Los Héroes Ecatepec",
    Huixquilucan: "Interlomas",
    "Naucalpan de Juárez": "Satélite|Ciudad Satélite|Echegaray|Bosques de Echegaray|Lomas Verdes",
    Nezahualcóyotl: "Bosques de Aragón|Valle de Aragón|Evolución|La Perla|Ciudad Jardín Bicentenario",
    "Tlalnepantla de Baz": "San Juan Ixhuatepec",
  },
  NLE: {
    Guadalupe: "Linda Vista|Contry La Silla",
    Monterrey:
      "Obispado|Mitras Centro|Mitras Norte|Mitras Sur|Cumbres|Contry|Barrio Antiguo|Fundidora|Chepevera|Roma|Ciudad Satélite|Satélite",
    "San Nicolás de los Garza": "Las Puentes",
    "San Pedro Garza García":
      "Del Valle|Valle Oriente|Fuentes del Valle|Residencial Chipinque|Chipinque|Valle del Campestre",
  },
  PUE: {
    Ocoyucan: "Lomas de Angelópolis",
    Puebla:
      "Angelópolis|Analco|Xonaca|Zavaleta|Bosques San Sebastián|Amalucan|Huexotitla|Prados Agua Azul|Las Ánimas|Jardines de San Manuel|Mayorazgo",
    "San Andrés Cholula": "Angelópolis|Lomas de Angelópolis",
  },
  QUE: {
    Corregidora: "Candiles|Tejeda",
    "El Marqués": "Zibatá",
    Querétaro: "Jurica|Milenio III|Centro Sur|Jardines de la Hacienda|Lomas de Casa Blanca|Carretas|El Campanario",
  },
  VER: { Xalapa: "Las Ánimas" },
  YUC: {
    Mérida:
      "García Ginerés|Itzimná|Altabrisa|Francisco de Montejo|Pensiones|Ciudad Caucel|Las Américas|Montes de Amé|Chuburná de Hidalgo",
  },
};
