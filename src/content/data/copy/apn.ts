export const data = {
  "opening": {
    "heading": "Actualiza tu APN y *vuelve a navegar*",
    "intro": "¿Tienes señal y no navegas? Instala el perfil en tu iPhone, o escribe {{apn.nombre}} como APN en tu Android.",
    "profile": "iPhone: descarga el perfil",
    "brands": "Android: los pasos de tu marca",
    "values": "Lo que vas a escribir"
  },
  "checks": {
    "heading": "Primero, lo rápido",
    "sub": "Muchas veces no hace falta cambiar nada. Prueba en este orden.",
    "steps": [
      {
        "heading": "Enciende los datos celulares",
        "text": "Algunas marcas los llaman «datos móviles». Si usas dos líneas, elige la de wim para los datos."
      },
      {
        "heading": "Usa el modo avión",
        "text": "Enciéndelo, espera {{apn.espera}} y apágalo. Tu celular vuelve a buscar la red."
      },
      {
        "heading": "Reinicia tu celular",
        "text": "Apágalo, enciéndelo de nuevo y abre una página."
      },
      {
        "heading": "Revisa tu membresía",
        "text": "Con Wi-Fi, mira en la app que esté vigente. Sin ella recibes llamadas y SMS, pero no tienes sus datos."
      }
    ]
  },
  "profile": {
    "heading": "En iPhone, instala el perfil",
    "sub": "Es un archivo que escribe el APN por ti.",
    "summary": "Los pasos para instalarlo",
    "byHand": "¿Sin Wi-Fi? Escríbelo a mano",
    "action": "Descarga el perfil",
    "needs": [
      "Wi-Fi, para descargar el perfil.",
      "Safari: otros navegadores pueden guardarlo sin instalarlo.",
      "Tu línea de wim, elegida como línea de datos.",
      "Ningún otro perfil de APN. Si ya tienes uno, elimínalo primero."
    ],
    "download": {
      "heading": "Descarga el perfil",
      "text": "Si Safari pregunta, toca «Permitir»."
    },
    "settings": {
      "heading": "Abre los ajustes de tu iPhone",
      "text": "Hazlo pronto: si pasan {{apn.espera-perfil}} sin instalarlo, iOS lo borra y hay que descargarlo de nuevo."
    },
    "steps": [
      {
        "heading": "Toca «Perfil descargado»",
        "text": "Si no aparece, entra a General › VPN y administración de dispositivos."
      },
      {
        "heading": "Toca «Instalar»",
        "text": "«No firmado» sale en rojo: es lo esperado."
      },
      {
        "heading": "Escribe el código de tu iPhone",
        "text": "Solo si te lo pide. Es el mismo con el que lo desbloqueas."
      },
      {
        "heading": "Toca «Siguiente»",
        "text": "Antes lee el aviso: dice qué cambia el perfil."
      },
      {
        "heading": "Toca «Instalar» otra vez",
        "text": "Si iOS pregunta de nuevo, confirma con «Instalar»."
      },
      {
        "heading": "Toca «Listo»",
        "text": "Apaga el Wi-Fi y abre una página con tus datos."
      }
    ],
    "unsigned": {
      "title": "«No firmado», en rojo: es lo esperado",
      "text": [
        "El perfil todavía no lleva una firma digital, y iOS lo avisa así.",
        "Antes de instalarlo comprueba que es el nuestro:"
      ],
      "signs": [
        "Sus detalles solo tienen ajustes de datos celulares: ni certificados ni administración del equipo.",
        "No te pide contraseñas. El código de tu iPhone lo pide iOS."
      ],
      "mismatchAdvice": "Si algo no coincide, no lo instales y avisa a soporte."
    }
  },
  "brands": {
    "heading": "En las demás marcas, escríbelo a mano",
    "sub": "Elige tu marca. Copia los valores y pégalos donde dice cada paso.",
    "byHand": "iPhone, sin perfil",
    "menuNamesNote": {
      "title": "Los nombres cambian según la versión",
      "text": "Si no encuentras un menú, escribe APN en el buscador de los ajustes."
    },
    "unchangedFieldsNote": {
      "title": "Lo demás, déjalo como está",
      "text": "Usuario, contraseña, proxy, puerto, MMSC, MCC, MNC, tipo de APN y protocolo: no los cambies."
    },
    "fieldsHeading": "Llena dos campos",
    "selectionNote": "Regresa a la lista y toca {{apn.entrada}}: así queda seleccionado.",
    "lastStep": {
      "heading": "Enciende los datos",
      "text": "Enciende los datos. Después activa el modo avión, espera {{apn.espera}} y apágalo."
    },
    "iphone": {
      "open": {
        "heading": "Abre la red de datos celulares",
        "path": "Configuración › Datos celulares › Red de datos celulares",
        "notes": [
          "Si usas dos líneas, toca antes la de wim."
        ]
      },
      "apn": {
        "heading": "Escribe el APN",
        "text": "Va en el apartado «Datos celulares»."
      },
      "lte": {
        "heading": "Escribe el APN de LTE, si quieres",
        "text": "Va en el apartado «Configuración de LTE (opcional)»."
      },
      "steps": [
        {
          "heading": "Deja lo demás como está",
          "text": "No escribas nada en Usuario ni en Contraseña."
        },
        {
          "heading": "Regresa y reinicia",
          "text": "Regresa a la pantalla anterior y reinicia tu iPhone."
        }
      ]
    },
    "honor": {
      "open": {
        "heading": "Abre los puntos de acceso",
        "path": "Ajustes › Redes móviles › Nombres de puntos de acceso (APN)",
        "notes": [
          "«Redes móviles» puede llamarse «Red móvil».",
          "Según el modelo, entre los dos puede estar «Datos móviles»: ábrelo."
        ]
      },
      "create": {
        "heading": "Crea uno nuevo",
        "path": "Menú › Nuevo APN",
        "notes": []
      },
      "save": {
        "heading": "Guarda y selecciónalo",
        "path": "Guardar",
        "notes": [
          "Es la palomita."
        ]
      }
    },
    "motorola": {
      "open": {
        "heading": "Abre los puntos de acceso",
        "path": "Configuración › Red e Internet › SIM › Tu línea › Nombres de puntos de acceso",
        "notes": [
          "«SIM» puede llamarse «Red móvil»."
        ]
      },
      "create": {
        "heading": "Crea uno nuevo",
        "path": "+",
        "notes": [
          "El signo abre «APN nuevo»."
        ]
      },
      "save": {
        "heading": "Guarda y selecciónalo",
        "path": "Menú › Guardar",
        "notes": []
      }
    },
    "samsung": {
      "open": {
        "heading": "Abre los puntos de acceso",
        "path": "Ajustes › Conexiones › Redes móviles › Nombres de puntos de acceso",
        "notes": []
      },
      "create": {
        "heading": "Crea uno nuevo",
        "path": "Agregar",
        "notes": []
      },
      "save": {
        "heading": "Guarda y selecciónalo",
        "path": "Menú (tres puntos) › Guardar",
        "notes": []
      }
    },
    "xiaomi": {
      "open": {
        "heading": "Abre los puntos de acceso",
        "path": "Ajustes › Tarjetas SIM y redes móviles › Tu SIM › Nombres de puntos de acceso (APN)",
        "notes": []
      },
      "create": {
        "heading": "Crea uno nuevo",
        "path": "Nuevo APN",
        "notes": []
      },
      "save": {
        "heading": "Guarda y selecciónalo",
        "path": "Más › Guardar",
        "notes": []
      }
    }
  },
  "troubles": {
    "heading": "¿Sigue igual?",
    "letters": {
      "question": "Ya cambié el APN y no navego",
      "answer": [
        "Compáralo letra por letra: {{apn.nombre}}. Va en minúsculas, con sus puntos y sin espacios.",
        "Después reinicia tu celular y apaga el Wi-Fi para probar."
      ]
    },
    "profile": {
      "question": "El perfil no se instala en mi iPhone",
      "answer": [
        "Elimina primero cualquier otro perfil de APN. Están en Configuración › General › VPN y administración de dispositivos.",
        "Si tardaste en instalarlo, descárgalo de nuevo. Hazlo en Safari.",
        "El perfil cambia solo la línea elegida para datos. Si tienes dos, elige la de wim."
      ]
    },
    "reset": {
      "question": "Quiero regresar a los valores de antes",
      "answer": [
        "En Samsung, abre los puntos de acceso y toca Menú (tres puntos) › Restablecer a predeterminado.",
        "En otras marcas, busca en el menú de los puntos de acceso una opción parecida.",
        "En iPhone, elimina el perfil: está en Configuración › General › VPN y administración de dispositivos.",
        "Luego repite los pasos de tu marca."
      ]
    },
    "abroad": {
      "question": "Estoy en otro país",
      "answer": [
        "Enciende la itinerancia de datos, elige la línea de wim para los datos y reinicia tu celular.",
        "Revisa también que tu membresía incluya el país en el que estás."
      ],
      "link": "Consulta los destinos del roaming"
    },
    "support": {
      "title": "Habla con una persona",
      "text": "De {{soporte.dias}}, de {{soporte.desde}} a {{soporte.hasta}} Dinos tu marca, tu modelo y hasta qué paso llegaste.",
      "help": "Más formas de contacto en Ayuda"
    }
  },
  "closing": {
    "heading": "Guarda el manual antes de necesitarlo",
    "text": "Cinco marcas, menú por menú, para leer, imprimir o guardar en PDF.",
    "manual": "Abre el manual"
  },
  "manual": {
    "heading": "Manual de *conexión APN*",
    "intro": "Qué escribir y dónde, en cinco marcas, para que tu celular navegue con tus datos de wim.",
    "update": "Arregla tu conexión ahora",
    "index": "Ve a tu celular",
    "values": "Los valores",
    "checks": "Antes de cambiar el APN",
    "notes": [
      "¿Sigues sin navegar? Soporte: {{operador.telefono}} {{operador.telefono.muestra}} y {{operador.correo}} {{operador.correo.muestra}}.",
      "El horario es de {{soporte.dias}}, de {{soporte.desde}} a {{soporte.hasta}}"
    ],
    "document": {
      "heading": "El manual en PDF",
      "sub": "Dice lo mismo que esta página. Guárdalo para cuando no tengas datos."
    }
  }
};
