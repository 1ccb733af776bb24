/**
 * Terms that people use for a phone's country of sale. Terms are separated by bars and in lower case; accents do not
 * matter. Given names, colours and everyday words are left out, even if they also name a place: «Santiago», «lima».
 */
import type { CircumstanceWords } from "#domain/devices/device-circumstances.ts";

const chinaTerms = [
  "chino|china|chinos|chinas|china continental|chinese|shenzhen|shenzen|shanghai|pekin|pekines|beijing|canton",
  "cantones|guangzhou",
].join("|");

const usaTerms = [
  "americano|americana|americanos|norteamericano|norteamericana|estadounidense|estadunidense|gringo|gringa|gringos",
  "gabacho|gabacha|gringolandia|yanqui|yankee|estados unidos|eeuu|ee uu|eua|e u a|usa|u s a|us|eu|e u|united states",
  "america|american|del otro lado|miami|los angeles|california|texas|houston|dallas|san antonio|laredo|mcallen",
  "el paso|florida|chicago|illinois|nueva york|new york|las vegas|nevada|san diego|arizona|phoenix|atlanta|best buy",
].join("|");

const elsewhereTerms = [
  "importado|importada|importados|de importacion|extranjero|extranjera|del extranjero|otro pais|de fuera|de afuera",
  "asiatico|asiatica|asia|africano|africana|africa|latino|latinoamericano|latam|sudamericano|sudamericana|sudamerica",
  "centroamericano|centroamericana|centroamerica|fayuca|de fayuca|duty free|aliexpress|alibaba|ebay",
].join("|");

