/**
 * Words that people add to a phone's name when they search for it. Each row is a list separated by commas, in lower
 * case; accents do not matter. Words for another model are in `variants`, and words that decide whether a phone works
 * are in `circumstance-words.ts`.
 */
import type { CircumstanceWords } from "#domain/devices/device-circumstances.ts";
import type { DeviceNameTables } from "#domain/devices/device-match.ts";
import { circumstanceWords } from "./circumstance-words.ts";
import { otherDeviceWords } from "./other-device-words.ts";

/** Filler words and phrases, which never change the answer, in any order. */
const fillerWords = [
  // Colours.
  "color, colores, tono, azul, negro, negra, blanco, blanca, rosa, rosado, rojo, roja, verde, morado, morada, lila",
  "amarillo, amarilla, gris, plata, plateado, dorado, dorada, oro, naranja, cafe, beige, crema, turquesa, celeste",
  "violeta, lavanda, coral, vino, grafito, titanio, natural, desierto, medianoche, espacial, olivo, oscuro, oscura",
  "claro, clara, marino, pacifico, black, white, blue, green, pink, purple, yellow, silver, gold, gray, grey, orange",
  "midnight, starlight, graphite, titanium, product red, blanco estelar, bicolor, snow, obsidiana, porcelana",
  // Condition of the phone.
  "nuevo, nueva, nuevecito, usado, usada, seminuevo, seminueva, reparado, segunda mano, de segunda, de segunda mano",
  "sellado, sellada, impecable, caja, abierta, como",
  "detalles, detalle, estetico, garantia, estrellado, estrellada, roto, rota, pantalla, bateria, factura, excelente",
  "excelentes, buen, buenas, buenos, estado, condicion, condiciones, original, grado, used, new, outlet",
  "con cargador, con funda, con accesorios, sin caja, sin cargador, sin detalles, sin uso, face id, quebrada, quebrado",
  "rayado, rayada, golpeado, golpeada, maltratado, maltratada, cuarteada, astillada, tronada, sin bateria, sin pila",
  "sin carga, pila, descargado, descargada, sin touch, sin huella, display, inflada, cambiada, limpio, imei",
  "certificado, grado a, sin chip, sin sim, cerrado, cerrada, sin intereses",
  // Storage and memory.
  "gb, gigas, giga, gigabytes, memoria, memoria interna, ram, rom, almacenamiento, capacidad, espacio, interna",
  "interno",
  // Carriers and locks.
  "telmex, wim, red, usa esim, usa sim, usa chip, que usa",
  "liberado, liberada, libre, libre de fabrica, fabrica, desbloqueado, desbloqueada, unlocked",
  "compania, companias, operador, operadora, cualquier, todas, amigo, plan, prepago, contrato, renta, chip, linea",
  "dos esim, doble esim, dual esim, nacional, version, version global, global, internacional, mexico, mexicano",
  "mexicana, mx",
  // Shops and prices.
  "coppel, elektra, liverpool, sears, costco, amazon, mercado libre, mercadolibre, aurrera, bodega aurrera",
  "sams, suburbia, soriana, chedraui, sanborns, palacio, tienda, linio, marketplace, facebook, oferta, buen fin",
  "siete mil, ocho mil, nueve mil, diez mil, once mil, doce mil, quince mil",
  "pesos, peso, mxn, varos, precio, cuesta, cuestan, meses, contado, mil, barato, economico, remate",
  // Words about ownership and purchase.
  "mi, mis, mio, mia, tu, tus, tuyo, su, sus, nuestro, de, del, el, la, los, las, lo, un, una, unos, al, en, con, para",
  "por, que, es, son, era, esta, este, ese, esa, esto, estos, eso, aqui, ya, yo, aun, todavia, pero, tambien, solo",
  "muy, pues, creo",
  "tengo, tiene, tienen, tienes, tenemos, tenia, traigo, trae, traen, uso, utilizo, manejo, cuento",
  "compre, compro, compraron, comprado, comprar, comprarme, acabo, acabo de, me compre, me regalaron, me dieron",
  "me llego, me vendieron, me quiero, quiero, quisiera, queria, busco, buscando, necesito, pienso, voy, vendo, venta",
  "me trajeron, me trajo, me mandaron, me mando, trajeron, trajo, traer, pedi, pedimos, encargue, compramos, tirado",
  "se cayo, se me cayo, se rompio, se quebro, se estrello, lo repararon, lo repare, ahora, antes, hoy, ayer, alla, soy, en el camion, en un camion, en un taxi, en el taxi, en el metro",
  "regalo, tener, usar, usando, cambiar, cambie, papa, mama, hijo, hija, hermano, hermana, esposo, esposa",
  "novio, novia, abuelo, abuela, abuelita, tio, tia, primo, prima, jefe, jefa, amiga, familia, chavo, chava, senora, suegra",
  // Words for a phone.
  "celular, celulares, celu, cel, cell, movil, telefono, telefonos, tel, smartphone, equipo",
  "dispositivo, aparato, modelo, modelos, marca, linea de, gama, serie, gen, generacion, generation, by, es de, tipo",
  // Words of the question whether the phone works.
  "si, no se si, se puede, se le puede, se podra, puedo, puede, podria, podre, sirve, sirven, sirva, funciona",
  "funcionan, funcionara, jala, jalan, jalara, acepta, aceptan, soporta, soportan, admite, permite, compatible",
  "compatibles, compatibilidad, habilitado, activar, activarle, activa, instalar, poner, ponerle, meter, meterle, tal",
  "como saber si, como puedo saber si, saber, ver, quiero saber, checar, cual, cuales",
  "cuando, donde, sera, seria, verdad, alguien, sabe, saben",
  "hola, buenas tardes, buenos dias, buenas noches, gracias, porfa, porfavor, favor, ayuda, duda, pregunta",
  "oye, oigan, disculpa, disculpe, oiga, y mi, y el, y la, y un, y una, y si, y con, y para, y los, y este, a ver",
  "electronica, digital, virtual, does, have, has, support, supports, is, my, the, with, work, works, can, use",
].join(", ");

