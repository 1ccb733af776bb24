export const data = {
  "section": {
    "heading": "¿Te avisamos primero?",
    "sub": "Déjanos tu correo y te contamos de promos, lanzamientos y chismecito de la red.",
    "submit": "Quiero enterarme",
    "next": "Mientras, llévate la app:",
    "home": "Volver al inicio"
  },
  "waiting": {
    "heading": "Tu respuesta está guardada en este dispositivo",
    "text": "Todavía no la recibimos: falta la conexión con nuestro servidor. Se enviará sola cuando vuelva, mientras el sitio esté abierto o en tu próxima visita."
  },
  "refused": {
    "heading": "No pudimos aceptar tu respuesta",
    "text": "Revisa tu nombre y tu email, y vuelve a enviarla. Si sigue igual, recarga la página."
  },
  "notKept": {
    "heading": "No pudimos enviar tu respuesta",
    "text": "Tu navegador tampoco nos deja guardarla. Revisa tu conexión y vuelve a enviarla."
  },
  "returned": {
    "heading": "Aún no recibimos tu respuesta",
    "marked": "Corrige lo que está marcado y vuelve a enviarla."
  }
};
