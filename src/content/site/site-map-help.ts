import { plansWhere } from "#content/plans/benefit-standing.ts";
import { planCount } from "#content/plans/plans.ts";
import { supportHours } from "./operator.ts";
import type { SitePage } from "./site-page.ts";

/** Help, guides and what they lead to. Source: product specification, section 2. */
export const helpPages = [
  {
    path: "/ayuda",
    title: "Ayuda: soporte y horario de atención",
    nav: "Ayuda",
    description: `Habla con soporte de ${supportHours.days}, de ${supportHours.from} a ${supportHours.to}: teléfono, correo, formulario, preguntas frecuentes y quejas.`,
    asked: "atención clientes llamar teléfono número marcar persona contacto queja quejarme",
    lists: ["header", "footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/preguntas-frecuentes",
    title: "Preguntas frecuentes",
    description:
      "Respuestas cortas sobre membresías, eSIM, portabilidad, roaming, pagos y beneficios de wim, ordenadas por tema.",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/conoce-tus-consumos",
    title: "Conoce tus consumos",
    description:
      "Mira en la app cuántos GB y días te quedan, o pide por correo el detalle de lo que has consumido, paso a paso.",
    asked: "saldo gastado quedan acaban acabaron comprar megas gigas paquete",
    lists: ["footer"],
    published: true,
    indexed: true,
  },
  {
    path: "/actualiza-tu-apn",
    title: "Actualiza tu APN para navegar",
    nav: "Actualiza tu APN",
    description:
      "¿Tienes señal y no navegas? Instala el perfil de conexión o escribe el APN de wim en los ajustes de tu celular.",
    asked: "internet señal datos conexión falla",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/manual-de-conexion-apn",
    title: "Manual de conexión APN por marca",
    nav: "Manual de conexión APN",
    description:
      "El manual para configurar el APN en iOS, Honor, Motorola, Samsung y Xiaomi, con cada menú que tienes que abrir.",
    asked: "configurar Samsung Motorola Xiaomi Honor iPhone",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/saber-si-mi-celular-esta-desbloqueado",
    title: "¿Mi celular está desbloqueado?",
    description:
      "Comprueba en Android o en iOS si tu celular está libre para usarlo con otra compañía antes de instalar tu eSIM.",
    asked: "liberar liberado libre candado",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/reportar-robo-equipo",
    title: "Robo o extravío: suspende tu línea",
    nav: "Reporta robo o extravío",
    description:
      "¿Perdiste tu celular? Suspende tu línea en la app y pide el bloqueo del IMEI. Tienes 60\u00a0días naturales para recuperarla con otra eSIM.",
    asked: "robaron robado perdí perdido bloquear IMEI recuperar línea apareció",
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/reporte-por-robo-o-extravio",
    title: "Reporte por robo o extravío",
    description:
      "Qué hacer si te robaron o perdiste el celular: suspender la línea, recuperarla con otra eSIM y bloquear el equipo.",
    lists: [],
    published: true,
    indexed: true,
    canonical: "/reportar-robo-equipo",
  },
  {
    path: "/emergencias-911",
    title: "Emergencias: marca 911",
    description:
      "Marca 911: es gratis, con o sin saldo. Sustituye a los números 060, 061, 065, 066, 068 y 080. Qué decir y qué dice la norma.",
    asked: "policía ambulancia bomberos",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/activa-cuenta-amazon",
    title: "Activa Amazon Prime con tu membresía",
    nav: "Activa Amazon Prime",
    parent: "/entretenimiento",
    description: `Los pasos para activar el Amazon Prime que viene incluido con las membresías ${plansWhere("amazonPrime", "included")}.`,
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/activa-cuenta-dezeer",
    title: "Activa Deezer con tu línea",
    nav: "Activa Deezer",
    parent: "/entretenimiento",
    description: `Agrega Deezer a tu membresía de wim y activa tu cuenta de música, en cualquiera de los ${planCount} niveles.`,
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/activa-cuenta-paramount",
    title: "Activa Paramount+ con tu membresía",
    nav: "Activa Paramount+",
    parent: "/entretenimiento",
    description:
      "Entra a Paramount+ con wim como proveedor: qué correo usar, cuál es tu contraseña y cómo crear tu cuenta nueva.",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/activa-cuenta-vix",
    title: "Activa ViX con tu línea",
    nav: "Activa ViX",
    parent: "/entretenimiento",
    description:
      "Cómo agregar ViX a tu membresía de wim y activar la cuenta para ver tus series y películas en español.",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/activa-loungekey",
    title: "Activa LoungeKey para tus viajes",
    nav: "Activa LoungeKey",
    parent: "/entretenimiento",
    description: `Activa tu acceso a salas de aeropuerto con LoungeKey, incluido en ${plansWhere("loungekey", "included")} y adicional en los demás niveles.`,
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/canjea-experiencias-bigbox",
    title: "Canjea tu experiencia Bigbox",
    nav: "Canjea Bigbox",
    parent: "/entretenimiento",
    description:
      "Abre la app, entra a tus beneficios, elige experiencias Bigbox, toca canjear y escoge la tuya en el catálogo.",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/mapa-del-sitio",
    title: "Mapa del sitio",
    description:
      "Todo lo que hay en el sitio de wim en una sola página: membresías, eSIM, portabilidad, cobertura, ayuda y textos legales.",
    lists: ["footer"],
    published: true,
    indexed: true,
  },
  {
    path: "/desuscribir-email",
    title: "Deja de recibir nuestros correos",
    nav: "Dejar de recibir correos",
    description:
      "Confirma con tu correo la baja de las comunicaciones comerciales de wim. Tu línea sigue igual y puedes volver cuando quieras.",
    asked: "spam publicidad baja",
    lists: ["footer"],
    published: true,
    indexed: false,
  },
  {
    path: "/baja-confirmada",
    title: "Ya no recibirás nuestros correos",
    nav: "Baja confirmada",
    description: "Tu correo salió de nuestra lista de comunicaciones comerciales. Puedes volver cuando quieras.",
    lists: [],
    published: true,
    indexed: false,
  },
  {
    path: "/buscar",
    title: "Busca en el sitio",
    nav: "Buscar",
    description:
      "Encuentra respuestas, guías y textos legales de wim: escribe tu pregunta como la dirías y te llevamos a la página.",
    lists: [],
    published: true,
    indexed: false,
  },
  {
    path: "/sin-conexion",
    title: "Sin conexión",
    description:
      "Qué hacer cuando no hay internet: la ayuda más urgente de wim, qué guarda tu celular para abrirla sin datos y a quién llamar.",
    lists: [],
    published: true,
    indexed: false,
  },
] as const satisfies readonly SitePage[];
