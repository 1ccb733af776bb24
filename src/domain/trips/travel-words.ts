/** The words that travellers write around the names of places. All words are folded. */

import { isStopWord } from "#domain/match/stop-words.ts";

const splitWordSet = (text: string) => new Set(text.split(" "));

/** Words around place names, in addition to stop words; a name may contain them but is never one of them alone. */
const accompanyingWords = splitWordSet(
  "viaje viajes viajo viajar viajamos viajaremos viajando vuelo vuelos vuela volar volando vacaciones voy vas " +
    "vamos iremos iria ire ir irme irnos yendo ida vuelta vueltas redondo sencillo regreso regresar regresando " +
    "regresamos vuelvo volver luego despues antes primero segundo tambien ademas incluso hasta hacia rumbo camino " +
    "via directo indirecto escala escalas conexion conexiones conectar conecto conectando layover stopover " +
    "transbordo trasbordo paso pasar pasando pasamos parada paradas parar visita visitar visitando conocer " +
    "conociendo recorrer recorrido ver turismo turista turistear pasear paseo roaming destino destinos pais " +
    "paises ciudad ciudades estado lugar lugares enero febrero marzo abril mayo junio julio agosto septiembre " +
    "octubre noviembre diciembre dias semana semanas meses ano anos hora horas hrs minutos min noche noches tarde " +
    "rato republica region zona continente aeropuerto aeropuertos airport terminal internacional aerolinea boleto " +
    "tour tours excursion safari luna miel mundial boda lunes martes miercoles jueves viernes sabado domingo " +
    "manana hoy carnaval concierto festival partido final juegos olimpicos navidad nuevo santa verano invierno " +
    "primavera otono puente cumpleanos aniversario sirve servira funciona jala jalara cubre hay internet datos " +
    "senal chip familia trabajo trabajar negocios estudiar estudios intercambio congreso curso feria salgo " +
    "salimos sale salen saliendo salida salidas llego llega llegar llegamos llegando llegada aterrizo aterrizar " +
    "cruzo cruzar cruzamos cruzando frontera tren trenes metro autobus camion bus coche carro auto manejando " +
    "carretera avion caminando pie mochila mochilero mochilera mochileros mochilazo mochileando backpack " +
    "backpacking backpacker ruta quedarme quedo quedamos estar estare estaremos estancia planeo plan pienso " +
    "gustaria quiero queremos vivir solo sola juntos entonces asi posible san sea den han sigo seguir vengo venir " +
    "viene manejar manejo road roadtrip espera esperan saber juego jugar comer pesca pescar bucear esquiar " +
    "compras medio alta velocidad estrecho norte sur este oeste centro mundo interrail eurail transito larga " +
    "largo corta corto previa gran premio maraton champions nba nfl lollapalooza peregrinacion aeromexico volaris " +
    "viva vivaaerobus iberia delta united avianca lufthansa bala ave cruce vive viven invito invita turistas " +
    "clases restaurante proximo proxima gracias cuesta cuestan precio precios comprar esim membresia membresias " +
    "celular telefono wifi navegar mochilear to and or then from trip the flight travel through with in visit " +
    "travelling traveling fin finde buenas buenos saludos barato barata baratos baratas economico economica caro " +
    "cara otra otro otras otros nuestra nuestro nuestras nuestros uno tres cuatro cinco seis siete ocho nueve " +
    "diez quince veinte ahi alla aca viaja viajan regresa regresan vuelve vuelven llama llamo llaman llamado " +
    "llamada alcanzo alcanza alcanzar aprovecho aprovechar aprovechando pagado pagada pagar empresa hospital " +
    "escuela universidad oficina junta juntas reunion conferencia evento cita convencion medico operacion cirugia " +
    "tratamiento graduacion bautizo torneo nos conmigo contigo contra casados planear planeamos distancia paro " +
    "vivo visito mismo misma mejor quiza quizas acaso compre comprado boletos festejar celebrar practicas " +
    "profesionales hare visitare viajare pasare conocere somos soy usar uso correr libro ropa medica servicio " +
    "cobertura gente grupo excursiones aniversarios recuerdos fotos fiesta fiestas descanso descansar relajarme " +
    "trabajando estudiando jubilacion maestria doctorado beca mudanza mudarme mudar despedida quinceanos reserva " +
    "reserve reservar llevo llevar",
);

/** Matches endings of verbs and of subjects of study, which no place name has: «aprovechamos», «cardiología». */
const ordinaryEndingPattern = /^.{3,}[aei]mos$|logia$/;

/** Kinds of places. Alone they name no place, but with the words that follow they may: «museo de cera». */
const placeKinds = splitWordSet(
  "isla islas lago rio mar playa playas puerto puertos montana volcan templo museo casa torre palacio " +
    "castillo plaza parque estadio monte puente puerta estatua catedral basilica iglesia mercado hotel rancho " +
    "pueblo bosque valle parques museos santuario",
);
export const isPlaceKind = (word: string): boolean => placeKinds.has(word);

/** Whether a word is a stop word, or one that travellers write around names. */
export const mayAccompanyName = (word: string): boolean =>
  isStopWord(word) || accompanyingWords.has(word) || placeKinds.has(word);

