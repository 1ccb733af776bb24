/** Questions as people type them: without accents, with typos, in their own words. */

export type SearchQuestion = {
  asked: string;
  /** Addresses of acceptable answers; an address without an anchor accepts the whole page. */
  answers: readonly string[];
};

/** Questions written before the index, the synonyms and the ranking rules. */
export const searchQuestions: readonly SearchQuestion[] = [
  { asked: "me robaron el cel que hago", answers: ["/preguntas-frecuentes#robo-o-extravio", "/reportar-robo-equipo"] },
  {
    asked: "perdi mi telefono en el metro",
    answers: ["/preguntas-frecuentes#robo-o-extravio", "/reportar-robo-equipo"],
  },
  {
    asked: "como bloqueo el imei de mi celular robado",
    answers: ["/preguntas-frecuentes#bloquear-imei", "/reportar-robo-equipo"],
  },
  { asked: "cuantos dias tengo para recuperar mi linea", answers: ["/reportar-robo-equipo"] },
  {
    asked: "tengo señal pero no me jala el internet",
    answers: ["/preguntas-frecuentes#no-puedo-navegar", "/actualiza-tu-apn", "/manual-de-conexion-apn"],
  },
  { asked: "configurar apn en motorola", answers: ["/manual-de-conexion-apn", "/actualiza-tu-apn"] },
  { asked: "apn para iphone", answers: ["/actualiza-tu-apn", "/manual-de-conexion-apn"] },
  { asked: "perfil de configuracion ios", answers: ["/actualiza-tu-apn", "/manual-de-conexion-apn"] },
  { asked: "cuantos gigas me quedan", answers: ["/preguntas-frecuentes#cuanto-me-queda", "/conoce-tus-consumos"] },
  { asked: "quiero ver en que se me fueron los megas", answers: ["/conoce-tus-consumos"] },
  {
    asked: "como se si mi celular esta liberado",
    answers: ["/preguntas-frecuentes#celular-desbloqueado", "/saber-si-mi-celular-esta-desbloqueado"],
  },
  { asked: "mi cel esta bloqueado por telcel", answers: ["/saber-si-mi-celular-esta-desbloqueado"] },
  { asked: "a que hora atienden", answers: ["/preguntas-frecuentes#soporte-y-quejas", "/ayuda"] },
  {
    asked: "telefono de atencion a clientes",
    answers: ["/preguntas-frecuentes#soporte-y-quejas", "/ayuda", "/emergencias-911"],
  },
  { asked: "quiero hablar con una persona", answers: ["/preguntas-frecuentes#soporte-y-quejas", "/ayuda"] },
  {
    asked: "poner una queja",
    answers: [
      "/preguntas-frecuentes#soporte-y-quejas",
      "/ayuda",
      "/terminos-y-condiciones-accesible",
      "/contrato-de-adhesion-accesible",
    ],
  },
  { asked: "numero de emergencia", answers: ["/preguntas-frecuentes#llamar-al-911", "/emergencias-911"] },
  { asked: "sigue funcionando el 066?", answers: ["/emergencias-911"] },
  {
    asked: "quiero cambiarme de compañia y quedarme con mi numero",
    answers: ["/preguntas-frecuentes#traer-mi-numero", "/portabilidad"],
  },
  { asked: "como saco el nip", answers: ["/preguntas-frecuentes#nip-de-portabilidad", "/portabilidad"] },
  { asked: "cuanto tarda la portavilidad", answers: ["/preguntas-frecuentes#cuanto-tarda-el-cambio", "/portabilidad"] },
  { asked: "debo dinero en at&t me puedo cambiar", answers: ["/preguntas-frecuentes#deudas-y-saldo", "/portabilidad"] },
  {
    asked: "me cambiaron de compañia sin permiso",
    answers: ["/preguntas-frecuentes#cambio-sin-permiso", "/portabilidad"],
  },
  { asked: "mi iphone 12 sirve con esim", answers: ["/preguntas-frecuentes#celular-compatible", "/esim"] },
  { asked: "celulares compatibles", answers: ["/preguntas-frecuentes#celular-compatible", "/esim"] },
  { asked: "tengo que comprar un chip", answers: ["/preguntas-frecuentes#que-es-esim", "/esim", "/#esim"] },
  { asked: "como instalo la esim", answers: ["/preguntas-frecuentes#instalar-esim", "/esim"] },
  {
    asked: "cuanto cuesta el plan mas barato",
    answers: ["/preguntas-frecuentes#cuanto-cuesta", "/membresias", "/#membresias"],
  },
  { asked: "precio de legend", answers: ["/preguntas-frecuentes#cuanto-cuesta", "/membresias", "/#membresias"] },
  { asked: "que trae community", answers: ["/preguntas-frecuentes#que-incluye", "/membresias", "/#membresias"] },
  {
    asked: "sirve en estados unidos?",
    answers: ["/preguntas-frecuentes#estados-unidos-y-canada", "/membresias", "/roaming-cobertura"],
  },
  {
    asked: "voy a viajar a españa puedo usar mis datos",
    answers: ["/preguntas-frecuentes#paises-con-roaming", "/roaming-cobertura"],
  },
  { asked: "roming japon", answers: ["/roaming-cobertura"] },
  { asked: "hay señal en oaxaca", answers: ["/preguntas-frecuentes#cobertura", "/mapa-de-cobertura"] },
  { asked: "mapa 5g", answers: ["/mapa-de-cobertura"] },
  {
    asked: "como activo amazon prime",
    answers: ["/preguntas-frecuentes#activar-un-beneficio", "/activa-cuenta-amazon"],
  },
  {
    asked: "cual es mi contraseña de paramount",
    answers: ["/preguntas-frecuentes#usuario-de-paramount", "/activa-cuenta-paramount"],
  },
  { asked: "salas vip aeropuerto", answers: ["/activa-loungekey"] },
  { asked: "musica dezer", answers: ["/activa-cuenta-dezeer"] },
  { asked: "quiero mi factura", answers: ["/preguntas-frecuentes#factura", "/facturacion"] },
  { asked: "necesito un recibo para mi contador", answers: ["/preguntas-frecuentes#factura", "/facturacion"] },
  {
    asked: "que pasa si no pago este mes",
    answers: ["/preguntas-frecuentes#no-renuevo", "/ayuda", "/terminos-y-condiciones-accesible"],
  },
  {
    asked: "cuando se cancela mi linea si no recargo",
    answers: ["/preguntas-frecuentes#no-renuevo", "/ayuda", "/terminos-y-condiciones-accesible"],
  },
  {
    asked: "me pueden regresar mi dinero",
    answers: [
      "/preguntas-frecuentes#reembolsos",
      "/terminos-y-condiciones-accesible#reembolsos",
      "/contrato-de-adhesion-accesible#reembolsos",
    ],
  },
  {
    asked: "se cayo el servicio me van a compensar",
    answers: ["/preguntas-frecuentes#fallas-del-servicio", "/compensaciones-y-bonificaciones"],
  },
  { asked: "que hacen con mis datos personales", answers: ["/aviso-de-privacidad", "/aviso-de-privacidad-accesible"] },
  { asked: "borrar mis datos derechos arco", answers: ["/preguntas-frecuentes#derechos-arco", "/derechos-arco"] },
  {
    asked: "ya no quiero que me lleguen correos",
    answers: ["/preguntas-frecuentes#dejar-de-recibir-correos", "/desuscribir-email"],
  },
  {
    asked: "por que mi internet va lento",
    answers: ["/gestion-de-trafico", "/politica-de-uso#velocidad", "/preguntas-frecuentes#velocidad"],
  },
  { asked: "invitar a un amigo descuento", answers: ["/preguntas-frecuentes#invitar-amigos", "/wimers"] },
];