/** Name of each country, as in «de China», and the terms for it, by country code. */
export const regionWords: CircumstanceWords["regions"] = {
  cn: ["China", chinaTerms],
  hk: ["Hong Kong", "hong kong|hongkong|hongkones|hongkonesa|hk"],
  mo: ["Macao", "macao|macau|macaense"],
  kr: ["Corea del Sur", "coreano|coreana|coreanos|corea|corea del sur|surcoreano|korea|korean|south korea|seul"],
  jp: ["Japón", "japones|japonesa|japoneses|japon|japan|japanese|jp|tokio"],
  us: ["EE.\u00a0UU.", usaTerms],
  pr: ["Puerto Rico", "puertorriqueno|puertorriquena|boricua|puerto rico"],
  gu: ["Guam", "guam"],
  ca: ["Canadá", "canadiense|canadienses|canada|canadian|toronto|vancouver|montreal"],
  tw: ["Taiwán", "taiwanes|taiwanesa|taiwan"],
  eu: ["Europa", "europeo|europea|europeos|europa|europe|european|union europea"],
  gb: ["Reino Unido", "ingles|inglesa|inglaterra|britanico|britanica|reino unido|uk|londres|escoces|escocia"],
  ie: ["Irlanda", "irlandes|irlandesa|irlanda"],
  es: ["España", "espanol|espanola|espana|spain|madrid|barcelona"],
  pt: ["Portugal", "portugues|portuguesa|portugal|lisboa"],
  fr: ["Francia", "frances|francesa|francia"],
  de: ["Alemania", "aleman|alemana|alemania|germany|berlin"],
  at: ["Austria", "austriaco|austriaca|austria"],
  ch: ["Suiza", "suizo|suiza"],
  it: ["Italia", "italiano|italiana|italia"],
  nl: ["los Países Bajos", "holandes|holandesa|holanda|neerlandes|paises bajos|amsterdam"],
  be: ["Bélgica", "belga|belgica"],
  se: ["Suecia", "sueco|sueca|suecia"],
  no: ["Noruega", "noruego|noruega"],
  dk: ["Dinamarca", "danes|danesa|dinamarca"],
  fi: ["Finlandia", "finlandes|finlandesa|finlandia"],
  pl: ["Polonia", "polaco|polaca|polonia"],
  hu: ["Hungría", "hungaro|hungara|hungria"],
  ro: ["Rumania", "rumano|rumana|rumania"],
  gr: ["Grecia", "griego|griega|grecia"],
  ua: ["Ucrania", "ucraniano|ucraniana|ucrania"],
  ru: ["Rusia", "ruso|rusa|rusia"],
  tr: ["Turquía", "turco|turca|turquia|estambul"],
  il: ["Israel", "israeli|israel"],
  ae: ["los Emiratos Árabes", "emiratos|emiratos arabes|emiratos arabes unidos|emirati|dubai|abu dhabi|uae"],
  sa: ["Arabia Saudita", "saudi|saudita|arabia|arabia saudita|arabia saudi"],
  qa: ["Catar", "catari|qatari|catar|qatar|doha"],
  kw: ["Kuwait", "kuwaiti|kuwait"],
  om: ["Omán", "omani|oman"],
  bh: ["Baréin", "bareini|barein|bahrein|bahrain"],
  mideast: ["un país árabe", "arabe|arabes|medio oriente"],
  in: ["la India", "indio|india|hindu|indian|nueva delhi"],
  pk: ["Pakistán", "paquistani|pakistani|pakistan|paquistan"],
  bd: ["Bangladés", "bangladesi|bangladesh|banglades"],
  sg: ["Singapur", "singapurense|singapur|singapore"],
  my: ["Malasia", "malayo|malasio|malasia|malaysia"],
  th: ["Tailandia", "tailandes|tailandesa|tailandia|thailand"],
  vn: ["Vietnam", "vietnamita|vietnam"],
  kh: ["Camboya", "camboyano|camboya"],
  id: ["Indonesia", "indonesio|indonesia"],
  ph: ["Filipinas", "filipino|filipina|filipinas"],
  au: ["Australia", "australiano|australiana|australia"],
  nz: ["Nueva Zelanda", "neozelandes|neozelandesa|nueva zelanda"],
  eg: ["Egipto", "egipcio|egipcia|egipto"],
  ma: ["Marruecos", "marroqui|marruecos"],
  ng: ["Nigeria", "nigeriano|nigeriana|nigeria"],
  ke: ["Kenia", "keniano|keniana|kenia"],
  za: ["Sudáfrica", "sudafricano|sudafricana|sudafrica"],
  gt: ["Guatemala", "guatemalteco|guatemalteca|chapin|guatemala"],
  bz: ["Belice", "beliceno|belicena|belice"],
  sv: ["El Salvador", "salvadoreno|salvadorena|el salvador"],
  hn: ["Honduras", "hondureno|hondurena|catracho|honduras"],
  ni: ["Nicaragua", "nicaraguense|nica|nicaragua"],
  cr: ["Costa Rica", "costarricense|tico|tica|costa rica"],
  pa: ["Panamá", "panameno|panamena|panama"],
  cu: ["Cuba", "cubano|cubana|cuba|la habana"],
  do: ["la República Dominicana", "dominicano|dominicana|republica dominicana"],
  ht: ["Haití", "haitiano|haitiana|haiti"],
  co: ["Colombia", "colombiano|colombiana|colombia|bogota|medellin"],
  ve: ["Venezuela", "venezolano|venezolana|venezuela|caracas"],
  ec: ["Ecuador", "ecuatoriano|ecuatoriana|ecuador"],
  pe: ["Perú", "peruano|peruana|peru"],
  bo: ["Bolivia", "boliviano|boliviana|bolivia"],
  py: ["Paraguay", "paraguayo|paraguaya|paraguay"],
  uy: ["Uruguay", "uruguayo|uruguaya|uruguay"],
  br: ["Brasil", "brasileno|brasilena|brasil|brazil|sao paulo"],
  ar: ["Argentina", "argentino|argentina|buenos aires"],
  cl: ["Chile", "chileno|chilena|chile"],
  xx: ["otro país", elsewhereTerms],
};

/**
 * Carriers of other countries, by the country code of their phones; `xx` is for carriers in several countries. AT&T and
 * Movistar are in `conditionPhrases` of `circumstance-words.ts`, because they also operate in Mexico.
 */
export const carriersAbroad: CircumstanceWords["carriersAbroad"] = {
  us: [
    "verizon|t mobile|tmobile|metro|metropcs|metro pcs|metro by t mobile|boost|boost mobile|cricket|cricket wireless",
    "xfinity|xfinity mobile|sprint|tracfone|straight talk|us cellular|visible wireless|mint mobile|google fi",
    "spectrum|simple mobile|total wireless|total by verizon|lycamobile|lyca mobile|lyca|consumer cellular",
    "h2o wireless|net10",
  ].join("|"),
  ca: "rogers|telus|bell|fido|koodo|freedom mobile|videotron",
  jp: "docomo|ntt docomo|softbank|kddi|rakuten mobile",
  kr: "sk telecom|lg uplus",
  xx: "vodafone|orange mobile|de orange|tigo|wom|entel|de claro|con claro|claro colombia|claro guatemala|yoigo",
};
