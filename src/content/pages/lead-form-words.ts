/**
 * Words of the lead form and of the pages that answer it. `sent` is exact: product specification, section 4.
 * Its field messages are `leadMessages` in the domain.
 */
export const leadSection = {
  heading: "¿Te avisamos primero?",
  sub: "Déjanos tu correo y te contamos de promos, lanzamientos y chismecito de la red.",
} as const;

export const leadFormCopy = {
  /** Label of the form. */
  label: "Recibe novedades de wim",
  allRequired: "Todos los campos son obligatorios.",
  name: { label: "Nombre" },
  email: { label: "Email" },
  terms: { before: "He leído y acepto el ", link: "aviso de privacidad", to: "/aviso-de-privacidad" },
  advertising: "Acepto recibir comunicaciones de wim",
  submit: "Quiero enterarme",
  sending: "Enviando…",
  sent: {
    title: "Tu respuesta ha sido registrada",
    text: "Tu respuesta se envió con éxito, pronto te contactaremos.",
  },
  /** The server did not answer; the lead waits in this browser. */
  waiting: {
    title: "Tu respuesta está guardada en este dispositivo",
    text: "Todavía no la recibimos: falta la conexión con nuestro servidor. Se enviará sola cuando vuelva, mientras el sitio esté abierto o en tu próxima visita.",
  },
  /** The server refused the lead. */
  refused: {
    title: "No pudimos aceptar tu respuesta",
    text: "Revisa tu nombre y tu email, y vuelve a enviarla. Si sigue igual, recarga la página.",
  },
  /** The server did not answer, and this browser does not allow anything to be stored. */
  notKept: {
    title: "No pudimos enviar tu respuesta",
    text: "Tu navegador tampoco nos deja guardarla. Revisa tu conexión y vuelve a enviarla.",
  },
} as const;

/** Under the thanks: what to do meanwhile. */
export const afterLead = "Mientras, llévate la app:";

/** The page after the form is sent without script. */
export const thanksPage = { ...leadFormCopy.sent, home: "Volver al inicio" } as const;

/**
 * The page that returns a form sent without script. Its title stays true once the form waits in this browser; `marked`
 * goes with the form.
 */
export const formPage = {
  title: "Aún no recibimos tu respuesta",
  marked: "Corrige lo que está marcado y vuelve a enviarla.",
} as const;