/**
 * Questions written after index, synonyms and ranking were finished. At first, 17 of 20 were answered; the causes of
 * the failures («cuánto sale», «dejo de pagar», number words) have been fixed since.
 */
export const heldOutQuestions: readonly SearchQuestion[] = [
  {
    asked: "me asaltaron y se llevaron el telefono",
    answers: ["/reportar-robo-equipo", "/preguntas-frecuentes#robo-o-extravio"],
  },
  { asked: "donde encuentro el imei", answers: ["/reportar-robo-equipo", "/preguntas-frecuentes#bloquear-imei"] },
  { asked: "como pongo el apn en mi xiaomi", answers: ["/manual-de-conexion-apn", "/actualiza-tu-apn"] },
  { asked: "cuantos datos llevo gastados", answers: ["/conoce-tus-consumos", "/preguntas-frecuentes#cuanto-me-queda"] },
  {
    asked: "mi telefono es de telcel como lo libero",
    answers: [
      "/saber-si-mi-celular-esta-desbloqueado",
      "/esim#desbloqueado",
      "/esim#celular-desbloqueado",
      "/preguntas-frecuentes#celular-desbloqueado",
    ],
  },
  { asked: "cual es el orario de soporte", answers: ["/ayuda", "/preguntas-frecuentes#soporte-y-quejas"] },
  { asked: "llamar a los bomberos", answers: ["/emergencias-911", "/preguntas-frecuentes#llamar-al-911"] },
  {
    asked: "quiero pasarme a wim con mi mismo numero",
    answers: ["/portabilidad", "/preguntas-frecuentes#traer-mi-numero"],
  },
  { asked: "no me llego el nip que hago", answers: ["/portabilidad", "/preguntas-frecuentes#nip-de-portabilidad"] },
  { asked: "se puede con samsung s21", answers: ["/esim", "/preguntas-frecuentes#celular-compatible"] },
  {
    asked: "que pasa con mi esim si cambio de cel",
    answers: ["/preguntas-frecuentes#cambio-de-celular", "/terminos-y-condiciones-accesible#esim", "/esim"],
  },
  { asked: "cuanto sale al mes", answers: ["/membresias", "/preguntas-frecuentes#cuanto-cuesta", "/#membresias"] },
  {
    asked: "cual membresia trae roaming ilimitado",
    answers: ["/membresias", "/roaming-cobertura", "/preguntas-frecuentes#paises-con-roaming"],
  },
  {
    asked: "tiene cobertura en monterrey nuevo leon",
    answers: ["/mapa-de-cobertura", "/preguntas-frecuentes#cobertura"],
  },
  { asked: "vix como lo activo", answers: ["/activa-cuenta-vix", "/preguntas-frecuentes#activar-un-beneficio"] },
  {
    asked: "me cobraron dos veces",
    answers: ["/preguntas-frecuentes#cobro-de-mas", "/compensaciones-y-bonificaciones"],
  },
  {
    asked: "profeco queja",
    answers: [
      "/ayuda#quejas",
      "/preguntas-frecuentes#soporte-y-quejas",
      "/terminos-y-condiciones-accesible#quejas",
      "/contrato-de-adhesion-accesible#quejas",
    ],
  },
  { asked: "le dan mis datos a la policia", answers: ["/colaboracion-autoridades", "/aviso-de-privacidad-accesible"] },
  { asked: "letra mas grande en el celular", answers: ["/accesibilidad"] },
  {
    asked: "cuanto tiempo dura mi numero si dejo de pagar",
    answers: [
      "/preguntas-frecuentes#no-renuevo",
      "/ayuda#linea-del-tiempo",
      "/terminos-y-condiciones-accesible#ciclo-de-la-linea",
      "/terminos-y-condiciones-accesible#vigencia",
      "/terminos-y-condiciones-accesible#suspension",
    ],
  },
];

