/**
 * Terms that people use for circumstances of a phone other than its country, such as a lock. Terms are separated by
 * bars and in lower case; accents do not matter.
 */
import type { CircumstanceWords } from "#domain/devices/device-circumstances.ts";
import { carriersAbroad, regionWords } from "./region-words.ts";

/** Usual numbers of monthly payments. */
const paymentCounts = [3, 6, 9, 10, 12, 13, 15, 18, 20, 24, 30, 36];

/** Usual numbers of monthly payments in words. */
const paymentCountWords = ["tres", "seis", "nueve", "diez", "doce", "dieciocho", "veinticuatro"];

/** Phrases about a carrier that refuses to unlock the phone: «no me lo quieren liberar». */
const unlockRefusals = ["no me", "no lo", "no me lo"].flatMap((whose) =>
  ["quiere", "quieren", "quisieron"].flatMap((verb) => [`${whose} ${verb} liberar`, `${whose} ${verb} desbloquear`]),
);

/** People whose nationality says nothing about the phone: «mi novio es chino». */
const relatives =
  "novio|novia|esposo|esposa|marido|mujer|pareja|suegro|suegra|papa|mama|jefe|jefa|amigo|amiga|primo|prima|tio|tia";

const conditionPhrases = {
  stolen: [
    "robado|robada|robados|robo|me robaron|me lo robaron|lo robaron|robaron|con reporte|con reporte de robo|reporte",
    "reporte de robo|con reporte de extravio|reportado|reportada|reportado como robado|boletinado|lista negra",
    "banda negra|blacklist|blacklisted|imei bloqueado|bloqueado por imei|bloqueado de imei|bloqueo de imei",
    "imei reportado|imei quemado|imei malo|imei baneado|baneado|bloqueado por robo|bloqueado por reporte|perdido",
    "perdida|perdi|extraviado|extraviada|encontrado|encontrada|me encontre|me lo encontre|lo encontre|stolen|lost",
  ].join("|"),
  account: [
    "icloud|con icloud|cuenta icloud|cuenta de icloud|icloud bloqueado|bloqueado por icloud|bloqueado de icloud",
    "bloqueado con icloud|bloqueo de icloud|bloqueo icloud|bloqueo de activacion|bloqueado por activacion",
    "activation lock|activation locked|icloud locked|bloqueado por cuenta|bloqueo de cuenta|cuenta de google",
    "cuenta google|bloqueado por google|bloqueado por cuenta de google|bloqueado por cuenta google",
    "bloqueado con cuenta de google|bloqueo de google|google lock|frp|frp lock|bloqueo frp|apple id",
    "bloqueado por apple id|id de apple|bypass|con bypass|mdm|con mdm|bloqueo mdm|bloqueado por mdm|cuenta samsung",
    "cuenta de samsung|mi account|cuenta mi|cuenta xiaomi|cuenta de xiaomi",
  ].join("|"),
  copy: [
    "clon|clones|clonado|clon chino|clon coreano|clone|replica|replica aaa|copia|copia china|generico|imitacion",
    "falso|falsificado|pirata|fake|aaa|1:1|triple a|calidad aaa|no original|no es original",
  ].join("|"),
  locked: [
    "bloqueado|bloqueada|bloqueados|bloqueo|con bloqueo|con candado|candado|locked|carrier locked|network locked",
    "sim lock|simlock|sim locked|bloqueo de operador|bloqueo del operador|bloqueo de red|bloqueo de compania",
    "bloqueado de fabrica|restricciones|con restricciones|restricciones de sim|bloqueado a|bloqueada a|bloqueado con",
    "amarrado|amarrado a|amarrado con|cerrado a|cerrado con|sin liberar|sin desbloquear|por liberar|falta liberar",
    "falta liberarlo|falta desbloquearlo|como liberar|como desbloquear|para desbloquear|para liberar|rsim|r sim",
    "turbo sim|turbosim|no me lo liberan|no lo liberan|no me lo desbloquean|no lo desbloquean",
    unlockRefusals.join("|"),
  ].join("|"),
  unpaid: [
    [...paymentCounts, ...paymentCountWords]
      .map((months) => `a ${months} meses|en ${months} meses|a ${months} msi`)
      .join("|"),
    "18 meses|24 meses|36 meses|18 msi|24 msi|a meses|a meses sin intereses|meses sin intereses|msi|a plazos",
    "en plazos|a pagos|en pagos|plan de pagos|en abonos|a credito|credito|en credito|financiado|financiada",
    "financiamiento|en plan|con plan|en un plan|plan tarifario|plan de renta|con plan de renta|plan forzoso",
    "con plan forzoso|plazo forzoso|con plazo forzoso|con contrato|en contrato|en renta|pospago|de pospago",
    "lo estoy pagando|todavia lo estoy pagando|aun lo estoy pagando|lo sigo pagando|todavia lo pago|aun lo pago",
    "aun lo debo|todavia lo debo|que todavia debo",
    "todavia debo|que aun debo|aun debo|sin terminar de pagar|sin acabar de pagar|no terminado de pagar",
    "no esta pagado|no he terminado de pagar|sin pagar|adeudo|con adeudo|con deuda|falta de pago|por falta de pago",
    "payjoy|pay joy|krediya|macropay|paguitos",
  ].join("|"),
  carrier: [
    "telcel|att|atyt|at&t|at y t|at and t|movistar|unefon|iusacell|nextel|red telcel|red at&t|amigo kit|de compania",
    "con compania|de una compania|bait|de bait|walmart|virgin|virgin mobile|oui|oui movil|freedompop|freedom pop",
    "izzi|izzi movil|megacable|mega movil|megamovil|pillofon|flash mobile|flashmobile|weex|diri|dalefon",
    "soriana movil|altan|red altan|totalplay movil|miio|simpati|yo mobile",
  ].join("|"),
  twoChips: [
    "dual sim|dual chip|dual nano sim|doble sim|doble chip|dos sim|dos sims|dos chips|dos nano sim|2 sim|2 sims",
    "2 chips|dos sim fisicas|dos sims fisicas|dos sim fisica|dos chips fisicos|doble sim fisica|doble chip fisico",
    "dual sim fisica|dual sim fisico|2 sim fisicas|2 sims fisicas|2 chips fisicos|dos ranuras|doble ranura",
    "dos bandejas|doble bandeja|bandeja doble|bandeja para dos sim|bandeja de dos sim|ranura para dos sim|dos lineas",
    "doble linea",
  ].join("|"),
  tray: [
    "bandeja|bandeja sim|bandeja de sim|bandeja para sim|bandeja de chip|bandeja para chip|charola|charola de sim",
    "ranura|ranura sim|ranura de sim|ranura para sim|ranura de chip|ranura para chip|slot|slot de sim|sim fisica",
    "sim fisicas|chip fisico|chip normal|chip de plastico|nano sim|nanosim|un solo chip|solo un chip|un chip|una sim",
    "una sola sim|un solo sim|solo una sim|1 chip|1 sim|single sim|mono sim|monosim|unichip|entrada de chip",
    "entrada para chip",
  ].join("|"),
  noTray: "solo esim|pura esim|puro esim|esim only|only esim|solo usa esim|usa solo esim|solo con esim",
  refurbished: [
    "reacondicionado|reacondicionada|reacondicionados|refurbished|refurbish|refurb|renewed|restaurado|restaurada",
    "remanufacturado|remanufacturada|refaccionado|seminuevo|seminueva|semi nuevo|semi nueva|back market|backmarket",
    "open box|openbox",
  ].join("|"),
} as const;

