/**
 * Terms for things that are not phones of the list, by kind. Terms are separated by bars and in lower case, in the
 * singular; accents do not matter. A phone of the list in the same text has precedence.
 */
export const otherDeviceWords = {
  tablet: [
    "tablet|tableta|ipad|i pad|ipod|tab|galaxy tab|kindle|ereader|mi pad|redmi pad|xiaomi pad|honor pad|matepad",
    "mediapad|lenovo tab|fire hd",
  ].join("|"),
  watch: [
    "watch|reloj|smartwatch|smart watch|smartband|smart band|mi band|pulsera|apple watch|iwatch|fitbit|garmin",
    "amazfit|smartwach|smarwatch",
  ].join("|"),
  laptop: [
    "laptop|lap top|lap|computadora|compu|pc|notebook|macbook|mac|imac|chromebook|surface pro|surface go",
    "surface laptop|thinkpad|ideapad",
  ].join("|"),
  modem: [
    "modem|moden|router|ruteador|mifi|mi fi|bam|banda ancha|hotspot|hot spot|punto de acceso|usb 4g|dongle",
    "internet en casa|internet para casa|internet fijo|wifi portatil|internet portatil|repetidor|starlink",
  ].join("|"),
  tracker: "gps|rastreador|localizador|tracker|airtag|air tag",
  alarm: [
    "alarma|camara de seguridad|camara de vigilancia|camara wifi|camara de mi|camaras de mi|camara para",
    "camaras para|videoportero|interfon|medidor|elevador|iot|m2m",
  ].join("|"),
  terminal: ["terminal|punto de venta|tpv|clip|mercado pago|datafono|lector de tarjetas|caja registradora"].join("|"),
  television: "smart tv|smartv|smarttv|tv|tele|television|pantalla smart|roku|chromecast|fire stick|apple tv|tv box",
  vehicle: [
    "carro|coche|auto|automovil|camioneta|camion|troca|tesla|motocicleta|motoneta|scooter|trailer|autobus|tractor",
    "dron|drone",
  ].join("|"),
  gadget: [
    "audifono|airpods|buds|alexa|consola|nintendo|switch|playstation|ps4|ps5|xbox|steam deck|impresora|refri",
    "refrigerador|lavadora|lentes|telefono fijo|telefono de casa|linea fija|walkie talkie",
  ].join("|"),
  basic: [
    "teclas|botones|tapita|cacahuate|cacahuatito|tabique|basico|basiquito|sencillito|feature phone|flip phone",
    "dumbphone|dumb phone|nokia 3310|nokia 1100|nokia 105|nokia 106|nokia 108|nokia 110|nokia 125|nokia 130",
    "nokia 150|nokia 215|nokia 225|nokia 230|nokia 2660|nokia 2720|nokia 5310|nokia 6310|nokia 8110",
  ].join("|"),
} as const;

export type OtherDevice = keyof typeof otherDeviceWords;
