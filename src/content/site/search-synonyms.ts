/**
 * What people call things that the site calls something else: the search looks for both. Only words with one meaning;
 * other forms of a word (plural, gender, tense) and typos are understood without an entry, and so are the words of a
 * phrase in another order.
 */
import { plans } from "#content/plans/plans.ts";
import type { SearchSynonym } from "#domain/search-query.ts";
import { englishWords } from "./search-english.ts";

export const searchSynonyms: readonly SearchSynonym[] = [
  // The phone and the line.
  {
    said: ["cel", "telefono", "fon", "smartphone", "aparato", "movil", "equipo"],
    means: "celular teléfono equipo",
  },
  {
    said: ["chip", "sim", "tarjeta sim", "chip virtual", "chip digital", "sim virtual"],
    means: "esim chip",
  },
  { said: ["iphone", "ipad", "apple"], means: "ios iphone apple compatible" },
  { said: ["samsung", "motorola", "xiaomi", "honor"], means: "android" },
  {
    said: ["liberar", "liberado", "libre", "desbloquear", "desbloqueado", "desbloqueo", "está bloqueado", "amarrado"],
    means: "desbloqueado desbloquear",
  },
  {
    said: ["modelo", "sirve mi celular", "jala mi celular", "sirve en iphone", "jala en iphone", "funciona en iphone"],
    means: "compatible compatibilidad",
  },
  { said: ["cambio de celular", "celular nuevo", "teléfono nuevo"], means: "reposición transferir" },
  { said: ["dos números", "dos chips", "doble línea"], means: "dual" },
  {
    said: ["cómo contratar", "quiero contratar", "contratar una línea", "darme de alta", "inscribirme"],
    means: "alta",
  },
  // Data, and running out of it.
  { said: ["internet", "datos móviles", "datos celulares"], means: "datos navegar internet" },
  { said: ["megas", "gigas", "mb", "gb", "gigabytes"], means: "gb datos" },
  {
    said: ["quedan", "gastado", "gasté", "consumido", "saldo", "se me fueron"],
    means: "consumos consumo saldo",
  },
  {
    said: [
      "acabaron los datos",
      "acabaron los gb",
      "acabó el internet",
      "terminaron los datos",
      "ya no tengo datos",
      "ya no tengo megas",
      "me quedé sin datos",
      "comprar datos",
      "comprar gb",
      "más datos",
      "más gb",
    ],
    means: "acabaron acaban paquete",
  },
  {
    said: [
      "no navega",
      "no jala",
      "no hay internet",
      "sin internet",
      "no tengo internet",
      "no me jala",
      "no tengo datos",
      "no carga",
      "no agarra",
      "no abre",
      "no sirven los datos",
      "no sirve el internet",
      "no funcionan los datos",
      "no funciona el internet",
      "no internet",
    ],
    means: "apn navegas",
  },
  {
    said: ["señal", "recepción", "no agarra señal", "no hay señal", "sin señal", "no tengo señal"],
    means: "cobertura señal",
  },
  { said: ["lento", "velocidad", "rápido"], means: "velocidad congestión" },
  { said: ["configuración", "configurar", "ajustes", "perfil"], means: "configuración configurar perfil" },
  // Losing the phone.
  { said: ["robaron", "quitaron", "asaltaron", "asalto", "ratero"], means: "robo" },
  {
    said: [
      "perdí",
      "extravié",
      "extravío",
      "se me perdió",
      "olvidé mi celular",
      "se me cayó el celular",
      "no encuentro mi celular",
    ],
    means: "extravío perdiste",
  },
  { said: ["bloquear mi línea", "bloquear línea"], means: "suspende suspender" },
  { said: ["encontré mi celular", "apareció mi celular", "recuperé mi celular"], means: "apareció desbloqueen" },
  // Changing operator.
  {
    said: [
      "cambiarme de compañía",
      "cambiar de compañía",
      "cambio de compañía",
      "cambiarme",
      "conservar mi número",
      "mismo número",
      "quedarme con mi número",
      "pasar mi número",
      "traer mi número",
      "portar",
      "portarme",
      "pasarme",
      "irme de mi compañía",
    ],
    means: "portabilidad número",
  },
  {
    said: ["telcel", "movistar", "at t", "att", "bait", "unefon", "virgin", "otra compañía"],
    means: "compañía portabilidad",
  },
  { said: ["sin permiso", "sin avisarme", "sin autorización", "sin mi consentimiento"], means: "permiso" },
  { said: ["adeudo", "debo", "deuda"], means: "adeudo" },
  // Money and paperwork.
  { said: ["recibo", "comprobante", "ticket", "facturar", "cfdi", "xml"], means: "factura" },
  { said: ["plan", "paquete", "tarifa", ...plans.map(({ name }) => name.toLowerCase())], means: "membresía" },
  { said: ["trae", "viene", "incluido"], means: "incluye" },
  {
    said: ["cuesta", "costo", "vale", "barato", "cuánto es", "cuánto sale", "cuánto cobran"],
    means: "precio precios cuesta",
  },
  { said: ["pagar", "pago", "tarjeta", "efectivo", "OXXO", "PayPal", "transferencia"], means: "pago pagar" },
  { said: ["cobraron", "cargo", "me quitaron saldo"], means: "cobraron cargo" },
  { said: ["se cobra solo", "cobro automático", "se renueva solo", "domiciliado"], means: "automático" },
  {
    said: [
      "reembolso",
      "devolución",
      "devolver",
      "regresar mi dinero",
      "regresen mi dinero",
      "devuelvan mi dinero",
      "dinero de vuelta",
    ],
    means: "reembolso reembolsos devolución",
  },
  { said: ["recargar", "recarga", "renovar"], means: "recarga paquete pago" },
  { said: ["promo", "descuento", "oferta", "código"], means: "promoción descuento" },
  {
    said: ["invitar", "amigo", "amistades", "referir", "código de referido"],
    means: "referidos invita",
  },
  // Leaving.
  {
    said: ["dar de baja", "darme de baja", "baja", "ya no quiero wim", "dejar wim", "salirme de wim", "irme de wim"],
    means: "permanencia",
  },
  { said: ["cancelar mi línea", "cancelar mi plan", "dar de baja mi línea"], means: "permanencia renuevo" },
  {
    said: [
      "me cortaron la línea",
      "me suspendieron",
      "cuándo me suspenden",
      "vence",
      "vencer",
      "no pago",
      "dejo de pagar",
      "no recargo",
      "sin recargar",
      "no renuevo",
      "se acaba mi membresía",
    ],
    means: "renuevo vigencia",
  },
  {
    said: ["spam", "publicidad", "correos", "no quiero correos", "no me manden correos", "dejar de recibir"],
    means: "comunicaciones promociones correos recibir",
  },
  // Travelling.
  {
    said: ["viajar", "viaje", "vacaciones", "extranjero", "otro país", "fuera de México", "roming"],
    means: "roaming",
  },
  { said: ["estados unidos", "eua", "usa", "gringo", "gabacho", "eeuu", "ee uu"], means: "unidos eu roaming" },
  { said: ["europa", "españa", "francia", "italia", "alemania"], means: "europa roaming" },
  { said: ["aeropuerto", "sala vip", "salas vip", "lounge"], means: "salas loungekey aeropuerto" },
  { said: ["quién es wim", "quiénes son", "quién está detrás"], means: "conócenos" },
  // Help and rights.
  {
    said: [
      "atienden",
      "atención",
      "asesor",
      "ejecutivo",
      "hablar con una persona",
      "hablar con alguien",
      "atención a clientes",
      "servicio al cliente",
      "contacto",
      "call center",
      "ayuda",
      "humano",
    ],
    means: "soporte atención ayuda",
  },
  { said: ["hora", "horario", "horas"], means: "horario" },
  {
    said: ["queja", "reclamo", "reclamación", "demanda", "denuncia", "quejarme"],
    means: "queja reclamación profeco",
  },
  { said: ["emergencia", "ambulancia", "policía", "bomberos"], means: "emergencias 911" },
  {
    said: ["compensar", "compensación", "falla", "se cayó el servicio", "se fue el servicio", "sin servicio", "caída"],
    means: "compensación bonificación falla",
  },
  {
    said: ["borrar mis datos", "eliminar mis datos", "borrar mi cuenta", "eliminar mi cuenta"],
    means: "arco",
  },
  { said: ["privacidad", "información personal", "datos personales"], means: "privacidad" },
  {
    said: ["sordo", "ciego", "discapacidad", "lector de pantalla", "silla de ruedas"],
    means: "accesibilidad discapacidad",
  },
  { said: ["película", "serie", "streaming", "netflix", "disney", "hbo"], means: "entretenimiento streaming" },
  { said: ["música", "canciones", "spotify"], means: "música deezer" },
  { said: ["vpn", "torrent", "p2p"], means: "tráfico" },
  ...englishWords,
];