export const circumstanceWords: CircumstanceWords = {
  regions: regionWords,
  conditions: conditionPhrases,
  carriersAbroad,
  uncertainTerms: [
    "exynos|snapdragon|mediatek|dimensity|kirin|tensor|helio|root|con root|rooteado|rooteada|roteado|rooted",
    "jailbreak|con jailbreak|custom rom|rom modificada|bootloader|bootloader abierto|bootloader desbloqueado",
    "rom china|rom global|no lee chip|no lee el chip|no lee sim|no lee la sim|no me lee el chip|no me lee la sim",
    "sin senal|no agarra senal|no me agarra senal|no tiene senal|se mojo|se me mojo|mojado|mojada|al agua|en el agua|se dano|se me dano",
    "danado|danada|se descompuso|se me descompuso|descompuesto|descompuesta|play store|playstore",
  ].join("|"),
  unlockedTerms: [
    "liberado|liberada|liberados|libre de fabrica|libre|desbloqueado|desbloqueada|unlocked|factory unlocked|sim free",
    "open|cualquier compania|todas las companias|cualquier operador|todo operador|multicompania",
  ].join("|"),
  negations:
    "no|no es|no es de|no esta|no tiene|no trae|no lleva|no usa|no acepta|no viene|no fue|no son|sin|ni|nada de",
  falseMatches: [
    "libre de icloud|icloud libre|icloud limpio|sin icloud|con mi icloud|mi icloud|sin cuenta|sin cuenta de icloud",
    "sin cuenta de google|sin cuenta google|sin bloqueo de icloud|sin bloqueo de activacion|usa esim|usa sim",
    "usa chip|que usa|si usa|mercado libre|meses libres|manos libres|con audifonos|con airpods|con reloj",
    "con smartwatch|tarjeta de credito|copia de factura|copia de la factura|pantalla no original|pantalla generica",
    "pantalla copia|display generico|bateria generica|bateria no original|cargador generico|caja cerrada|en ingles",
    "en espanol|chip y esim|esim y chip|sim y esim|esim y sim|nano sim y esim|sim fisica y esim|chip fisico y esim",
    "nano y esim|esim y nano|nanosim y esim|esim y nanosim|como se si|como se que|ni se|ya ni se",
  ].join("|"),
  lookalikeNames: "oneplus open|one plus open",
  originPrefixes: [
    "hecho en|fabricado en|ensamblado en|armado en|producido en|made in|assembled in",
    relatives
      .split("|")
      .map((who) => `${who} es`)
      .join("|"),
  ].join("|"),
  personPrefixes: "soy|soy de|somos|somos de|i am|i m|i m from|i am from",
  sharedOriginPhrases: "de alla|de mi pais|desde alla|lo compre alla|lo traje|me lo traje|from there|from home",
  doubtPhrases: "no se si|como se si|saber si|ver si|checar si|revisar si|no estoy seguro si|no estoy segura si",
  doubtVerbs: "esta|este|es|sea|sigue|siga|viene|venga",
  versionPrefixes: [
    "version|version de|variante|variante de|modelo|modelo de|mercado|de importacion|importado de|importada de",
    "traido de|traida de|traido desde|me lo trajeron de|lo trajeron de|que trajeron de|me trajeron de|trajeron de",
    "traje de|que traje de|me lo mandaron de|me mandaron de|que mandaron de|mandado de|enviado de|me lo enviaron de",
    "viene de|que viene de|vino de|comprado en|comprada en|comprado por|vendido en|vendida en|lo compre en",
    "que compre en|lo compraron en|adquirido en|desde",
  ].join("|"),
};