/** Phonetic spellings, short forms, ordinals and spelled-out numbers. */
const spellingMeanings = {
  ...{
    ifon: "iphone",
    ifone: "iphone",
    aifon: "iphone",
    aifone: "iphone",
    ayfon: "iphone",
    aipon: "iphone",
    aipone: "iphone",
    aiphone: "iphone",
  },
  ...{ sansun: "samsung", samsum: "samsung", samsumg: "samsung", sansung: "samsung", zamzung: "samsung" },
  ...{ galaxia: "galaxy", galacsi: "galaxy", galasi: "galaxy", shaomi: "xiaomi", chaomi: "xiaomi", siomi: "xiaomi" },
  ...{ remi: "redmi", retmi: "redmi", poko: "poco", guawei: "huawei", juawei: "huawei", guaguei: "huawei" },
  ...{ wawei: "huawei", picsel: "pixel", piksel: "pixel", gugul: "google", opo: "oppo", soni: "sony" },
  ...{ rialmi: "realme", wanplus: "oneplus", experia: "xperia", plas: "plus", macs: "max", fol: "fold" },
  ...{ flit: "flip", pm: "pro max", ultr: "ultra", laite: "lite", lait: "lite" },
  ...{ primera: "1", first: "1", segunda: "2", second: "2", tercera: "3", third: "3", cuarta: "4" },
  ...{ xi: "11", xii: "12", xiii: "13", xiv: "14", xv: "15", xvi: "16", xvii: "17" },
  ...{ siete: "7", ocho: "8", diez: "10", equis: "x", erre: "r" },
  ...{ once: "11", doce: "12", trece: "13", catorce: "14", quince: "15", dieciseis: "16", diecisiete: "17" },
};

/**
 * Words that turn a name into that of another model or thing: «plus», «tablet». Words of listed names have the same
 * effect.
 */
const variantWords = [
  "play, power, prime, go, plus, pro, max, mini, lite, fe, ultra, neo, active, star, core, ace, grand, duos, style",
  "premium, racing, turbo, youth, zoom, vision, hyper, force, stylus, explorer, tactical, rugged, classic, special",
  "edition, edicion, signature, standard, light, slim, compact, dual, note, nova, nord, one, smart, pop, hot, spark",
  "tab, tablet, ipad, watch, reloj, buds, xl, se, gt",
].join(", ");

/** Nicknames of listed models; a year tells generations apart if the name does not. */
const modelNicknames = {
  "iPhone 17 Air": "iPhone Air",
  "iPhone SE 2020": "iPhone SE (2.ª generación)",
  "iPhone SE 2022": "iPhone SE (3.ª generación)",
};

export const deviceNameWords = {
  fillers: fillerWords,
  spellings: spellingMeanings,
  variants: variantWords,
  otherNames: modelNicknames,
  circumstances: circumstanceWords,
  otherDevices: otherDeviceWords,
} as const satisfies DeviceNameTables & { circumstances: CircumstanceWords; otherDevices: Record<string, string> };
