export const data = [
  {
    "path": "/activa-cuenta-amazon",
    "heading": "Activa *{{beneficio.amazon-prime.nombre}}*",
    "intro": "Busca {{beneficio.amazon-prime.nombre}} en la app y sigue lo que te indique para ligar tu cuenta de Amazon México.",
    "card": "Prime Video y envíos, con tu cuenta de Amazon México.",
    "action": "Activa {{beneficio.amazon-prime.nombre}}",
    "verb": "Actívalo",
    "asksForApp": true,
    "needs": [
      "Tu cuenta de Amazon México. Si no tienes, créala antes en su sitio.",
      "Si ya pagas Prime, revisa en Amazon cuándo se te vuelve a cobrar."
    ],
    "keys": [],
    "steps": [
      {
        "heading": "Abre la app de wim",
        "text": [
          "Entra con tu cuenta y busca el beneficio {{beneficio.amazon-prime.nombre}}."
        ]
      },
      {
        "heading": "Actívalo desde la app",
        "text": [
          "Sigue lo que la app te indique. Antes de escribir tus datos, revisa que estás en el sitio de Amazon México."
        ]
      },
      {
        "heading": "Entra a tu cuenta de Amazon",
        "text": [
          "Usa la cuenta donde quieres tener Prime y sigue lo que Amazon te indique para ligarla."
        ]
      },
      {
        "heading": "Comprueba que quedó",
        "text": [
          "Revisa en tu cuenta de Amazon que Prime aparezca activo. Disfruta Prime Video y tus envíos."
        ]
      }
    ],
    "troubles": [
      {
        "id": "ya-pago-prime",
        "question": "Ya pago Prime por mi cuenta",
        "answer": [
          "Revisa en Amazon el estado de esa suscripción antes de activar: activar el beneficio podría no cancelarla.",
          "Si no quieres pagarla además de tu membresía, cancélala tú en tu cuenta de Amazon."
        ],
        "asksSupport": false
      },
      {
        "id": "sin-enlace",
        "question": "No encuentro cómo activarlo en la app",
        "answer": [
          "Confirma que tu membresía está activa. {{beneficio.amazon-prime.costo}}.",
          "Actualiza la app y vuelve a entrar."
        ],
        "asksSupport": true
      },
      {
        "id": "otra-cuenta",
        "question": "Entré con otra cuenta de Amazon",
        "answer": [
          "No repitas los pasos todavía: pregunta antes al soporte dentro de la app cómo cambiarla."
        ],
        "asksSupport": false
      }
    ],
    "ending": [
      "Antes de dejar tu membresía, revisa en Amazon tus formas de pago y la renovación de Prime. Así no te llevas sorpresas."
    ]
  },
  {
    "path": "/activa-cuenta-dezeer",
    "heading": "Activa *{{beneficio.deezer.nombre}}*",
    "intro": "Busca {{beneficio.deezer.nombre}} en la app y sigue su activación. {{beneficio.deezer.costo}}.",
    "card": "Música en streaming, en tu cuenta de {{beneficio.deezer.nombre}}.",
    "action": "Activa {{beneficio.deezer.nombre}}",
    "verb": "Actívalo",
    "asksForApp": true,
    "needs": [
      "Una cuenta de {{beneficio.deezer.nombre}}, o el correo con el que la vas a crear.",
      "Si ya pagas {{beneficio.deezer.nombre}}, revisa antes qué plan tienes en tu cuenta."
    ],
    "keys": [],
    "steps": [
      {
        "heading": "Búscalo en la app",
        "text": [
          "Abre la app de wim y busca {{beneficio.deezer.nombre}}. Si tiene precio, léelo antes de pagar."
        ]
      },
      {
        "heading": "Sigue la activación",
        "text": [
          "La app te dice cómo continuar: puede darte un enlace o un código."
        ]
      },
      {
        "heading": "Entra a {{beneficio.deezer.nombre}}",
        "text": [
          "Inicia sesión en el sitio o en la app oficial de {{beneficio.deezer.nombre}}, o crea tu cuenta."
        ]
      },
      {
        "heading": "Ponle música",
        "text": [
          "Revisa en tu cuenta de {{beneficio.deezer.nombre}} qué plan aparece. Si es el que activaste, dale a tu primera canción."
        ]
      }
    ],
    "troubles": [
      {
        "id": "ya-lo-pago",
        "question": "Ya pago {{beneficio.deezer.nombre}} por mi cuenta",
        "answer": [
          "Quizá no puedas activarlo en una cuenta con suscripción de pago. Revísala en {{beneficio.deezer.nombre}} antes de activarlo.",
          "Si tienes duda, pregunta al soporte dentro de la app antes de pagar."
        ],
        "asksSupport": false
      },
      {
        "id": "codigo-rechazado",
        "question": "{{beneficio.deezer.nombre}} no acepta mi código",
        "answer": [
          "Cópialo tal como aparece en la app, sin espacios antes ni después."
        ],
        "asksSupport": true
      },
      {
        "id": "sigue-gratis",
        "question": "Mi cuenta sigue sin cambios",
        "answer": [
          "Cierra tu sesión en {{beneficio.deezer.nombre}} y vuelve a entrar con la cuenta que activaste."
        ],
        "asksSupport": true
      }
    ],
    "ending": [
      "Los términos de {{beneficio.deezer.nombre}} dicen cuánto dura y cómo se renueva.",
      "Antes de que termine, revisa en tu cuenta de {{beneficio.deezer.nombre}} qué plan te queda."
    ]
  },
  {
    "path": "/activa-cuenta-paramount",
    "heading": "Activa *{{beneficio.paramount.nombre}}*",
    "intro": "Entra con wim como proveedor y crea tu cuenta nueva. Usas tu correo de suscripción y tu número.",
    "card": "Series y películas en streaming, con wim como proveedor.",
    "action": "Activa {{beneficio.paramount.nombre}}",
    "verb": "Actívalo",
    "asksForApp": false,
    "needs": [
      "El correo de tu suscripción a wim.",
      "Tu número de celular, a {{linea.digitos}}.",
      "Un correo sin otra suscripción a {{beneficio.paramount.nombre}}: uno ya ligado a una suscripción no se puede usar."
    ],
    "keys": [
      {
        "term": "Usuario",
        "value": "Tu correo de suscripción",
        "note": "Está en la app: toca tu perfil, arriba a la izquierda. El correo aparece debajo de tu avatar."
      },
      {
        "term": "Contraseña",
        "value": "Tu número a {{linea.digitos}}",
        "note": "Sin +52. Si tu número es {{linea.ejemplo}}, escribe {{linea.ejemplo.digitos}}."
      }
    ],
    "steps": [
      {
        "heading": "Identifícate con tu proveedor",
        "text": [
          "En el sitio de {{beneficio.paramount.nombre}} elige «Iniciar sesión con tu proveedor». Tu proveedor es wim: elígelo.",
          "Tu usuario es el correo de tu suscripción. Tu contraseña es tu número de {{linea.digitos}}, sin +52."
        ]
      },
      {
        "heading": "Crea tu cuenta nueva",
        "text": [
          "Crea una cuenta nueva de {{beneficio.paramount.nombre}} con los mismos datos: el mismo correo y la misma contraseña.",
          "Un correo ya ligado a una suscripción existente no se puede volver a usar."
        ]
      }
    ],
    "troubles": [
      {
        "id": "correo-ya-usado",
        "question": "Dice que mi correo ya tiene una cuenta",
        "answer": [
          "Un correo ligado a una suscripción existente no se puede volver a usar en {{beneficio.paramount.nombre}}.",
          "Escribe al soporte dentro de la app y pregunta qué correo puedes usar."
        ],
        "asksSupport": false
      },
      {
        "id": "contrasena-rechazada",
        "question": "No acepta mi contraseña",
        "answer": [
          "Escribe solo los {{linea.digitos}} de tu número: sin +52, sin espacios y sin guiones.",
          "Revisa también el usuario: es el correo que ves en la app, debajo de tu avatar."
        ],
        "asksSupport": true
      },
      {
        "id": "proveedor",
        "question": "Me pide pagar una suscripción",
        "answer": [
          "Regresa y elige «Iniciar sesión con tu proveedor», con wim como proveedor. No escribas los datos de tu tarjeta."
        ],
        "asksSupport": true
      }
    ],
    "ending": [
      "Sus términos dicen qué pasa con tu cuenta de {{beneficio.paramount.nombre}} cuando termina el beneficio."
    ]
  },
  {
    "path": "/activa-cuenta-vix",
    "heading": "Activa *{{beneficio.vix.nombre}}*",
    "intro": "Busca {{beneficio.vix.nombre}} en la app y sigue su activación. {{beneficio.vix.costo}}.",
    "card": "Series y películas en español, en streaming.",
    "action": "Activa {{beneficio.vix.nombre}}",
    "verb": "Actívalo",
    "asksForApp": true,
    "needs": [
      "Una cuenta de {{beneficio.vix.nombre}}, o el correo con el que la vas a crear.",
      "Si ya pagas {{beneficio.vix.nombre}}, revisa antes qué plan tienes en tu cuenta."
    ],
    "keys": [],
    "steps": [
      {
        "heading": "Búscalo en la app",
        "text": [
          "Abre la app de wim y busca {{beneficio.vix.nombre}}. Si tiene precio, léelo antes de pagar."
        ]
      },
      {
        "heading": "Sigue la activación",
        "text": [
          "La app te dice cómo continuar: puede darte un enlace o un código."
        ]
      },
      {
        "heading": "Entra a {{beneficio.vix.nombre}}",
        "text": [
          "Inicia sesión en el sitio o en la app oficial de {{beneficio.vix.nombre}}, o crea tu cuenta."
        ]
      },
      {
        "heading": "Dale play",
        "text": [
          "Revisa en tu cuenta de {{beneficio.vix.nombre}} qué plan aparece. Si es el que activaste, elige qué ver."
        ]
      }
    ],
    "troubles": [
      {
        "id": "ya-lo-pago",
        "question": "Ya pago {{beneficio.vix.nombre}} por mi cuenta",
        "answer": [
          "Quizá no puedas activarlo en una cuenta con suscripción de pago. Revísala en {{beneficio.vix.nombre}} antes de activarlo.",
          "Si tienes duda, pregunta al soporte dentro de la app antes de pagar."
        ],
        "asksSupport": false
      },
      {
        "id": "codigo-rechazado",
        "question": "{{beneficio.vix.nombre}} no acepta mi código",
        "answer": [
          "Cópialo tal como aparece en la app, sin espacios antes ni después."
        ],
        "asksSupport": true
      },
      {
        "id": "otra-pantalla",
        "question": "En mi televisión no aparece",
        "answer": [
          "Cierra tu sesión en la televisión y vuelve a entrar con la cuenta que activaste."
        ],
        "asksSupport": true
      }
    ],
    "ending": [
      "Los términos de {{beneficio.vix.nombre}} dicen cuánto dura y cómo se renueva.",
      "Antes de que termine, revisa en tu cuenta de {{beneficio.vix.nombre}} qué plan te queda."
    ]
  },
  {
    "path": "/activa-loungekey",
    "heading": "Cómo funciona *{{beneficio.loungekey.nombre}}*",
    "intro": "{{beneficio.loungekey.nombre}} anuncia más de {{loungekey.salas}} de aeropuerto en el mundo. La app te indica qué pase usar y cómo.",
    "card": "Entrada a salas de aeropuerto en el mundo. {{beneficio.loungekey.nombre}} anuncia más de {{loungekey.salas}}.",
    "action": "Cómo funciona {{beneficio.loungekey.nombre}}",
    "verb": "Úsalo",
    "asksForApp": true,
    "needs": [
      "El pase o la tarjeta que te indique la app.",
      "Las condiciones de tu sala: cada una tiene su horario y su cupo."
    ],
    "keys": [
      {
        "term": "En el mundo",
        "value": "Más de {{loungekey.salas}}",
        "note": "Según {{beneficio.loungekey.nombre}}. Busca las de tu ruta en su sitio."
      },
      {
        "term": "En la recepción, di",
        "value": "«{{beneficio.loungekey.nombre}}»",
        "note": "Y muestra el pase o la tarjeta que te indique la app."
      }
    ],
    "steps": [
      {
        "heading": "Actívalo en la app",
        "text": [
          "Abre la app de wim, busca {{beneficio.loungekey.nombre}} y ten listo tu pase antes de viajar."
        ]
      },
      {
        "heading": "Busca tu sala antes de viajar",
        "text": [
          "En el sitio de {{beneficio.loungekey.nombre}} revisa dónde está, su horario y sus condiciones."
        ]
      },
      {
        "heading": "Di «{{beneficio.loungekey.nombre}}» y muestra tu pase",
        "text": [
          "En la recepción de la sala muestra el pase o la tarjeta que te indique la app."
        ]
      },
      {
        "heading": "Pregunta antes de entrar",
        "text": [
          "Revisa en los términos cuántas visitas incluye tu beneficio. Las demás y tus invitados pueden tener costo: confírmalo en la recepción."
        ]
      }
    ],
    "troubles": [
      {
        "id": "no-me-dejan-entrar",
        "question": "No me dejan entrar a la sala",
        "answer": [
          "La entrada depende del cupo y del horario de cada sala.",
          "Busca en el sitio de {{beneficio.loungekey.nombre}} otra sala de tu terminal, o regresa más tarde."
        ],
        "asksSupport": false
      },
      {
        "id": "no-reconocen",
        "question": "En la recepción no reconocen wim",
        "answer": [
          "Di «{{beneficio.loungekey.nombre}}», no wim: así se llama el programa. Muestra tu pase o tu tarjeta."
        ],
        "asksSupport": true
      },
      {
        "id": "sin-pase",
        "question": "No veo mi pase en la app",
        "answer": [
          "Confirma que tu membresía está activa.",
          "{{beneficio.loungekey.costo}}."
        ],
        "asksSupport": true
      },
      {
        "id": "me-cobraron",
        "question": "Me cobraron una visita",
        "answer": [
          "Las visitas extra y los invitados pueden tener costo. Compara el cargo con los términos del beneficio.",
          "Si no coincide, repórtalo al soporte dentro de la app."
        ],
        "asksSupport": false
      }
    ],
    "ending": [
      "Si tu viaje cae cerca de tu renovación, revisa antes que tu membresía siga activa el día del vuelo."
    ]
  },
  {
    "path": "/canjea-experiencias-bigbox",
    "heading": "Canjea tu experiencia *{{beneficio.bigbox.nombre}}*",
    "intro": "En la app entra a mis beneficios, elige experiencias {{beneficio.bigbox.nombre}} y toca «Canjear». Luego escoges del catálogo.",
    "card": "Un código para canjear por una experiencia de su catálogo.",
    "action": "Canjea {{beneficio.bigbox.nombre}}",
    "verb": "Canjéalo",
    "asksForApp": true,
    "needs": [
      "Tu código sin usar: lo ves en la app, en mis beneficios."
    ],
    "keys": [
      {
        "term": "Lo que te da",
        "value": "{{bigbox.codigos}}",
        "note": "Incluido, es tu cupón de regalo. {{beneficio.bigbox.costo}}."
      }
    ],
    "steps": [
      {
        "heading": "Abre la app",
        "text": [
          "Entra a la app de wim con tu cuenta."
        ]
      },
      {
        "heading": "Entra a mis beneficios",
        "text": [
          "Ahí está lo que trae tu membresía."
        ]
      },
      {
        "heading": "Elige experiencias {{beneficio.bigbox.nombre}}",
        "text": [
          "Es el beneficio donde está tu código."
        ]
      },
      {
        "heading": "Toca «Canjear»",
        "text": [
          "Hazlo cuando tengas unos minutos para escoger con calma."
        ]
      },
      {
        "heading": "Elige tu experiencia del catálogo",
        "text": [
          "Antes de confirmar, lee dónde es, para cuántas personas y qué fechas tiene."
        ]
      }
    ],
    "troubles": [
      {
        "id": "no-aparece",
        "question": "No veo experiencias {{beneficio.bigbox.nombre}} en la app",
        "answer": [
          "Confirma que tu membresía está activa.",
          "{{beneficio.bigbox.costo}}."
        ],
        "asksSupport": true
      },
      {
        "id": "codigo-usado",
        "question": "Dice que mi código ya se usó",
        "answer": [
          "Revisa tus beneficios y tu correo: quizá ya lo canjeaste.",
          "Si no fuiste tú, repórtalo al soporte dentro de la app."
        ],
        "asksSupport": false
      },
      {
        "id": "cambiar-experiencia",
        "question": "Quiero cambiar la experiencia que elegí",
        "answer": [
          "Depende de {{beneficio.bigbox.nombre}} y de la experiencia: revisa sus términos antes de canjear."
        ],
        "asksSupport": true
      }
    ],
    "ending": [
      "Canjea tu código mientras tu membresía esté activa. Sus términos dicen cuánto dura."
    ]
  }
];
