export const data = {
  "opening": {
    "heading": "Tu celular, *a tu manera*",
    "intro": "Elige lo que necesitas y encuentra qué función te ayuda, dónde está y qué hacemos en wim."
  },
  "note": "El nombre de cada menú cambia un poco según la marca y la versión. Si no lo ves, usa el buscador de Configuración.",
  "contact": {
    "heading": "Pide atención accesible",
    "intro": "Elige el medio que te acomode y di qué apoyo necesitas.",
    "hours": "Atendemos de {{soporte.dias}}, de {{soporte.desde}} a {{soporte.hasta}}",
    "app": "Soporte, dentro de la app.",
    "steps": [
      "Di que pides atención accesible y qué apoyo te sirve.",
      "Di cómo prefieres la respuesta: por escrito, por llamada o con textos más sencillos.",
      "Cuenta qué quieres resolver. Si es de este sitio, agrega la página y el aparato o programa que usas."
    ],
    "notes": [
      "Otra persona puede ayudarte a pedirla. Los cambios en tu línea solo los hace la persona titular, en la app.",
      "La ley te da derecho a recibir asesoría y a que te atienda personal capacitado: artículo 193 de la {{ley.telecomunicaciones}}."
    ],
    "help": "Todos los medios de ayuda"
  },
  "documents": {
    "heading": "Textos accesibles",
    "sub": "Son los documentos completos, en texto: se agrandan, se escuchan y se recorren por apartados.",
    "privacy": {
      "label": "Aviso de privacidad",
      "text": "Qué datos tuyos se usan, para qué y cómo decides sobre ellos."
    },
    "terms": {
      "label": "Términos y condiciones",
      "text": "Las reglas del servicio: membresías, pagos, vigencia y cancelación."
    },
    "contract": {
      "label": "Contrato de adhesión",
      "text": "Lo que aceptas al contratar, por cláusulas numeradas."
    },
    "rights": {
      "label": "Carta de derechos mínimos",
      "text": "Una guía, por temas, de los derechos que te da la ley."
    }
  },
  "statement": {
    "heading": "Declaración de accesibilidad",
    "intro": "Qué tan accesible es este sitio, cómo lo sabemos y qué falta."
  }
};
