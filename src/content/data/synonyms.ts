export const data = [
  {
    "means": "celular teléfono equipo",
    "said": [
      "cel",
      "telefono",
      "fon",
      "smartphone",
      "aparato",
      "movil",
      "equipo"
    ]
  },
  {
    "means": "esim chip",
    "said": [
      "chip",
      "sim",
      "tarjeta sim",
      "chip virtual",
      "chip digital",
      "sim virtual"
    ]
  },
  {
    "means": "ios iphone apple compatible",
    "said": [
      "iphone",
      "ipad",
      "apple"
    ]
  },
  {
    "means": "android",
    "said": [
      "samsung",
      "motorola",
      "xiaomi",
      "honor"
    ]
  },
  {
    "means": "desbloqueado desbloquear",
    "said": [
      "liberar",
      "liberado",
      "libre",
      "desbloquear",
      "desbloqueado",
      "desbloqueo",
      "está bloqueado",
      "amarrado"
    ]
  },
  {
    "means": "compatible compatibilidad",
    "said": [
      "modelo",
      "sirve mi celular",
      "jala mi celular",
      "sirve en iphone",
      "jala en iphone",
      "funciona en iphone"
    ]
  },
  {
    "means": "reposición transferir",
    "said": [
      "cambio de celular",
      "celular nuevo",
      "teléfono nuevo"
    ]
  },
  {
    "means": "dual",
    "said": [
      "dos números",
      "dos chips",
      "doble línea"
    ]
  },
  {
    "means": "alta",
    "said": [
      "cómo contratar",
      "quiero contratar",
      "contratar una línea",
      "darme de alta",
      "inscribirme"
    ]
  },
  {
    "means": "datos navegar internet",
    "said": [
      "internet",
      "datos móviles",
      "datos celulares"
    ]
  },
  {
    "means": "gb datos",
    "said": [
      "megas",
      "gigas",
      "mb",
      "gb",
      "gigabytes"
    ]
  },
  {
    "means": "consumos consumo saldo",
    "said": [
      "quedan",
      "gastado",
      "gasté",
      "consumido",
      "saldo",
      "se me fueron"
    ]
  },
  {
    "means": "acabaron acaban paquete",
    "said": [
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
      "más gb"
    ]
  },
  {
    "means": "apn navegas",
    "said": [
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
      "no internet"
    ]
  },
  {
    "means": "cobertura señal",
    "said": [
      "señal",
      "recepción",
      "no agarra señal",
      "no hay señal",
      "sin señal",
      "no tengo señal"
    ]
  },
  {
    "means": "velocidad congestión",
    "said": [
      "lento",
      "velocidad",
      "rápido"
    ]
  },
  {
    "means": "configuración configurar perfil",
    "said": [
      "configuración",
      "configurar",
      "ajustes",
      "perfil"
    ]
  },
  {
    "means": "robo",
    "said": [
      "robaron",
      "quitaron",
      "asaltaron",
      "asalto",
      "ratero"
    ]
  },
  {
    "means": "extravío perdiste",
    "said": [
      "perdí",
      "extravié",
      "extravío",
      "se me perdió",
      "olvidé mi celular",
      "se me cayó el celular",
      "no encuentro mi celular"
    ]
  },
  {
    "means": "suspende suspender",
    "said": [
      "bloquear mi línea",
      "bloquear línea"
    ]
  },
  {
    "means": "apareció desbloqueen",
    "said": [
      "encontré mi celular",
      "apareció mi celular",
      "recuperé mi celular"
    ]
  },
  {
    "means": "portabilidad número",
    "said": [
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
      "irme de mi compañía"
    ]
  },
  {
    "means": "compañía portabilidad",
    "said": [
      "telcel",
      "movistar",
      "at t",
      "att",
      "bait",
      "unefon",
      "virgin",
      "otra compañía"
    ]
  },
  {
    "means": "permiso",
    "said": [
      "sin permiso",
      "sin avisarme",
      "sin autorización",
      "sin mi consentimiento"
    ]
  },
  {
    "means": "adeudo",
    "said": [
      "adeudo",
      "debo",
      "deuda"
    ]
  },
  {
    "means": "factura",
    "said": [
      "recibo",
      "comprobante",
      "ticket",
      "facturar",
      "cfdi",
      "xml"
    ]
  },
  {
    "means": "membresía",
    "said": [
      "plan",
      "paquete",
      "tarifa"
    ]
  },
  {
    "means": "incluye",
    "said": [
      "trae",
      "viene",
      "incluido"
    ]
  },
  {
    "means": "precio precios cuesta",
    "said": [
      "cuesta",
      "costo",
      "vale",
      "barato",
      "cuánto es",
      "cuánto sale",
      "cuánto cobran",
      "cuánto pago"
    ]
  },
  {
    "means": "pago pagar",
    "said": [
      "pagar",
      "pago",
      "tarjeta",
      "efectivo",
      "OXXO",
      "PayPal",
      "transferencia"
    ]
  },
  {
    "means": "cobraron cargo",
    "said": [
      "cobraron",
      "cargo",
      "me quitaron saldo"
    ]
  },
  {
    "means": "automático",
    "said": [
      "se cobra solo",
      "cobro automático",
      "se renueva solo",
      "domiciliado"
    ]
  },
  {
    "means": "reembolso reembolsos devolución",
    "said": [
      "reembolso",
      "devolución",
      "devolver",
      "regresar mi dinero",
      "regresen mi dinero",
      "devuelvan mi dinero",
      "dinero de vuelta"
    ]
  },
  {
    "means": "recarga paquete pago",
    "said": [
      "recargar",
      "recarga",
      "renovar"
    ]
  },
  {
    "means": "promoción descuento",
    "said": [
      "promo",
      "descuento",
      "oferta",
      "código"
    ]
  },
  {
    "means": "referidos invita",
    "said": [
      "invitar",
      "amigo",
      "amistades",
      "referir",
      "código de referido"
    ]
  },
  {
    "means": "permanencia",
    "said": [
      "dar de baja",
      "darme de baja",
      "baja",
      "ya no quiero wim",
      "dejar wim",
      "salirme de wim",
      "irme de wim"
    ]
  },
  {
    "means": "permanencia renuevo",
    "said": [
      "cancelar mi línea",
      "cancelar mi plan",
      "dar de baja mi línea"
    ]
  },
  {
    "means": "renuevo vigencia",
    "said": [
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
      "se acaba mi membresía"
    ]
  },
  {
    "means": "comunicaciones promociones correos recibir",
    "said": [
      "spam",
      "publicidad",
      "correos",
      "no quiero correos",
      "no me manden correos",
      "dejar de recibir"
    ]
  },
  {
    "means": "roaming",
    "said": [
      "viajar",
      "viaje",
      "vacaciones",
      "extranjero",
      "otro país",
      "fuera de México",
      "roming"
    ]
  },
  {
    "means": "unidos eu roaming",
    "said": [
      "estados unidos",
      "eua",
      "usa",
      "gringo",
      "gabacho",
      "eeuu",
      "ee uu"
    ]
  },
  {
    "means": "europa roaming",
    "said": [
      "europa",
      "españa",
      "francia",
      "italia",
      "alemania"
    ]
  },
  {
    "means": "salas loungekey aeropuerto",
    "said": [
      "aeropuerto",
      "sala vip",
      "salas vip",
      "lounge"
    ]
  },
  {
    "means": "conócenos",
    "said": [
      "quién es wim",
      "quiénes son",
      "quién está detrás"
    ]
  },
  {
    "means": "soporte atención ayuda",
    "said": [
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
      "humano"
    ]
  },
  {
    "means": "horario",
    "said": [
      "hora",
      "horario",
      "horas"
    ]
  },
  {
    "means": "queja reclamación profeco",
    "said": [
      "queja",
      "reclamo",
      "reclamación",
      "demanda",
      "denuncia",
      "quejarme"
    ]
  },
  {
    "means": "emergencias 911",
    "said": [
      "emergencia",
      "ambulancia",
      "policía",
      "bomberos"
    ]
  },
  {
    "means": "compensación bonificación falla",
    "said": [
      "compensar",
      "compensación",
      "falla",
      "se cayó el servicio",
      "se fue el servicio",
      "sin servicio",
      "caída"
    ]
  },
  {
    "means": "arco",
    "said": [
      "borrar mis datos",
      "eliminar mis datos",
      "borrar mi cuenta",
      "eliminar mi cuenta"
    ]
  },
  {
    "means": "privacidad",
    "said": [
      "privacidad",
      "información personal",
      "datos personales"
    ]
  },
  {
    "means": "accesibilidad discapacidad",
    "said": [
      "sordo",
      "ciego",
      "discapacidad",
      "lector de pantalla",
      "silla de ruedas"
    ]
  },
  {
    "means": "entretenimiento streaming",
    "said": [
      "película",
      "serie",
      "streaming",
      "netflix",
      "disney",
      "hbo"
    ]
  },
  {
    "means": "música deezer",
    "said": [
      "música",
      "canciones",
      "spotify"
    ]
  },
  {
    "means": "tráfico",
    "said": [
      "vpn",
      "torrent",
      "p2p"
    ]
  },
  {
    "means": "anfitrión",
    "said": [
      "mvno",
      "omv",
      "operador virtual",
      "altán",
      "red compartida"
    ]
  }
];
