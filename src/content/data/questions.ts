export const data = [
  {
    "id": "que-es-wim",
    "group": "empezar",
    "question": "¿Qué es wim?",
    "answer": [
      "wim es una compañía celular 100% digital, de prepago y con eSIM. No hay chip de plástico ni plazo forzoso.",
      "Contratas y administras tu línea en la app."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Conoce a wim",
        "to": "/conocenos"
      }
    ],
    "asked": "operadora telefonía quiénes son"
  },
  {
    "id": "como-contrato",
    "group": "empezar",
    "question": "¿Cómo contrato una línea?",
    "answer": [
      "Descarga la app, elige tu membresía e instala tu eSIM. Contratas en {{contratacion.tiempo}}, desde tu celular.",
      "Antes de pagar, revisa que tu celular sea compatible y esté desbloqueado. Ten a la mano tu identificación oficial y tu CURP: {{identificacion.deber}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Revisa tu celular",
        "to": "/esim#compatibilidad-eSIM"
      },
      {
        "kind": "page",
        "label": "Compara las membresías",
        "to": "/membresias"
      }
    ],
    "asked": "comprar registrarme alta activar línea nueva chip"
  },
  {
    "id": "que-incluye",
    "group": "empezar",
    "question": "¿Qué incluye una membresía?",
    "answer": [
      "Incluye datos, más llamadas y SMS ilimitados en {{paises.incluidos}}, durante {{plazo.membresia}}.",
      "Los datos de cada una: {{membresias.datos}}.",
      "Según tu membresía, también hay roaming y beneficios."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Compara las membresías",
        "to": "/membresias"
      }
    ],
    "asked": "planes paquetes minutos mensajes megas"
  },
  {
    "id": "cuanto-cuesta",
    "group": "empezar",
    "question": "¿Cuánto cuesta?",
    "answer": [
      "Al traer tu número, en MXN por {{plazo.membresia}}: {{oferta.precios}}.",
      "Son los precios de los primeros {{oferta.meses}}; {{oferta.vigencia}}.",
      "El precio regular por {{plazo.membresia}}: {{membresias.precios}}.",
      "{{app.confirma-precio}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Compara las membresías",
        "to": "/membresias"
      },
      {
        "kind": "page",
        "label": "Trae tu número",
        "to": "/portabilidad"
      }
    ],
    "asked": "precio tarifa costo pesos promoción descuento"
  },
  {
    "id": "cual-me-conviene",
    "group": "empezar",
    "question": "¿Cuál membresía me conviene?",
    "answer": [
      "Depende de cuántos GB usas, a dónde viajas y qué beneficios quieres.",
      "La herramienta «Encuentra la tuya» te hace tres preguntas y te dice la más barata que te sirve."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Encuentra la tuya",
        "to": "/membresias#encuentra-la-tuya"
      }
    ],
    "asked": "recomiendan mejor plan elegir"
  },
  {
    "id": "plazo-forzoso",
    "group": "empezar",
    "question": "¿Puedo cambiar o cancelar mi membresía?",
    "answer": [
      "La que ya compraste, no: dura {{plazo.membresia}} y no se cancela ni se reembolsa. {{reembolsos.derechos}}.",
      "No hay plazo forzoso: {{membresias.cambio}}. Para dejar wim, no contrates la siguiente."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Qué pasa si no renuevas",
        "to": "/preguntas-frecuentes#no-renuevo"
      },
      {
        "kind": "page",
        "label": "Qué pasa con lo que ya pagaste",
        "to": "/preguntas-frecuentes#reembolsos"
      }
    ],
    "asked": "contrato cancelar dejar baja permanencia plan"
  },
  {
    "id": "numero-nuevo-o-portado",
    "group": "empezar",
    "question": "¿Traigo mi número o me dan uno nuevo?",
    "answer": [
      "Como prefieras: las membresías son las mismas.",
      "Para traer el tuyo, elige «Conservar mi número» en la app. Es gratis. Si no, contrata con un número nuevo."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Trae tu número",
        "to": "/portabilidad"
      },
      {
        "kind": "page",
        "label": "Compara las membresías",
        "to": "/membresias"
      }
    ],
    "asked": "portar estrenar conservar"
  },
  {
    "id": "sucursales",
    "group": "empezar",
    "question": "¿Tienen sucursales o tiendas?",
    "answer": [
      "No: wim es 100% digital. Contratas y administras tu línea en la app.",
      "Tampoco tiene promotores ni distribuidores: desconfía de quien te venda una línea de wim en un local o en la calle."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "sucursal local oficina módulo kiosco dirección"
  },
  {
    "id": "trabajar-en-wim",
    "group": "empezar",
    "question": "¿Cómo puedo trabajar en wim?",
    "answer": [
      "En este sitio no publicamos vacantes. Pregunta por correo a {{operador.correo}} {{operador.correo.muestra}}.",
      "wim no tiene promotores ni distribuidores: desconfía de quien te ofrezca vender sus líneas."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Conoce a wim",
        "to": "/conocenos"
      }
    ],
    "asked": "trabajo empleo vacantes vacante chamba currículum"
  },
  {
    "id": "elegir-numero",
    "group": "empezar",
    "question": "¿Puedo elegir mi número o su lada?",
    "answer": [
      "{{respuesta.pendiente}}.",
      "Si quieres conservar el tuyo, en la app elige «Conservar mi número»."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      },
      {
        "kind": "page",
        "label": "Los {{pasos.portabilidad}} para traer tu número",
        "to": "/portabilidad#pasos"
      }
    ],
    "asked": "número nuevo área clave ciudad cambiar"
  },
  {
    "id": "extranjeros",
    "group": "empezar",
    "question": "¿Puedo contratar si soy de otro país o no tengo CURP?",
    "answer": [],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "extranjero extranjera pasaporte turista residente"
  },
  {
    "id": "menores-de-edad",
    "group": "empezar",
    "question": "¿Puede tener una línea alguien menor de edad?",
    "answer": [],
    "links": [
      {
        "kind": "page",
        "label": "Términos y condiciones",
        "to": "/terminos-y-condiciones-accesible"
      }
    ],
    "asked": "hijo hija niños adolescentes edad"
  },
  {
    "id": "que-es-esim",
    "group": "esim-y-celular",
    "question": "¿Qué es una eSIM?",
    "answer": [
      "Es un chip que ya viene dentro de los celulares compatibles. Instalas tu línea en él desde la app, sin plástico.",
      "wim funciona solo con eSIM."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Conoce la eSIM",
        "to": "/esim"
      }
    ],
    "asked": "SIM virtual tarjeta"
  },
  {
    "id": "chip-fisico",
    "group": "esim-y-celular",
    "question": "¿Venden chip o SIM física?",
    "answer": [
      "No: wim funciona solo con eSIM, un chip que ya viene dentro de los celulares compatibles.",
      "Si tu celular no la tiene, no sirve para usar wim. Revísalo antes de pagar."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Conoce la eSIM",
        "to": "/esim"
      },
      {
        "kind": "page",
        "label": "Revisa tu celular",
        "to": "/esim#compatibilidad-eSIM"
      }
    ],
    "asked": "plástico nano"
  },
  {
    "id": "celular-compatible",
    "group": "esim-y-celular",
    "question": "¿Cómo sé si mi celular es compatible?",
    "answer": [
      "Búscalo en nuestra lista de {{celulares.cuantos}} {{celulares.muestra}}.",
      "Si no aparece, marca {{eid.codigo}}: si ves un EID de {{eid.digitos}}, tu celular tiene eSIM. También debe estar desbloqueado."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Busca tu modelo",
        "to": "/esim#compatibilidad-eSIM"
      },
      {
        "kind": "page",
        "label": "Guía para revisar el bloqueo",
        "to": "/saber-si-mi-celular-esta-desbloqueado"
      }
    ],
    "asked": "sirve funciona teléfono equipo marca modelo"
  },
  {
    "id": "celular-desbloqueado",
    "group": "esim-y-celular",
    "question": "¿Cómo sé si mi celular está desbloqueado?",
    "answer": [
      "En iPhone, abre Configuración, General, Información. Si «Bloqueo del operador» dice «Sin restricciones», está desbloqueado.",
      "En Android, ponle el chip de otra compañía: si puedes llamar, está desbloqueado.",
      "Si está bloqueado, pide el desbloqueo a quien te lo vendió: es gratis y tarda {{celular.desbloqueo}} como máximo, en día hábil."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Guía para revisar el bloqueo",
        "to": "/saber-si-mi-celular-esta-desbloqueado"
      }
    ],
    "asked": "liberar liberado candado teléfono"
  },
  {
    "id": "instalar-esim",
    "group": "esim-y-celular",
    "question": "¿Cómo instalo mi eSIM?",
    "answer": [
      "Contrata en la app, conéctate a una red Wi-Fi y sigue ahí los pasos de instalación.",
      "Después enciende tu línea nueva y sus datos."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Los pasos de instalación",
        "to": "/esim#instala-tu-esim"
      }
    ],
    "asked": "activar código QR escanear"
  },
  {
    "id": "esim-no-se-instala",
    "group": "esim-y-celular",
    "question": "Mi eSIM no se instala, ¿qué hago?",
    "answer": [
      "Revisa que tu celular tenga eSIM y esté desbloqueado: bloqueado, no se activa.",
      "Conéctate a una red Wi-Fi, reinicia tu celular y repite los pasos en la app.",
      "Si sigue igual, no borres nada y habla con una persona."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Saber si está desbloqueado",
        "to": "/saber-si-mi-celular-esta-desbloqueado"
      },
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "error falla"
  },
  {
    "id": "cambio-de-celular",
    "group": "esim-y-celular",
    "question": "Cambié de celular o borré mi eSIM, ¿qué hago?",
    "answer": [
      "Pide en la app la reposición de tu eSIM.",
      "Si el celular es nuevo, revisa antes que sea compatible y esté desbloqueado.",
      "Mientras la uses, no borres tu eSIM: sin ella, tu celular se queda sin línea."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Revisa el celular nuevo",
        "to": "/esim#compatibilidad-eSIM"
      }
    ],
    "asked": "teléfono nuevo equipo cambio reposición borrar eliminar transferir pasar"
  },
  {
    "id": "dos-lineas",
    "group": "esim-y-celular",
    "question": "¿Puedo tener dos líneas en mi celular?",
    "answer": [
      "Depende de tu modelo. Desde el iPhone 13, por ejemplo, puedes tener dos eSIM activas.",
      "Para navegar con tus GB, deja wim como línea de datos."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Dudas de la eSIM",
        "to": "/esim#dudas"
      }
    ],
    "asked": "doble SIM dual"
  },
  {
    "id": "volte-y-wifi",
    "group": "esim-y-celular",
    "question": "¿Puedo llamar por 4G (VoLTE) y por Wi-Fi?",
    "answer": [],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "voz HD llamadas wifi calling VoWiFi"
  },
  {
    "id": "traer-mi-numero",
    "group": "portabilidad",
    "question": "¿Cómo traigo mi número a wim?",
    "answer": [
      "Pide tu NIP: envía {{nip.palabra}} por SMS al {{nip.numero}}.",
      "En la app, elige tu membresía y «Conservar mi número», y escribe tu NIP.",
      "Espera el aviso de que terminó. Mientras tanto, instala tu eSIM."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Cámbiate en {{pasos.portabilidad}}",
        "to": "/portabilidad#pasos"
      },
      {
        "kind": "page",
        "label": "Revisa si puedes",
        "to": "/portabilidad#quien-puede"
      }
    ],
    "asked": "cambiarme compañía conservar portar"
  },
  {
    "id": "cuanto-tarda-el-cambio",
    "group": "portabilidad",
    "question": "¿Cuánto tarda y cuánto cuesta cambiarme?",
    "answer": [
      "Tarda {{portabilidad.ejecucion}} como máximo y es gratis. El plazo corre {{portabilidad.desde-cuando}}.",
      "Cuenta al momento de {{portabilidad.horario}} en día hábil; a otra hora, desde las {{portabilidad.inicio}} del siguiente.",
      "El cambio se hace en la madrugada del día que eliges."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Cómo cuenta el tiempo",
        "to": "/portabilidad#plazos"
      }
    ],
    "asked": "tiempo plazo horas costo"
  },
  {
    "id": "nip-de-portabilidad",
    "group": "portabilidad",
    "question": "¿Cómo consigo mi NIP?",
    "answer": [
      "Envía un SMS con la palabra {{nip.palabra}} al {{nip.numero}} desde la línea que traes, o llama al {{nip.numero}}.",
      "Tiene {{nip.digitos}} y vale {{nip.vigencia}} naturales. Si vence, pide otro.",
      "Escríbelo solo en la app: nadie de wim te lo pide por llamada ni por mensaje."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Los {{pasos.portabilidad}}",
        "to": "/portabilidad#pasos"
      }
    ],
    "asked": "código clave 051"
  },
  {
    "id": "deudas-y-saldo",
    "group": "portabilidad",
    "question": "¿Puedo cambiarme si le debo a mi compañía o si tengo saldo?",
    "answer": [
      "Sí. Un adeudo no impide el cambio, pero lo sigues debiendo a tu compañía anterior.",
      "Tu saldo y tus beneficios se quedan allá: úsalos antes de cambiarte."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Qué te llevas",
        "to": "/portabilidad#que-viene-contigo"
      }
    ],
    "asked": "adeudo deuda debo pendiente"
  },
  {
    "id": "tengo-pospago",
    "group": "portabilidad",
    "question": "Tengo pospago, ¿puedo cambiarme?",
    "answer": [
      "No directamente: se porta de prepago a prepago o de pospago a pospago, y wim es de prepago.",
      "Pregunta a tu compañía si puede pasarte antes a prepago."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Quién puede traer su número",
        "to": "/portabilidad#quien-puede"
      }
    ],
    "asked": "plan renta modalidad"
  },
  {
    "id": "cambio-sin-permiso",
    "group": "portabilidad",
    "question": "¿Y si me cambian sin permiso, o mi línea ya se canceló?",
    "answer": [
      "Un cambio que no pediste se revierte en los {{portabilidad.reversion}} hábiles posteriores. Acude a la compañía que tu número dejó.",
      "Un número cancelado se puede traer en los {{portabilidad.recuperacion}} naturales posteriores a la cancelación."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Si algo no salió bien",
        "to": "/portabilidad#revertir-o-recuperar"
      }
    ],
    "asked": "revertir recuperar reversión"
  },
  {
    "id": "se-acaban-los-gb",
    "group": "datos-y-apn",
    "question": "¿Qué pasa si se me acaban los GB?",
    "answer": [
      "Puedes comprar un paquete de datos o contratar otra membresía.",
      "Un paquete dura {{plazo.paquete}} naturales desde que lo compras. La app te dice qué incluye y cuánto cuesta antes de pagar.",
      "Tus llamadas y SMS siguen: son ilimitados mientras dura tu membresía."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Compra un paquete",
        "to": "/#descargaApp"
      },
      {
        "kind": "page",
        "label": "Compara las membresías",
        "to": "/membresias"
      }
    ],
    "asked": "terminan megas internet recargar recarga comprar más"
  },
  {
    "id": "cuanto-me-queda",
    "group": "datos-y-apn",
    "question": "¿Cómo veo cuántos GB y días me quedan?",
    "answer": [
      "En la app: ahí ves los GB y los días que te quedan.",
      "Si quieres el detalle de lo que has consumido, pídelo por correo."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Conoce tus consumos",
        "to": "/conoce-tus-consumos"
      }
    ],
    "asked": "consumo saldo megas internet consultar"
  },
  {
    "id": "gb-sin-usar",
    "group": "datos-y-apn",
    "question": "¿Qué pasa con los GB que no usé?",
    "answer": [
      "Los GB son para los {{plazo.membresia}} naturales de tu membresía. Con la siguiente se renuevan.",
      "Los que no usaste no se cambian por dinero."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Las reglas de tu membresía",
        "to": "/membresias#condiciones"
      }
    ],
    "asked": "acumulan sobran megas siguiente mes"
  },
  {
    "id": "velocidad",
    "group": "datos-y-apn",
    "question": "¿Me bajan la velocidad si uso muchos datos?",
    "answer": [
      "No: wim no reduce la velocidad por los GB que usas.",
      "Lo que hace la red anfitriona ante una congestión o con el video está por confirmar. Lo dice el código de gestión de tráfico.",
      "{{uso-anomalo.regla}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Política de uso: uso anómalo",
        "to": "/politica-de-uso#uso-anomalo"
      },
      {
        "kind": "page",
        "label": "Gestión de tráfico: velocidad",
        "to": "/gestion-de-trafico#velocidad"
      }
    ],
    "asked": "lento internet ilimitados límite tope"
  },
  {
    "id": "no-puedo-navegar",
    "group": "datos-y-apn",
    "question": "Tengo señal pero no navego, ¿qué hago?",
    "answer": [
      "Revisa el APN: es el ajuste que conecta tu celular a internet y debe decir {{apn.nombre}}.",
      "Enciende los datos, apaga el modo avión y reinicia. Si sigue igual, escribe el APN con la guía de tu marca."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Actualiza tu APN",
        "to": "/actualiza-tu-apn"
      },
      {
        "kind": "page",
        "label": "Manual por marca",
        "to": "/manual-de-conexion-apn"
      }
    ],
    "asked": "sin internet falla conexión configurar"
  },
  {
    "id": "sin-senal",
    "group": "datos-y-apn",
    "question": "No tengo señal, ¿qué hago?",
    "answer": [
      "Activa el modo avión, espera {{apn.espera}} y apágalo; si sigue igual, reinicia tu celular.",
      "Conéctate a una red Wi-Fi y revisa en la app que tu línea no esté suspendida.",
      "Si nada funciona, habla con una persona. Qué señal hay en tu lugar lo dice el mapa {{mapa.muestra}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      },
      {
        "kind": "page",
        "label": "Mapa de cobertura",
        "to": "/mapa-de-cobertura"
      }
    ],
    "asked": "sin servicio"
  },
  {
    "id": "llamadas-y-sms",
    "group": "datos-y-apn",
    "question": "No puedo llamar o no me llegan SMS, ¿qué hago?",
    "answer": [
      "Activa el modo avión, espera {{apn.espera}} y apágalo; si sigue igual, reinicia tu celular.",
      "Revisa en la app que tengas una membresía y que tu línea no esté suspendida.",
      "Si nada funciona, habla con una persona: di desde cuándo y con qué números.",
      "Al 911 llamas gratis, también sin membresía o con la línea suspendida."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "entran llamadas mensajes"
  },
  {
    "id": "cobertura",
    "group": "datos-y-apn",
    "question": "¿Hay señal donde vivo?",
    "answer": [
      "Búscalo en el mapa de cobertura 3G, 4G y 5G de México {{mapa.muestra}}.",
      "Dentro de edificios, en sótanos, en elevadores o entre mucha gente, la señal puede bajar."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Mapa de cobertura",
        "to": "/mapa-de-cobertura"
      }
    ],
    "asked": "red antena zona"
  },
  {
    "id": "precio-de-paquetes",
    "group": "datos-y-apn",
    "question": "¿Cuánto cuesta un paquete de datos o de roaming?",
    "answer": [],
    "links": [
      {
        "kind": "page",
        "label": "Compara las membresías",
        "to": "/membresias"
      }
    ],
    "asked": "precio GB extra recarga adicional megas"
  },
  {
    "id": "compartir-datos",
    "group": "datos-y-apn",
    "question": "¿Puedo compartir mis GB con otro equipo?",
    "answer": [
      "{{respuesta.pendiente}}.",
      "La política de uso sí prohíbe revender los datos o poner un punto de acceso para el público."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Política de uso: usos prohibidos",
        "to": "/politica-de-uso#usos-prohibidos"
      },
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "hotspot tethering anclar computadora tableta módem"
  },
  {
    "id": "estados-unidos-y-canada",
    "group": "roaming",
    "question": "¿Mi línea funciona en EE. UU. y Canadá?",
    "answer": [
      "Sí, con cualquier membresía. En {{paises.incluidos}} usas los mismos GB, llamadas y SMS.",
      "No es roaming ni cuesta aparte."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Compara las membresías",
        "to": "/membresias"
      }
    ],
    "asked": "USA gringo frontera viaje Estados Unidos"
  },
  {
    "id": "paises-con-roaming",
    "group": "roaming",
    "question": "¿En qué países tengo roaming?",
    "answer": [
      "Depende de tu membresía. {{roaming.por-membresia}}.",
      "{{roaming.excluye}}, y fuera de tu lista no hay servicio {{roaming.muestra}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Busca tu destino",
        "to": "/roaming-cobertura#destinos"
      }
    ],
    "asked": "extranjero viaje Europa destinos"
  },
  {
    "id": "activar-roaming",
    "group": "roaming",
    "question": "¿Cómo activo el roaming?",
    "answer": [
      "En los ajustes de tu celular, enciende «Itinerancia de datos» o «Datos en roaming».",
      "Deja wim como línea de datos y reinicia el celular al llegar."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Los pasos, por celular",
        "to": "/roaming-cobertura#activa-tu-roaming"
      },
      {
        "kind": "page",
        "label": "Busca tu destino",
        "to": "/roaming-cobertura#destinos"
      }
    ],
    "asked": "extranjero viaje prender"
  },
  {
    "id": "como-pago",
    "group": "pagos-y-promociones",
    "question": "¿Cómo pago: con tarjeta o en efectivo?",
    "answer": [
      "Pagas en la app o en la página de compra, con los medios de pago que ahí aparecen.",
      "¿Tarjeta o efectivo? {{respuesta.pendiente}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Términos: pagos",
        "to": "/terminos-y-condiciones-accesible#pagos"
      }
    ],
    "asked": "membresía formas medios crédito débito tienda transferencia recargar"
  },
  {
    "id": "cargos-automaticos",
    "group": "pagos-y-promociones",
    "question": "¿Me pueden cobrar la renovación sin avisarme?",
    "answer": [
      "No: un cargo automático necesita tu consentimiento expreso.",
      "Si lo aceptaste, te avisamos al menos {{plazo.aviso-renovacion}} naturales antes y puedes cancelarlo sin penalización."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Términos: renovación",
        "to": "/terminos-y-condiciones-accesible#vigencia"
      }
    ],
    "asked": "domiciliar suscripción"
  },
  {
    "id": "factura",
    "group": "pagos-y-promociones",
    "question": "¿Cómo pido mi factura?",
    "answer": [
      "Pídela en el portal de facturación, con tus datos fiscales y los de tu pago.",
      "Ten abierta tu constancia de situación fiscal."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Los datos que necesitas",
        "to": "/facturacion"
      }
    ],
    "asked": "CFDI RFC facturar comprobante"
  },
  {
    "id": "reembolsos",
    "group": "pagos-y-promociones",
    "question": "¿Puedo cancelar mi compra o pedir un reembolso?",
    "answer": [
      "No: una membresía o un paquete comprado no se cancela ni se reembolsa.",
      "{{reembolsos.derechos}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Términos: cancelaciones y reembolsos",
        "to": "/terminos-y-condiciones-accesible#reembolsos"
      }
    ],
    "asked": "devolución dinero regresan"
  },
  {
    "id": "cobro-de-mas",
    "group": "pagos-y-promociones",
    "question": "Me cobraron de más, ¿qué hago?",
    "answer": [
      "Anota la fecha y el monto del cargo, y repórtalo al soporte dentro de la app.",
      "Un cargo indebido se devuelve completo, con al menos {{compensacion.cargo-indebido}} de bonificación."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Compensaciones: cargos indebidos",
        "to": "/compensaciones-y-bonificaciones#cargos-indebidos"
      },
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "cargo indebido aclaración devolución"
  },
  {
    "id": "invitar-amigos",
    "group": "pagos-y-promociones",
    "question": "¿Qué gano si invito a alguien?",
    "answer": [
      "Depende de la promoción vigente: antes de invitar, confirma en la app si hoy hay una.",
      "La última registrada daba {{referidos.ultima.invita}} menos en tu siguiente membresía. Quien llegaba pagaba {{referidos.ultima.llega}} menos en sus primeras {{referidos.ultima.membresias}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Cómo funciona",
        "to": "/wimers#invita"
      }
    ],
    "asked": "referidos código descuento recomendar amigas"
  },
  {
    "id": "beneficios-incluidos",
    "group": "beneficios",
    "question": "¿Qué beneficios trae cada membresía?",
    "answer": [
      "{{beneficios.incluidos}}.",
      "{{beneficios.no-incluidos}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Lo que trae tu membresía",
        "to": "/entretenimiento#por-membresia"
      }
    ],
    "asked": "streaming películas música salas aeropuerto"
  },
  {
    "id": "activar-un-beneficio",
    "group": "beneficios",
    "question": "¿Cómo activo mis beneficios?",
    "answer": [
      "Cada beneficio tiene su guía, paso a paso: la mayoría empieza en la app.",
      "Los incluidos se renuevan cada {{plazo.membresia}}, con tu membresía."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Elige tu beneficio",
        "to": "/entretenimiento#beneficios"
      }
    ],
    "asked": "canjear Prime Deezer Bigbox"
  },
  {
    "id": "usuario-de-paramount",
    "group": "beneficios",
    "question": "¿Con qué usuario y contraseña entro a {{beneficio.paramount.nombre}}?",
    "answer": [
      "Tu usuario es el correo de tu suscripción. Tu contraseña es tu número a {{linea.digitos}}, sin +52.",
      "El correo está en la app: toca tu perfil, arriba a la izquierda, y léelo debajo de tu avatar."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Activa {{beneficio.paramount.nombre}}",
        "to": "/activa-cuenta-paramount"
      }
    ],
    "asked": "cuenta clave sesión"
  },
  {
    "id": "precio-de-beneficios",
    "group": "beneficios",
    "question": "¿Cuánto cuestan los beneficios con costo aparte?",
    "answer": [],
    "links": [
      {
        "kind": "page",
        "label": "Elige tu beneficio",
        "to": "/entretenimiento#beneficios"
      }
    ],
    "asked": "precio Paramount ViX Deezer Bigbox LoungeKey"
  },
  {
    "id": "robo-o-extravio",
    "group": "seguridad",
    "question": "Perdí mi celular o me lo robaron, ¿qué hago?",
    "answer": [
      "Suspende tu línea en la app: perfil, administrar mi línea, ¿perdiste tu celular?",
      "Tienes {{plazo.recuperar-linea}} naturales para recuperarla con la reposición de tu eSIM. Cuentan desde que la suspendes."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Guía de robo o extravío",
        "to": "/reportar-robo-equipo"
      }
    ],
    "asked": "robaron perdido suspender bloquear chip teléfono"
  },
  {
    "id": "bloquear-imei",
    "group": "seguridad",
    "question": "¿Cómo bloqueo el celular que me robaron?",
    "answer": [
      "Pide el bloqueo del IMEI por correo a {{operador.correo}} {{operador.correo.muestra}}, con la factura de compra digitalizada.",
      "Si lo recuperas, el desbloqueo se pide igual. Suspender la línea es otro trámite: hazlo primero, en la app."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Bloquea el celular, paso a paso",
        "to": "/reportar-robo-equipo#bloquea-el-celular"
      }
    ],
    "asked": "equipo teléfono reporte"
  },
  {
    "id": "llamada-sospechosa",
    "group": "seguridad",
    "question": "Me llamaron de parte de wim, ¿es de verdad?",
    "answer": [
      "Desconfía: las comunicaciones oficiales llegan al correo que registró la persona titular.",
      "wim no tiene promotores ni distribuidores. No compartas con nadie tu NIP ni tu contraseña.",
      "Si sospechas de un fraude, repórtalo al soporte dentro de la app."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "fraude estafa extorsión mensaje promotor"
  },
  {
    "id": "llamar-al-911",
    "group": "seguridad",
    "question": "¿Puedo llamar al 911 sin membresía?",
    "answer": [
      "Sí: las llamadas al 911 son gratis, también sin membresía o con la línea suspendida.",
      "Es el número único de emergencias en todo el país: sustituye al {{emergencias.retirados}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Emergencias: marca 911",
        "to": "/emergencias-911"
      }
    ],
    "asked": "policía ambulancia bomberos saldo emergencia"
  },
  {
    "id": "no-renuevo",
    "group": "tus-derechos",
    "question": "¿Qué pasa con mi número si no renuevo?",
    "answer": [
      "No lo pierdes de inmediato: tu línea sigue activa {{plazo.sin-membresia}} naturales y recibe llamadas y SMS.",
      "Después se suspende {{plazo.suspension}} naturales y al final se cancela. Si antes compras una membresía, conservas tu línea."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Calcula las fechas de tu línea",
        "to": "/ayuda#linea-del-tiempo"
      },
      {
        "kind": "page",
        "label": "Términos: ciclo de la línea",
        "to": "/terminos-y-condiciones-accesible#ciclo-de-la-linea"
      }
    ],
    "asked": "perder línea suspendida cancelada vence renovar"
  },
  {
    "id": "identificacion-de-lineas",
    "group": "tus-derechos",
    "question": "¿Tengo que identificar mi línea ante la {{autoridad.regulador.siglas}}?",
    "answer": [
      "Sí: {{identificacion.deber}}.",
      "Ten a la mano tu identificación oficial y tu CURP.",
      "{{identificacion.tramite}}. Para tu línea, pregunta al soporte dentro de la app."
    ],
    "links": [
      {
        "kind": "site",
        "label": "Página de la {{autoridad.regulador.siglas}}",
        "href": "{{autoridad.regulador.enlace}}"
      },
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "registro CURP INE vincular padrón"
  },
  {
    "id": "derechos-arco",
    "group": "tus-derechos",
    "question": "¿Cómo pido ver, corregir o borrar mis datos?",
    "answer": [
      "Llena el formato de derechos ARCO y envíalo a {{operador.correo-datos}}, con tu identificación.",
      "Se te responde en {{arco.respuesta}} hábiles como máximo. Si procede, se hace en los {{arco.cumplimiento}} hábiles siguientes.",
      "Cada uno de los dos plazos se puede ampliar una vez, con un motivo."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Derechos ARCO y su formato",
        "to": "/derechos-arco"
      }
    ],
    "asked": "privacidad eliminar cancelar acceso"
  },
  {
    "id": "dejar-de-recibir-correos",
    "group": "tus-derechos",
    "question": "¿Cómo dejo de recibir publicidad?",
    "answer": [
      "Date de baja de nuestros correos en este sitio.",
      "Contra llamadas y mensajes comerciales, inscribe tu número en el {{registro.publicidad}} de {{autoridad.consumidores.siglas}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Deja de recibir nuestros correos",
        "to": "/desuscribir-email"
      },
      {
        "kind": "site",
        "label": "Inscribe tu número",
        "href": "{{registro.publicidad.enlace}}"
      }
    ],
    "asked": "spam baja REPEP suscripción"
  },
  {
    "id": "fallas-del-servicio",
    "group": "tus-derechos",
    "question": "Mi servicio falló, ¿me devuelven algo?",
    "answer": [
      "Sí, si falló por causa nuestra: se te compensa el tiempo sin servicio. También por fuerza mayor, si la falla dura más de {{compensacion.fuerza-mayor}} desde tu reporte.",
      "Además se te bonifica, en servicio, al menos {{compensacion.bonificacion}} del monto de ese periodo. Repórtalo al soporte cuanto antes."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Compensaciones y bonificaciones",
        "to": "/compensaciones-y-bonificaciones"
      },
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "compensación bonificación sin señal"
  },
  {
    "id": "soporte-y-quejas",
    "group": "tus-derechos",
    "question": "¿Cuándo atiende soporte y dónde me quejo?",
    "answer": [
      "Soporte atiende de {{soporte.dias}}, de {{soporte.desde}} a {{soporte.hasta}}, en la app, por correo y por teléfono.",
      "También puedes acudir desde el inicio a la {{autoridad.consumidores}} ({{autoridad.consumidores.siglas}}). Su Teléfono del Consumidor es {{autoridad.consumidores.telefono-capital}} o {{autoridad.consumidores.telefono-pais}}."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      },
      {
        "kind": "site",
        "label": "Queja en línea: {{conciliacion}}",
        "href": "{{conciliacion.enlace}}"
      }
    ],
    "asked": "teléfono contacto horario ayuda reclamo PROFECO"
  },
  {
    "id": "whatsapp",
    "group": "tus-derechos",
    "question": "¿Atienden por WhatsApp?",
    "answer": [
      "En este sitio no publicamos un WhatsApp de wim.",
      "Soporte atiende en la app, por correo en {{operador.correo}} {{operador.correo.muestra}} y por teléfono en el {{operador.telefono}} {{operador.telefono.muestra}}.",
      "Si te escriben por WhatsApp de parte de wim, desconfía: las comunicaciones oficiales llegan al correo que registró la persona titular."
    ],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "whats wasap guasap"
  },
  {
    "id": "fallas-generales",
    "group": "tus-derechos",
    "question": "¿Dónde veo si hay una falla general?",
    "answer": [],
    "links": [
      {
        "kind": "page",
        "label": "Habla con una persona",
        "to": "/ayuda#contacto"
      }
    ],
    "asked": "caída sin servicio red estado WhatsApp avisos"
  }
];
