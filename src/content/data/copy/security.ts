export const data = {
  "intro": "wim no tiene promotores ni distribuidores. Lo que haces con tu línea lo haces tú, en la app.",
  "holder": {
    "title": "Solo la persona titular",
    "text": "Nadie más puede hacer gestiones comerciales o actualizar los datos de la cuenta. Siempre se hace en la app."
  },
  "ownPhone": {
    "title": "Tu celular, tus manos",
    "text": "Quien te recomiende wim solo puede orientarte. Los pasos los haces tú, en tu propio celular: no lo prestes."
  },
  "officialMail": {
    "title": "Te escribimos a tu correo",
    "text": "Las comunicaciones oficiales llegan al correo que registró la persona titular. Desconfía de cualquier otro mensaje."
  },
  "fraud": {
    "title": "Si sospechas de un fraude",
    "text": "Repórtalo de inmediato al soporte dentro de la app."
  },
  "passwords": {
    "title": "Contraseñas de {{contrasena.caracteres}}",
    "text": "Usa contraseñas de {{contrasena.caracteres}}, una distinta para cada cuenta. No las compartas con nadie."
  }
};
