export const data = {
  "name": "Tu conversación, lo más nuevo primero",
  "waiting": "Buscando la respuesta…",
  "greeting": "¡Hola! Cuéntame qué pasó, como se lo dirías a alguien de confianza.",
  "thanks": "¡Con gusto! Si te queda otra duda, pregúntame.",
  "identity": "Soy un programa, no una persona: contesto con lo que dice este sitio. Si quieres hablar con alguien, escribe «una persona».",
  "repeated": "Lo que dice este sitio de eso es lo que acabas de leer. Si te falta algo, te lo dice una persona.",
  "masked": "Tapé un dato personal: aquí nadie lo necesita, y no lo mandes en ningún mensaje.",
  "choiceQuestion": "¿Cuál de estas es tu duda?",
  "names": "¿Cuál es?",
  "others": "¿No era eso?",
  "nearest": "Lo más parecido",
  "alsoAsked": "También preguntaste por:",
  "person": "Habla con una persona",
  "restart": "Empezar de nuevo",
  "privacy": "Lo que escribes se queda en esta pestaña hasta que la cierres o empieces de nuevo.",
  "withoutScript": {
    "text": "El asistente necesita JavaScript, que tu navegador tiene apagado. Las mismas respuestas están en una lista.",
    "label": "Encuéntralas por tema"
  },
  "guides": "Guías que abren sin internet",
  "handOver": {
    "asked": "Claro. Elige cómo; por correo va lo que me contaste.",
    "unknown": "No tengo esa respuesta, y no la voy a inventar. Dímelo con otras palabras o pregúntale a una persona.",
    "unsolved": "Perdón, no te resolví. Mejor que te ayude una persona; por correo va lo que me contaste.",
    "again": "No encontré más sobre eso en este sitio. Te lo dice una persona; por correo va lo que me contaste.",
    "urgent": "No lo dejes para después. Si alguien corre peligro, llama al 911: es gratis, también sin membresía. De tu línea, habla ya con una persona.",
    "extortion": "Si alguien corre peligro o te amenazan ahora, llama al 911: es gratis, con o sin saldo. También puedes denunciar sin dar tu nombre.",
    "offline": "No tienes internet, y las respuestas no están guardadas en este equipo. Para llamar no lo necesitas.",
    "failed": "No pude cargar las respuestas. Revisa tu conexión y pregunta otra vez, o habla con una persona."
  },
  "absences": {
    "account": "Los datos de tu cuenta solo los cambia la persona titular, en la app. Si la app no te deja, te ayuda una persona.",
    "death": "Lo siento mucho. De una línea cuyo titular falleció no dice nada este sitio: una persona de soporte te dice qué hacer.",
    "earlyPayment": "De pagar o renovar antes no dice nada este sitio. Una membresía dura {{plazo.membresia}} desde que la contratas. Antes de pagar otra, pregúntale a una persona.",
    "family": "De líneas para menores o para la familia no dice nada este sitio. Para contratar se pide identificación oficial y CURP; si eres menor, pregunta junto con una persona adulta.",
    "foreigner": "De trámites para extranjeros no dice nada este sitio. Para contratar se pide identificación oficial y CURP; si no tienes, pregúntale a una persona antes de pagar.",
    "homeInternet": "wim es una compañía celular: de internet, televisión o teléfono en casa no dice nada este sitio. Si te falla, te responde la compañía que te lo da.",
    "insult": "Siento que la estés pasando mal. Cuéntame qué falló y busco la respuesta, o habla con una persona.",
    "language": "Este sitio está solo en español. This site is in Spanish only: ask me in simple words, or write to a person.",
    "longDistance": "Las llamadas incluidas son en {{paises.incluidos}}. De llamar a otros países no dice nada este sitio: pregúntale antes a una persona.",
    "otherCompany": "Aquí responde wim. Lo de otra compañía te lo resuelve ella, en su propio número de atención.",
    "press": "De prensa, entrevistas o cifras de wim no dice nada este sitio. Escribe por correo de qué medio eres y qué necesitas.",
    "suicide": "Lo que cuentas importa mucho, y nadie tiene que pasarlo a solas. Llama ahora al 911: es gratis, también sin saldo. Y busca a alguien de confianza que te acompañe.",
    "violence": "Lo que cuentas es serio. Si corres peligro, llama ahora al 911: es gratis. De quién puede ver o seguir tu celular no dice nada este sitio; de tu línea, habla con una persona.",
    "voicemail": "De buzón, desvíos y VoLTE no dice nada este sitio. Una persona te dice si tu línea los tiene."
  },
  "troubles": {
    "internet": "No tengo internet",
    "signal": "No tengo señal",
    "app": "La app no abre"
  },
  "withoutData": {
    "question": "¿Se acabaron o no navegas?",
    "ranOut": "Se me acabaron los datos",
    "cannotBrowse": "Tengo datos y no puedo navegar"
  },
  "steps": {
    "suspend": "Suspender mi línea",
    "recover": "Recuperar mi línea",
    "moved": "Cambiaron mi línea sin mi permiso",
    "undue": "Me cobraron de más, ¿qué hago?",
    "abroad": "¿En qué países tengo roaming?",
    "package": "¿Qué pasa si se me acaban los GB?",
    "anonymous": "Denuncia anónima"
  },
  "mail": {
    "subject": "Necesito ayuda",
    "intro": "Hola. Esto le conté al asistente de la página de ayuda:"
  },
  "phone": {
    "prompt": "¿Qué celular tienes? Dime la marca y el modelo, y lo busco en la lista.",
    "link": "Abre el buscador de celulares"
  },
  "place": {
    "prompt": "¿De qué lugar? Dime la ciudad o el municipio.",
    "title": "Cobertura",
    "text": "El mapa te dice si hay 3G, 4G y 5G en ese lugar.",
    "namesakesNote": "Hay más de un lugar con ese nombre.",
    "unknown": "No tengo ese lugar en mi lista. Búscalo en el mapa por su municipio.",
    "link": "Abre el mapa"
  },
  "line": {
    "prompt": "¿Qué día compraste tu última membresía? Dime la fecha y te digo qué sigue.",
    "counted": "Lo conté desde el",
    "link": "Abre la línea del tiempo"
  },
  "trip": {
    "prompt": "¿A dónde viajas? Dime el país o la ciudad.",
    "link": "Revisa tu viaje"
  }
};
