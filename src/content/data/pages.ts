export const data = [
  {
    "path": "/",
    "title": "wim: línea celular 100% digital con eSIM",
    "nav": "Inicio",
    "description": "Contrata tu línea con eSIM en {{contratacion.tiempo}}, sin plástico ni plazos forzosos. Llamadas y SMS ilimitados en {{paises.incluidos}}."
  },
  {
    "path": "/membresias",
    "title": "Membresías: precios, GB, roaming y beneficios",
    "nav": "Membresías",
    "description": "Compara {{membresias.nombres}}: desde {{membresias.desde}} por {{plazo.membresia}}. Al portar, {{oferta.portabilidad}}; {{oferta.vigencia}}.",
    "withoutOffer": "Compara {{membresias.nombres}}: desde {{membresias.desde}} por {{plazo.membresia}}. Sin plazo forzoso: {{membresias.cambio}}.",
    "asked": "{{membresias.palabras}} trae incluye comparar promoción unlimited plan planes paquete tarifa barato ilimitado ilimitados"
  },
  {
    "path": "/esim",
    "title": "eSIM: celulares compatibles y cómo instalarla",
    "nav": "eSIM",
    "description": "Revisa si tu celular es compatible con eSIM y está desbloqueado, e instala tu línea en {{pasos.esim}}, sin chip de plástico.",
    "asked": "chip instalar activar código QR celular compatible modelo sirve iPhone Android"
  },
  {
    "path": "/portabilidad",
    "title": "Portabilidad: cámbiate y conserva tu número",
    "nav": "Portabilidad",
    "description": "Trae tu número a wim: cómo pedir tu NIP, cuánto tarda el cambio, qué derechos tienes y dónde consultar tu trámite.",
    "asked": "cambiar cambiarme compañía conservar pasar mismo número NIP estado tarda descuento"
  },
  {
    "path": "/roaming-cobertura",
    "title": "Roaming: países incluidos en cada membresía",
    "nav": "Roaming",
    "description": "Busca tu destino {{roaming.corto.muestra}}: {{roaming.por-zona}}. Conoce los GB y las condiciones.",
    "asked": "viajar viaje extranjero país países funciona fuera Europa España activar"
  },
  {
    "path": "/wimers",
    "title": "Wimers: la comunidad y sus beneficios",
    "nav": "Wimers",
    "description": "Qué es ser wimer: qué beneficios trae cada membresía, cuáles tienen costo aparte y cómo se invita desde la app.",
    "asked": "invitar amigo amiga código referido referidos descuento"
  },
  {
    "path": "/mapa-de-cobertura",
    "title": "Mapa de cobertura 3G, 4G y 5G",
    "nav": "Mapa de cobertura",
    "description": "Consulta en el mapa de México {{mapa.corto.muestra}} la cobertura garantizada y diferenciada de 3G y 4G, y la de 5G, antes de cambiarte.",
    "asked": "señal antena zona ciudad"
  },
  {
    "path": "/arma-tu-sim",
    "title": "Arma tu SIM con cuatro respuestas",
    "nav": "Arma tu SIM",
    "description": "Revisa tu celular, la cobertura y tu número antes de contratar tu membresía."
  },
  {
    "path": "/entretenimiento",
    "title": "Entretenimiento: qué trae cada membresía",
    "nav": "Entretenimiento",
    "description": "{{beneficios.nombres}}: cuáles trae cada membresía, cuáles tienen costo aparte y cómo se activan.",
    "asked": "series películas streaming música gratis"
  },
  {
    "path": "/avisos",
    "title": "Chismecito para wimers",
    "nav": "Avisos",
    "description": "Los avisos de wim para su comunidad, en un solo lugar: lo que cambia en tu línea, tu app y tus beneficios."
  },
  {
    "path": "/facturacion",
    "title": "Facturación: solicita tu factura",
    "nav": "Facturación",
    "description": "Pide la factura de tu membresía en {{pasos.factura}}: qué datos de tu constancia fiscal tener a la mano, dónde y qué revisar.",
    "asked": "CFDI RFC recibo comprobante"
  },
  {
    "path": "/regular-test",
    "title": "Membresías y nota legal de Wimazon",
    "description": "Las {{membresias.cuantas}} membresías de wim y la nota legal de la promoción Wimazon, con enlaces a sus registros ante el regulador."
  },
  {
    "path": "/gracias",
    "title": "Tu respuesta ha sido registrada",
    "description": "Recibimos tu nombre y tu correo. Pronto te contactaremos con promociones y novedades de wim."
  },
  {
    "path": "/formulario",
    "title": "Aún no recibimos tu respuesta",
    "description": "Revisa tu formulario y vuelve a enviarlo para recibir promociones y novedades de wim."
  },
  {
    "path": "/ayuda",
    "title": "Ayuda: soporte y horario de atención",
    "nav": "Ayuda",
    "description": "Habla con una persona de {{soporte.dias}}, de {{soporte.desde}} a {{soporte.hasta}}: teléfono, correo, formulario, preguntas frecuentes y quejas.",
    "asked": "atención clientes llamar teléfono número marcar persona contacto queja quejarme"
  },
  {
    "path": "/estado",
    "title": "Estado del sitio: qué funciona y desde cuándo",
    "nav": "Estado del sitio",
    "description": "Revisa qué funciona en el sitio de wim, desde cuándo funciona y qué ha fallado en las últimas semanas.",
    "asked": "caído cae no carga no abre página sitio falla error servidor lento hoy"
  },
  {
    "path": "/preguntas-frecuentes",
    "title": "Preguntas frecuentes",
    "description": "Respuestas cortas sobre membresías, eSIM, portabilidad, roaming, pagos y beneficios de wim, ordenadas por tema."
  },
  {
    "path": "/conoce-tus-consumos",
    "title": "Conoce tus consumos",
    "description": "Mira en la app cuántos GB y días te quedan, o pide por correo el detalle de lo que has consumido, paso a paso.",
    "asked": "saldo gastado quedan acaban acabaron comprar megas gigas paquete"
  },
  {
    "path": "/actualiza-tu-apn",
    "title": "Actualiza tu APN para navegar",
    "nav": "Actualiza tu APN",
    "description": "¿Tienes señal y no navegas? Instala el perfil de conexión o escribe el APN de wim en los ajustes de tu celular.",
    "asked": "internet señal datos conexión falla"
  },
  {
    "path": "/manual-de-conexion-apn",
    "title": "Manual de conexión APN por marca",
    "nav": "Manual de conexión APN",
    "description": "El manual para configurar el APN en iOS, Honor, Motorola, Samsung y Xiaomi, con cada menú que tienes que abrir.",
    "asked": "configurar Samsung Motorola Xiaomi Honor iPhone"
  },
  {
    "path": "/saber-si-mi-celular-esta-desbloqueado",
    "title": "¿Mi celular está desbloqueado?",
    "description": "Comprueba en Android o en iOS si tu celular está libre para usarlo con otra compañía antes de instalar tu eSIM.",
    "asked": "liberar liberado libre candado"
  },
  {
    "path": "/reportar-robo-equipo",
    "title": "Robo o extravío: suspende tu línea",
    "nav": "Reporta robo o extravío",
    "description": "¿Perdiste tu celular? Suspende tu línea en la app y pide el bloqueo del IMEI. Tienes {{plazo.recuperar-linea}} naturales para recuperarla con otra eSIM.",
    "asked": "robaron robado perdí perdido bloquear IMEI recuperar línea apareció"
  },
  {
    "path": "/reporte-por-robo-o-extravio",
    "title": "Reporte por robo o extravío",
    "description": "Qué hacer si te robaron o perdiste el celular: suspender la línea, recuperarla con otra eSIM y bloquear el equipo."
  },
  {
    "path": "/emergencias-911",
    "title": "Emergencias: marca 911",
    "description": "Marca 911: es gratis, con o sin saldo. Sustituye a los números {{emergencias.retirados}}. Qué decir y qué dice la norma.",
    "asked": "policía ambulancia bomberos"
  },
  {
    "path": "/activa-cuenta-amazon",
    "title": "Activa {{beneficio.amazon-prime.nombre}} con tu membresía",
    "nav": "Activa {{beneficio.amazon-prime.nombre}}",
    "description": "Los pasos para activar {{beneficio.amazon-prime.nombre}} y qué hacer si algo falla. {{beneficio.amazon-prime.costo}}."
  },
  {
    "path": "/activa-cuenta-dezeer",
    "title": "Activa {{beneficio.deezer.nombre}} con tu línea",
    "nav": "Activa {{beneficio.deezer.nombre}}",
    "description": "Cómo activar {{beneficio.deezer.nombre}} con tu línea de wim y entrar a tu cuenta de música. {{beneficio.deezer.costo}}."
  },
  {
    "path": "/activa-cuenta-paramount",
    "title": "Activa {{beneficio.paramount.nombre}} con tu membresía",
    "nav": "Activa {{beneficio.paramount.nombre}}",
    "description": "Entra a {{beneficio.paramount.nombre}} con wim como proveedor: qué correo usar, cuál es tu contraseña y cómo crear tu cuenta nueva."
  },
  {
    "path": "/activa-cuenta-vix",
    "title": "Activa {{beneficio.vix.nombre}} con tu línea",
    "nav": "Activa {{beneficio.vix.nombre}}",
    "description": "Cómo activar {{beneficio.vix.nombre}} con tu línea de wim y ver tus series y películas en español. {{beneficio.vix.costo}}."
  },
  {
    "path": "/activa-loungekey",
    "title": "Activa {{beneficio.loungekey.nombre}} para tus viajes",
    "nav": "Activa {{beneficio.loungekey.nombre}}",
    "description": "Activa tu acceso a las salas de aeropuerto con {{beneficio.loungekey.nombre}}. {{beneficio.loungekey.costo}}."
  },
  {
    "path": "/canjea-experiencias-bigbox",
    "title": "Canjea tu experiencia {{beneficio.bigbox.nombre}}",
    "nav": "Canjea {{beneficio.bigbox.nombre}}",
    "description": "Abre la app, entra a tus beneficios, elige experiencias {{beneficio.bigbox.nombre}}, toca canjear y escoge la tuya en el catálogo."
  },
  {
    "path": "/mapa-del-sitio",
    "title": "Mapa del sitio",
    "description": "Todo lo que hay en el sitio de wim en una sola página: membresías, eSIM, portabilidad, cobertura, ayuda y textos legales."
  },
  {
    "path": "/desuscribir-email",
    "title": "Deja de recibir nuestros correos",
    "nav": "Dejar de recibir correos",
    "description": "Confirma con tu correo la baja de las comunicaciones comerciales de wim. Tu línea sigue igual y puedes volver cuando quieras.",
    "asked": "spam publicidad baja"
  },
  {
    "path": "/baja-confirmada",
    "title": "Ya no recibirás nuestros correos",
    "nav": "Baja confirmada",
    "description": "Tu correo salió de nuestra lista de comunicaciones comerciales. Puedes volver cuando quieras."
  },
  {
    "path": "/buscar",
    "title": "Busca en el sitio",
    "nav": "Buscar",
    "description": "Encuentra respuestas, guías y textos legales de wim: escribe tu pregunta como la dirías y te llevamos a la página."
  },
  {
    "path": "/sin-conexion",
    "title": "Sin conexión",
    "description": "Qué hacer cuando no hay internet: la ayuda más urgente de wim, qué guarda tu celular para abrirla sin datos y a quién llamar."
  },
  {
    "path": "/aviso-de-privacidad",
    "title": "Aviso de privacidad",
    "description": "El aviso de privacidad de wim en documento y PDF: qué datos personales tratamos, para qué y cómo ejercer tus derechos."
  },
  {
    "path": "/aviso-de-privacidad-accesible",
    "title": "Aviso de privacidad, versión accesible",
    "nav": "Aviso de privacidad accesible",
    "description": "El aviso de privacidad completo en texto: se lee con lector de pantalla, se agranda y se recorre por apartados."
  },
  {
    "path": "/terminos-y-condiciones",
    "title": "Términos y condiciones",
    "description": "Los términos y condiciones del servicio de wim en documento y PDF: membresías, pagos, vigencia, suspensión y cancelación."
  },
  {
    "path": "/terminos-y-condiciones-accesible",
    "title": "Términos y condiciones, versión accesible",
    "nav": "Términos y condiciones accesibles",
    "description": "Los términos y condiciones completos en texto, con índice por cláusulas, para leerlos en cualquier pantalla o lector."
  },
  {
    "path": "/terminos-de-uso",
    "title": "Términos de uso del sitio",
    "nav": "Términos de uso",
    "description": "Página en construcción: los términos de uso de este sitio se publicarán en esta misma dirección."
  },
  {
    "path": "/politica-de-uso",
    "title": "Política de uso de prepago",
    "nav": "Política de uso",
    "description": "Qué usos permite y cuáles prohíbe el servicio de prepago de wim, también en roaming y en cobertura extendida."
  },
  {
    "path": "/gestion-de-trafico",
    "title": "Gestión de tráfico y administración de red",
    "nav": "Gestión de tráfico",
    "description": "Código de políticas de gestión de tráfico y administración de red, versión {{codigo-trafico.version}}, {{codigo-trafico.mes}}: qué se aplica y por qué."
  },
  {
    "path": "/colaboracion-autoridades",
    "title": "Colaboración con autoridades",
    "description": "Cómo atiende wim los requerimientos de las autoridades de seguridad y justicia: responsables, plazos y medios de contacto."
  },
  {
    "path": "/derechos-arco",
    "title": "Derechos ARCO: acceso, rectificación y más",
    "nav": "Derechos ARCO",
    "description": "Cómo pedir acceso, rectificación, cancelación u oposición sobre tus datos personales: formato, envío por correo y plazos de respuesta."
  },
  {
    "path": "/compensaciones-y-bonificaciones",
    "title": "Compensaciones y bonificaciones",
    "description": "Cuánto se te bonifica si el servicio falla o hay un cargo indebido, en qué plazo se aplica y cómo se te avisa."
  },
  {
    "path": "/contrato-de-adhesion",
    "title": "Contrato de adhesión",
    "description": "El contrato de adhesión del servicio de wim, para consultarlo en línea o descargarlo en PDF antes de contratar."
  },
  {
    "path": "/contrato-de-adhesion-accesible",
    "title": "Contrato de adhesión, versión accesible",
    "nav": "Contrato de adhesión accesible",
    "description": "El texto completo del contrato de adhesión, por cláusulas numeradas, para lector de pantalla, celular o impresión."
  },
  {
    "path": "/decalogo-de-derechos",
    "title": "Decálogo de derechos: {{decalogo.principios}} principios",
    "nav": "Decálogo de derechos",
    "description": "Los {{decalogo.principios}} principios que protegen a quien usa servicios de telecomunicaciones en México, explicados y en PDF para descargar."
  },
  {
    "path": "/carta-de-derechos-minimos-accesible",
    "title": "Carta de derechos mínimos, versión accesible",
    "nav": "Carta de derechos mínimos accesible",
    "description": "Los derechos mínimos de las personas usuarias de telecomunicaciones en texto accesible, ordenados por tema."
  },
  {
    "path": "/accesibilidad",
    "title": "Accesibilidad en tu celular",
    "nav": "Accesibilidad",
    "description": "Funciones de tu celular para discapacidad auditiva, visual, cognitiva y motriz, y tecnologías asistivas para Android y iOS.",
    "asked": "sordo ciego discapacidad lector pantalla"
  }
];
