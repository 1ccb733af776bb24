import { homeCountries, membershipDays } from "#content/plans/plan-rows.ts";
import { agreeing, planCount, planNames, plans, plansByRoamingArea } from "#content/plans/plans.ts";
import { portingSaving } from "#content/promotions/current-offer.ts";
import { pesos } from "#domain/money.ts";
import { isPartShown } from "./hidden-parts.ts";
import type { SitePage } from "./site-page.ts";

const hasPurpose = isPartShown("mision-y-vision");

/** `Community tiene roaming en Europa; Legend y Ultimate, en 170 países` */
const roamingEach = plansByRoamingArea
  .map(({ area, plans: some }, index) =>
    index === 0
      ? `${planNames(some)} ${agreeing(some, "tiene", "tienen")} roaming en ${area}`
      : `${planNames(some)}, en ${area}`,
  )
  .join("; ");

/** Home, the pages that help people decide, the operator's own pages. Source: product specification, section 2. */
export const mainPages = [
  {
    path: "/",
    title: "wim: línea celular 100% digital con eSIM",
    nav: "Inicio",
    description: `Contrata tu línea con eSIM en 2\u00a0minutos, sin plástico ni plazos forzosos. Llamadas y SMS ilimitados en ${homeCountries}.`,
    lists: ["sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/membresias",
    title: "Membresías: precios, GB, roaming y beneficios",
    nav: "Membresías",
    description: `Compara ${planNames(plans)}: desde ${pesos(plans[0].regularPesos)} por ${membershipDays}\u00a0días. ${portingSaving ? `Paga ${portingSaving.text} al traer tu número.` : "Sin plazo forzoso: la cambias cuando quieras."}`,
    asked: `${plans.map(({ name }) => name).join(" ")} trae incluye comparar promoción unlimited plan planes paquete tarifa barato ilimitado ilimitados`,
    lists: ["header", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/esim",
    title: "eSIM: celulares compatibles y cómo instalarla",
    nav: "eSIM",
    description:
      "Revisa si tu celular es compatible con eSIM y está desbloqueado, e instala tu línea en tres pasos, sin chip de plástico.",
    asked: "chip instalar activar código QR celular compatible modelo sirve iPhone Android",
    lists: ["header", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/portabilidad",
    title: "Portabilidad: cámbiate y conserva tu número",
    nav: "Portabilidad",
    description:
      "Trae tu número a wim: cómo pedir tu NIP, cuánto tarda el cambio, qué derechos tienes y dónde consultar tu trámite.",
    asked: "cambiar cambiarme compañía conservar pasar mismo número NIP estado tarda descuento",
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/roaming-cobertura",
    title: "Roaming: países incluidos en cada membresía",
    nav: "Roaming",
    description: `Busca tu destino: ${roamingEach}. Conoce los GB y las condiciones.`,
    asked: "viajar viaje extranjero país países funciona fuera Europa España activar",
    lists: ["sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/wimers",
    title: "Wimers: la comunidad y sus beneficios",
    nav: "Wimers",
    description:
      "Invita a tus amistades y ganen descuento, y descubre el streaming, la música y las salas de aeropuerto de cada membresía.",
    asked: "invitar amigo amiga código referido referidos descuento",
    lists: ["header", "footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/mapa-de-cobertura",
    title: "Mapa de cobertura 3G, 4G y 5G",
    nav: "Mapa de cobertura",
    description:
      "Consulta en el mapa de México la cobertura garantizada y diferenciada de 3G y 4G, y la de 5G, antes de cambiarte.",
    asked: "señal antena zona ciudad",
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/entretenimiento",
    title: "Entretenimiento incluido en tu membresía",
    nav: "Entretenimiento",
    description:
      "Amazon Prime, Deezer, Paramount+, ViX, LoungeKey y Bigbox: con qué membresía vienen, sus términos y cómo se activan.",
    asked: "series películas streaming música gratis",
    lists: ["footer", "sitemap"],
    published: true,
    indexed: true,
  },
  {
    path: "/conocenos",
    title: hasPurpose ? "Conócenos: misión, visión y valores" : "Conócenos: los valores de wim",
    nav: "Conócenos",
    description: `Quiénes somos: ${hasPurpose ? "la misión, la visión y " : ""}los valores de wim. Innovación, orientación al suscriptor y competitividad.`,
    asked: "quién dueño empresa",
    lists: ["footer"],
    published: true,
    indexed: true,
  },
  {
    path: "/avisos",
    title: "Chismecito para wimers",
    nav: "Avisos",
    description:
      "Los avisos de wim para su comunidad, en un solo lugar: lo que cambia en tu línea, tu app y tus beneficios.",
    lists: ["footer"],
    published: true,
    indexed: true,
  },
  {
    path: "/facturacion",
    title: "Facturación: solicita tu factura",
    nav: "Facturación",
    description:
      "Pide la factura de tu membresía en tres pasos: qué datos de tu constancia fiscal tener a la mano, dónde y qué revisar.",
    asked: "CFDI RFC recibo comprobante",
    lists: [],
    published: true,
    indexed: true,
  },
  {
    path: "/regular-test",
    title: "Membresías y nota legal de Wimazon",
    description: `Las ${planCount} membresías de wim y la nota legal de la promoción Wimazon, con enlaces a sus registros ante el regulador.`,
    lists: [],
    published: true,
    indexed: false,
  },
  {
    path: "/gracias",
    title: "Tu respuesta ha sido registrada",
    description: "Recibimos tu nombre y tu correo. Pronto te contactaremos con promociones y novedades de wim.",
    lists: [],
    published: true,
    indexed: false,
  },
  {
    path: "/formulario",
    title: "Aún no recibimos tu respuesta",
    description: "Revisa tu formulario y vuelve a enviarlo para recibir promociones y novedades de wim.",
    lists: [],
    published: true,
    indexed: false,
    served: "on-demand",
  },
] as const satisfies readonly SitePage[];
