export const data = {
  "opening": {
    "heading": "*Chismecito* para wimers",
    "intro": "Lo que cambia en tu línea, tu app y tus beneficios se publica en esta página, con su fecha.",
    "subscribe": "Recibe novedades por correo"
  },
  "empty": {
    "heading": "Hoy no hay chisme",
    "text": "wimy duerme tranquilo: no hay avisos publicados. Cuando haya uno, estará en esta página con su fecha."
  },
  "meanwhile": {
    "heading": "Mientras tanto, ponte al día",
    "wimers": {
      "label": "Comunidad",
      "text": "Descuentos por invitar y beneficios para wimers."
    },
    "memberships": {
      "label": "Membresías",
      "text": "Precio, GB, roaming y beneficios, lado a lado."
    },
    "roaming": {
      "label": "Roaming",
      "text": "Busca tu destino antes de hacer la maleta."
    },
    "entertainment": {
      "label": "Entretenimiento",
      "text": "Activa lo que ya viene con tu membresía."
    },
    "unsubscribe": {
      "label": "Dejar de recibir correos",
      "text": "Confirma la baja con tu correo."
    }
  }
};
