export const data = {
  "opening": {
    "heading": "Pide tu *factura*",
    "intro": "Se pide en el portal de facturación, con tus datos fiscales y los de tu pago.",
    "portal": "Abre el portal de facturación"
  },
  "atHand": {
    "heading": "Ten a la mano",
    "sub": "Así escribes una vez y no tienes que volver.",
    "certificate": {
      "title": "De tu constancia de situación fiscal",
      "items": [
        "RFC: tu Registro Federal de Contribuyentes.",
        "Nombre o razón social, escrito igual que en la constancia.",
        "Régimen fiscal.",
        "Código postal de tu domicilio fiscal."
      ]
    },
    "purchase": {
      "title": "De tu compra",
      "items": [
        "Los datos de tu pago: fecha, monto y forma de pago.",
        "El comprobante, si lo tienes.",
        "Uso de CFDI: para qué vas a usar la factura.",
        "Un correo que revises."
      ]
    },
    "general": "Son los datos que en general lleva una factura en México, el Comprobante Fiscal Digital por Internet (CFDI) 4.0. El portal te dice cuáles necesita."
  },
  "steps": {
    "heading": "Son {{pasos.factura}}",
    "steps": [
      {
        "heading": "Reúne tus datos",
        "text": "Ten abierta tu constancia de situación fiscal y ubica el pago que quieres facturar."
      },
      {
        "heading": "Llena el portal",
        "text": "Entra al portal de facturación y escribe lo que te pida. Copia los datos tal como están en tu constancia."
      },
      {
        "heading": "Revisa y guarda",
        "text": "Antes de confirmar, compara RFC, nombre y código postal. Después guarda tu factura."
      }
    ]
  },
  "help": {
    "title": "¿El portal no te deja?",
    "text": "Revisa que cada dato coincida con tu constancia. Si coincide y sigue sin pasar, escribe al soporte dentro de la app.",
    "ownHelp": "Habla con una persona"
  }
};