/** Whether a word that names no place is a verb or a subject of study. */
export const isVerbOrSubject = (word: string): boolean => ordinaryEndingPattern.test(word);

const articleWords = splitWordSet("el la los las");
export const isArticle = (word: string): boolean => articleWords.has(word);

/** Whether a word may join the parts of a name: «museo de la cera». */
export const isNameConnector = (word: string): boolean => word === "de" || word === "del" || isArticle(word);

const avoidingPhrases =
  "sin( ir| tocar)?|sin( hacer)? (escalas?|paradas?|conexion|pasar|parar) (en|por)|menos|excepto|salvo|evitando|" +
  "en (vez|lugar) de|no (voy|vamos|ire|iremos|paso|pasamos)( por| en)?";
const avoidedPattern = new RegExp(`(^| )(${avoidingPhrases})( a| al| ir| el| la| los| las)*$`);

/** Whether the words just before a name say that the trip does not go there: «sin escala en», «menos». */
export const endsInAvoidingPhrase = (before: string): boolean => avoidedPattern.test(before);

/** Whether the words just before a name say that the name is a person's: «mi hija, que se llama Victoria». */
export const precedesPersonName = (before: string): boolean => /(^| )(se llaman?|me llamo|llamad[ao]s?)$/.test(before);

/** Whether the words just before a name say that the traveller lives there: «regreso a Guadalajara». */
export const precedesHomePlace = (before: string): boolean =>
  /(^| )((regres[oae]|regresar|regresamos|vuelvo|volvemos|volver) a|(salgo|salimos|saliendo|salir) de)$/.test(before);

/** Matches words that narrow a region to places in it: «Europa, pero solo Italia»; not «…, solo dos días en Italia». */
export const narrowingPattern =
  /\s*(?:[,;(]|\spero)\s*(?:pero\s+)?(?:s[oó]lo|[uú]nicamente)\s+(?!(?:una?|dos|tres|\d+|de|por|para|paso|voy)\b)/iu;

const airlineNames =
  "air (france|canada|china|europa|india)|aerol[ií]neas argentinas|" +
  "(qatar|american|turkish|singapore|japan|ethiopian|china|korean) air(ways|lines)";

/** Matches airlines that are named like countries. */
export const airlinePattern = new RegExp(`\\b(${airlineNames})\\b`, "giu");

const functionWords = splitWordSet(
  "me te se nos lo le les mi mis tu tus su sus nuestro nuestra nuestros nuestras que muy tan un una unos unas " +
    "todo toda todos todas cada tiene tienen hay estoy estamos somos soy he ha han hemos puedo puede podemos dos tres cuatro " +
    "cinco seis siete ocho nueve diez",
);

/** Whether a word after this one is not a place, unless it is known or has a capital: «me invitaron», «mi mejor». */
export const precedesOrdinaryWord = (word: string): boolean => functionWords.has(word) || personWords.has(word);

/** People whom travellers take along or visit, and food: a nationality may follow, as in «novia argentina». */
const personWords = splitWordSet(
  "amigo amiga amigos amigas novio novia esposo esposa marido mujer mama papa papas mamas padres madre padre " +
    "hijo hija hijos hijas nino nina ninos ninas bebe hermano hermana hermanos hermanas primo prima primos " +
    "primas tio tia tios tias abuelo abuela abuelos abuelas sobrino sobrina sobrinos suegro suegra suegros " +
    "cunado cunada cunados cuate cuates compa compas pareja jefe jefa companero companera companeros familia " +
    "familiares gente grupo comida",
);

const nationalityStems =
  "gring american estadounidens canadiens mexican aleman frances ingles italian espanol portugues holandes " +
  "belg suiz austriac suec norueg danes polac hungar grieg turc rus japones chin corean tailandes australian " +
  "argentin chilen colombian peruan venezolan ecuatorian bolivian brasilen uruguay paraguay cuban " +
  "puertorriquen guatemaltec honduren salvadoren panamen egipci marroqui europe asiatic african sudamerican " +
  "latin";

/** Matches a nationality, which says where people are from and not where they go: «gringos», «alemana». */
const nationalityPattern = new RegExp(`^(${nationalityStems.replace(/ /g, "|")})[aeo]?s?$`);

/** Whether a word that names no place is about people: who goes along, or where they are from. */
export const isAboutPeople = (word: string): boolean => personWords.has(word) || nationalityPattern.test(word);

const nationalitiesAndCountries = splitWordSet("argentina china india suiza dominicana filipina");

/** Whether a country's name is a nationality, because it follows a person: «mi novia argentina». */
export const isNationality = (word: string, before: string): boolean =>
  personWords.has(before) && nationalitiesAndCountries.has(word);

/** Abbreviations of states and provinces after a city: «Miami FL». */
const stateAbbreviations = splitWordSet(
  "al ak az ar ca co ct de dc fl ga hi id il in ia ks ky la me md ma mi mn ms mo mt ne nv nh nj nm ny nc nd " +
    "oh ok or pa ri sc sd tn tx ut vt va wa wv wi wy ab bc mb nb ns on qc sk",
);
export const isStateAbbreviation = (word: string): boolean => stateAbbreviations.has(word);
