/** Characters that the operator recommends for a password. Source: product specification, section 9. */
const passwordLength = 16;

/** The operator's security message, whole. Source: product specification, section 1. */
export const security = {
  title: "Mantente a salvo",
  intro: "wim no tiene promotores ni distribuidores. Lo que haces con tu línea lo haces tú, en la app.",
  points: [
    {
      title: "Solo la persona titular",
      text: "Nadie más puede hacer gestiones comerciales o actualizar los datos de la cuenta. Siempre se hace en la app.",
    },
    {
      title: "Tu celular, tus manos",
      text: "Un promotor solo puede orientarte. Los pasos los haces tú, en tu propio celular: no lo prestes.",
    },
    {
      title: "Te escribimos a tu correo",
      text: "Las comunicaciones oficiales llegan al correo que registró la persona titular. Desconfía de cualquier otro mensaje.",
    },
    {
      title: "Si sospechas de un fraude",
      text: "Repórtalo de inmediato al soporte dentro de la app.",
    },
    {
      title: `Contraseñas de ${passwordLength}\u00a0caracteres`,
      text: `Usa contraseñas de ${passwordLength}\u00a0caracteres, una distinta para cada cuenta. No las compartas con nadie.`,
    },
  ],
  close: "Cerrar",
} as const;
