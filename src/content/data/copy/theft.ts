export const data = {
  "opening": {
    "heading": "¿Te robaron o *perdiste* tu celular?",
    "intro": "Haz esto, en este orden.",
    "danger": "¿Corres peligro? Llama al 911"
  },
  "first": {
    "suspend": {
      "heading": "Suspende tu línea en la app",
      "text": "En otro equipo, con tu cuenta: Perfil › Administrar mi línea › ¿Perdiste tu celular?",
      "action": "Abre la app"
    },
    "withoutApp": {
      "heading": "¿Sin otro equipo con la app?",
      "text": "Entra en la app de otro wimer, o escribe. De {{soporte.desde}} a {{soporte.hasta}}: {{operador.telefono}} {{operador.telefono.muestra}}.",
      "call": "Llama",
      "write": "Escribe"
    },
    "accounts": {
      "heading": "Cuida tus cuentas",
      "text": "Bloquea o borra el celular a distancia y cambia tus contraseñas.",
      "action": "Cómo cuidarlas"
    },
    "stores": "Si ese equipo no tiene la app, descárgala",
    "later": {
      "label": "Lo demás, cuando puedas",
      "line": "Recupera tu línea",
      "device": "Bloquea el celular",
      "imei": "Encuentra el IMEI",
      "report": "Reporta el robo"
    },
    "borrowed": {
      "title": "Antes de entrar o llamar",
      "points": [
        "¿El equipo es de otra persona? Escribe tú la contraseña, no dejes que el equipo la guarde y cierra tu sesión al terminar.",
        "¿Llamas a soporte? Ten listos tu nombre, tu número y el correo que registraste."
      ]
    }
  },
  "line": {
    "heading": "Tienes {{plazo.recuperar-linea}} naturales para recuperar tu línea",
    "sub": "Cuentan desde que la suspendes. Se recupera con otra eSIM, y la reposición se pide en la app.",
    "steps": [
      {
        "heading": "Consigue un celular",
        "text": "Tiene que ser compatible con eSIM y estar desbloqueado."
      },
      {
        "heading": "Entra a la app",
        "text": "Descárgala en ese celular y entra con tu cuenta."
      },
      {
        "heading": "Pide la reposición",
        "text": "Pide en la app la reposición de tu eSIM antes de que terminen los {{plazo.recuperar-linea}} naturales."
      },
      {
        "heading": "Instala la eSIM",
        "text": "Conéctate a una red Wi-Fi y sigue los pasos de la app."
      }
    ],
    "compatible": "Revisa si es compatible",
    "unlocked": "Revisa si está desbloqueado",
    "found": {
      "title": "¿Apareció tu celular?",
      "text": "Pregunta a soporte cómo reactivar tu línea. Si pediste bloquear el celular, pide por correo que lo desbloqueen."
    },
    "tool": {
      "heading": "¿Hasta qué día puedes recuperarla?",
      "intro": "Dinos qué día perdiste tu celular. Te decimos el último día para recuperar tu línea.",
      "included": "Son {{plazo.recuperar-linea}} naturales: cuentan sábados, domingos y festivos."
    }
  },
  "device": {
    "heading": "Bloquea el celular",
    "sub": "Suspender la línea protege tu número. Bloquear el IMEI es otro trámite y bloquea el aparato.",
    "points": [
      "Se pide por correo a soporte.",
      "Adjunta la factura de compra digitalizada: una foto legible o el PDF.",
      "Si tu celular tiene dos IMEI, pon los dos."
    ],
    "block": "Correo para bloquearlo",
    "found": "¿Apareció? Pide que lo desbloqueen",
    "unblock": "Correo para desbloquearlo",
    "byHand": {
      "title": "¿Escribes desde el correo de otra persona?",
      "text": "Copia cada parte, y no olvides poner el correo que registraste."
    }
  },
  "imei": {
    "heading": "¿Dónde encuentro el IMEI?",
    "sub": "Es el número de {{imei.digitos}} que identifica a tu celular. No hay dos iguales.",
    "without": {
      "title": "Sin el celular",
      "items": [
        "En la etiqueta de la caja.",
        "En la factura de compra."
      ]
    },
    "inHand": {
      "title": "Con el celular en la mano",
      "items": [
        "Marca {{eid.codigo}}: aparece en la pantalla.",
        "En iPhone: Configuración › General › Información.",
        "En Android: Configuración › Acerca del teléfono."
      ]
    },
    "two": {
      "title": "Si tu celular usa dos líneas, tiene dos IMEI",
      "text": "Pide bloquear los dos. Y no los confundas con el EID, el número de {{eid.digitos}} de la eSIM."
    },
    "before": "¿Aún tienes tu celular? Anota hoy su IMEI y guárdalo en otro lugar."
  },
  "accounts": {
    "heading": "Cuida tus cuentas",
    "sub": "Quien tenga tu celular puede intentar entrar a ellas. Empieza por el correo: con él se recuperan las demás.",
    "iphone": {
      "heading": "Si es iPhone",
      "text": "Entra a {{celular.buscar-iphone}} con tu cuenta de Apple. Puedes ubicarlo, marcarlo como perdido o borrarlo.",
      "link": "Abre Buscar mi iPhone"
    },
    "android": {
      "heading": "Si es Android",
      "text": "Entra a {{celular.buscar-android}} con tu cuenta de Google. Puedes ubicarlo, bloquearlo o borrarlo.",
      "link": "Abre Encontrar mi dispositivo"
    },
    "passwords": {
      "title": "Cambia tus contraseñas, en este orden",
      "items": [
        "El correo que registraste en wim, y los demás.",
        "Tu cuenta de Apple o de Google.",
        "Bancos y apps de pago: avísales también que perdiste el celular.",
        "Redes sociales y mensajería: cierra las sesiones abiertas."
      ]
    }
  },
  "report": {
    "heading": "Reporta el robo",
    "points": [
      "Si acaba de pasar o corres peligro, llama al 911. Es gratis desde cualquier celular.",
      "Presenta tu denuncia ante el Ministerio Público de tu estado, en persona o en su formulario en línea.",
      "Lleva a la mano tu factura de compra y el IMEI del celular."
    ],
    "emergencies": "Cómo llamar al 911",
    "after": {
      "title": "Después de tu reporte",
      "points": [
        "La línea reportada se bloquea de inmediato. {{ley.telecomunicaciones}} ({{ley.telecomunicaciones.siglas}}), artículo 183, fracción VII.",
        "Las compañías se comparten las listas de los celulares reportados. {{ley.telecomunicaciones.siglas}}, artículo 183, fracción VI.",
        "¿Te cobran el servicio después de tu reporte? Reclama al soporte o, desde el inicio, ante {{autoridad.consumidores.siglas}}.",
        "Tu línea suspendida conserva las llamadas de emergencia."
      ],
      "law": "Lee la {{ley.telecomunicaciones.siglas}}"
    }
  },
  "terms": {
    "heading": "Son dos plazos distintos",
    "sub": "No los mezcles: uno empieza cuando tú suspendes la línea y el otro cuando se acaba tu membresía.",
    "theft": {
      "title": "Por robo o extravío",
      "paragraphs": [
        "Tú suspendes la línea. Desde ese día cuenta el plazo.",
        "Mientras no termine, la recuperas con la reposición de tu eSIM."
      ]
    },
    "withoutMembership": {
      "title": "Por no tener membresía",
      "paragraphs": [
        "Sin membresía, tu línea sigue activa {{plazo.sin-membresia}} y recibe llamadas y SMS.",
        "Después se suspende {{plazo.suspension}} más, y al final se cancela.",
        "Si compras una membresía antes, la conservas."
      ]
    },
    "membership": "Tu membresía tiene su propia vigencia. Pregunta a soporte qué pasa con ella mientras tu línea está suspendida."
  }
};