/** Questions written after those fixes. All 16 were answered without any change to the search. */
export const unseenQuestions: readonly SearchQuestion[] = [
  {
    asked: "se me perdio el celular como suspendo mi linea",
    answers: ["/reportar-robo-equipo", "/preguntas-frecuentes#robo-o-extravio"],
  },
  { asked: "cuanto me queda de datos", answers: ["/conoce-tus-consumos", "/preguntas-frecuentes#cuanto-me-queda"] },
  {
    asked: "no tengo internet en el cel",
    answers: ["/actualiza-tu-apn", "/manual-de-conexion-apn", "/preguntas-frecuentes#no-puedo-navegar"],
  },
  {
    asked: "mi cel sirve para cualquier compañia?",
    answers: ["/saber-si-mi-celular-esta-desbloqueado", "/esim", "/preguntas-frecuentes#celular-desbloqueado"],
  },
  { asked: "correo de soporte", answers: ["/ayuda", "/preguntas-frecuentes#soporte-y-quejas"] },
  { asked: "marcar al 911 sin saldo", answers: ["/emergencias-911", "/preguntas-frecuentes#llamar-al-911"] },
  { asked: "cambio de telcel a wim", answers: ["/portabilidad", "/preguntas-frecuentes#traer-mi-numero"] },
  { asked: "cuantos gb trae ultimate", answers: ["/membresias", "/#membresias", "/preguntas-frecuentes#que-incluye"] },
  {
    asked: "puedo llamar a canada",
    answers: [
      "/membresias",
      "/roaming-cobertura",
      "/preguntas-frecuentes#estados-unidos-y-canada",
      "/preguntas-frecuentes#que-incluye",
    ],
  },
  {
    asked: "que paises entran en el roaming",
    answers: ["/roaming-cobertura", "/preguntas-frecuentes#paises-con-roaming"],
  },
  { asked: "canjear big box", answers: ["/canjea-experiencias-bigbox"] },
  { asked: "datos fiscales para facturar", answers: ["/facturacion", "/preguntas-frecuentes#factura"] },
  { asked: "clausulas del contrato", answers: ["/contrato-de-adhesion", "/contrato-de-adhesion-accesible"] },
  { asked: "formato arco", answers: ["/derechos-arco"] },
  { asked: "quienes son ustedes", answers: ["/conocenos", "/preguntas-frecuentes#que-es-wim"] },
  { asked: "tengo que registrar mi linea con mi curp", answers: ["/preguntas-frecuentes#identificacion-de-lineas"] },
];
