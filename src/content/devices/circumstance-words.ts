/**
 * Terms that people use for a phone's country of sale and for its other circumstances, such as a lock. Terms are
 * separated by bars and in lower case; accents do not matter.
 */
import type { CircumstanceWords } from "#domain/devices/device-circumstances.ts";

/** By country code: the country's name, as in «de China», and the terms for the country. */
const regions = {
  cn: [
    "China",
    "chino|china|chinos|chinas|china continental|chinese|shenzhen|shenzen|shanghai|pekin|pekines|beijing|canton|cantones|guangzhou",
  ],
  hk: ["Hong Kong", "hong kong|hongkong|hongkones|hongkonesa|hk"],
  mo: ["Macao", "macao|macau|macaense"],
  kr: ["Corea del Sur", "coreano|coreana|coreanos|corea|corea del sur|korea|korean|south korea"],
  jp: ["Japón", "japones|japonesa|japon|japan|japanese|jp"],
  us: [
    "EE.\u00a0UU.",
    "americano|americana|norteamericano|norteamericana|estadounidense|gringo|gringa|gabacho|gabacha|estados unidos|eeuu|ee uu|eua|e u a|usa|u s a|us|eu|american|united states|del otro lado|verizon|t mobile|tmobile|xfinity|sprint|cricket|metropcs|boost mobile",
  ],
  tw: ["Taiwán", "taiwanes|taiwanesa|taiwan"],
  ca: ["Canadá", "canadiense|canada|canadian"],
  eu: ["Europa", "europeo|europea|europa|europe|european"],
  gb: ["Reino Unido", "ingles|inglesa|inglaterra|britanico|britanica|reino unido|uk"],
  es: ["España", "espanol|espanola|espana|spain"],
  fr: ["Francia", "frances|francesa|francia"],
  de: ["Alemania", "aleman|alemana|alemania|germany"],
  it: ["Italia", "italiano|italiana|italia"],
  ru: ["Rusia", "ruso|rusa|rusia"],
  tr: ["Turquía", "turco|turca|turquia"],
  in: ["India", "indio|hindu|india|indian"],
  au: ["Australia", "australiano|australiana|australia"],
  ae: ["Emiratos Árabes", "arabe|emiratos|emiratos arabes|emiratos arabes unidos|dubai|emirati"],
  sa: ["Arabia Saudita", "saudi|saudita|arabia|arabia saudita"],
  il: ["Israel", "israeli|israel"],
  sg: ["Singapur", "singapurense|singapur|singapore"],
  my: ["Malasia", "malayo|malasio|malasia|malaysia"],
  th: ["Tailandia", "tailandes|tailandesa|tailandia|thailand"],
  vn: ["Vietnam", "vietnamita|vietnam"],
  id: ["Indonesia", "indonesio|indonesia"],
  ph: ["Filipinas", "filipino|filipina|filipinas"],
  br: ["Brasil", "brasileno|brasilena|brasil|brazil"],
  ar: ["Argentina", "argentino|argentina"],
  cl: ["Chile", "chileno|chilena|chile"],
  co: ["Colombia", "colombiano|colombiana|colombia"],
  pe: ["Perú", "peruano|peruana|peru"],
  ve: ["Venezuela", "venezolano|venezolana|venezuela"],
  gt: ["Guatemala", "guatemalteco|guatemalteca|guatemala"],
  cu: ["Cuba", "cubano|cubana|cuba"],
  xx: [
    "otro país",
    "importado|importada|de importacion|extranjero|extranjera|del extranjero|otro pais|de fuera|de afuera|asiatico|asiatica|asia|latino",
  ],
} as const;

const holds = {
  stolen:
    "robado|robada|robados|robo|me robaron|me lo robaron|lo robaron|robaron|con reporte|con reporte de robo|reporte|reporte de robo|reportado|reportada|reportado como robado|lista negra|blacklist|imei bloqueado|bloqueado por imei|imei reportado|bloqueado por robo|bloqueado por reporte|perdido|perdida|perdi|extraviado|extraviada|encontrado|encontrada|me encontre|me lo encontre|stolen|lost",
  account:
    "icloud|con icloud|cuenta icloud|cuenta de icloud|icloud bloqueado|bloqueado por icloud|bloqueado de icloud|bloqueado con icloud|bloqueo de icloud|bloqueo icloud|bloqueo de activacion|bloqueado por activacion|activation lock|activation locked|icloud locked|bloqueado por cuenta|bloqueo de cuenta|cuenta de google|cuenta google|bloqueado por google|bloqueado por cuenta de google|bloqueado por cuenta google|bloqueado con cuenta de google|bloqueo de google|google lock|frp|frp lock|bloqueo frp|apple id|bloqueado por apple id|id de apple",
  locked:
    "bloqueado|bloqueada|bloqueo|con bloqueo|con candado|locked|sim lock|simlock|sin liberar|sin desbloquear|no liberado|no liberada|no esta liberado|no esta liberada|no es liberado|no desbloqueado|no esta desbloqueado|no libre|no es libre|no esta libre|por liberar|falta liberar|falta liberarlo|falta desbloquearlo|como liberar|como desbloquear|para desbloquear|para liberar",
  carrier:
    "telcel|att|atyt|at&t|at y t|at and t|movistar|unefon|iusacell|nextel|red telcel|red at&t|amigo kit|de compania|con compania|de una compania|bait|de bait|walmart|virgin|virgin mobile|oui|oui movil|freedompop|freedom pop|izzi|izzi movil|megacable|mega movil|megamovil|pillofon|flash mobile|flashmobile|weex|diri|dalefon|soriana movil|altan|red altan|totalplay movil|miio|simpati|yo mobile",
  twoChips:
    "dual sim|dual chip|dual nano sim|doble sim|doble chip|dos sim|dos sims|dos chips|dos nano sim|2 sim|2 sims|2 chips|dos sim fisicas|dos sims fisicas|dos sim fisica|dos chips fisicos|doble sim fisica|doble chip fisico|dual sim fisica|dual sim fisico|2 sim fisicas|2 sims fisicas|2 chips fisicos|dos ranuras|doble ranura|dos bandejas|doble bandeja|bandeja doble|bandeja para dos sim|bandeja de dos sim|ranura para dos sim",
  refurbished:
    "reacondicionado|reacondicionada|reacondicionados|refurbished|renewed|restaurado|restaurada|remanufacturado|remanufacturada|refaccionado",
} as const;

export const circumstanceWords: CircumstanceWords = {
  regions,
  conditions: holds,
  uncertain:
    "exynos|snapdragon|mediatek|dimensity|kirin|tensor|helio|bandeja|bandeja sim|bandeja de sim|charola|ranura|ranura sim|ranura de sim|sim fisica|sim fisicas|chip fisico",
  unlocked: "liberado|liberada|libre de fabrica|esta libre|libre|desbloqueado|desbloqueada|unlocked",
  negations: "no|no es|no es de|no esta|no tiene|no viene|no fue|no son|sin|ni|nada de",
  falseMatches:
    "libre de icloud|icloud libre|sin icloud|sin cuenta|sin cuenta de icloud|sin cuenta de google|sin cuenta google|sin bloqueo de icloud|sin bloqueo de activacion|sin bandeja|sin ranura|usa esim|usa sim|usa chip|que usa|si usa",
  originPrefixes: "hecho en|fabricado en|ensamblado en|armado en|producido en|made in|assembled in",
  versionPrefixes:
    "version|version de|variante|variante de|mercado|de importacion|importado de|importada de|traido de|traida de|me lo trajeron de|comprado en|comprada en|vendido en|vendida en|lo compre en",
};
