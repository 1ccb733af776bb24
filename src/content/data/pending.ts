export const data = [
  {
    "id": "area-datos",
    "description": "persona o departamento de datos personales"
  },
  {
    "id": "datos-sensibles",
    "description": "si trata algún dato personal sensible"
  },
  {
    "id": "datos-cuenta",
    "description": "otros datos que la app pide al contratar"
  },
  {
    "id": "procesador-pagos",
    "description": "quién procesa los pagos"
  },
  {
    "id": "autorizacion",
    "description": "su autorización para comercializar servicios de telecomunicaciones"
  },
  {
    "id": "fecha-contrato",
    "description": "fecha de registro del contrato ante PROFECO"
  },
  {
    "id": "tribunales",
    "description": "tribunales competentes en México"
  },
  {
    "id": "uso-anomalo-periodo",
    "description": "periodo con que calcula el promedio de la oferta"
  },
  {
    "id": "roaming-anormal",
    "description": "medida con que identifica el uso anormal del roaming"
  },
  {
    "id": "roaming-llamadas",
    "description": "si el roaming incluye llamadas y SMS, y su precio"
  },
  {
    "id": "recarga-canada",
    "description": "cuándo se usa el saldo de una recarga en Canadá y cuándo lo incluido en la membresía"
  },
  {
    "id": "incumplimiento-respuesta",
    "description": "días para responder a un aviso de incumplimiento, y desde cuándo cuentan"
  },
  {
    "id": "incumplimiento-decision",
    "description": "días para resolver, y desde cuándo cuentan"
  },
  {
    "id": "trafico-optimizacion",
    "description": "si la red optimiza o comprime el tráfico"
  },
  {
    "id": "trafico-direcciones",
    "description": "si la red comparte direcciones IP entre varias líneas"
  },
  {
    "id": "trafico-congestion",
    "description": "si la red aplica medidas ante la congestión"
  },
  {
    "id": "trafico-puertos",
    "description": "si la red bloquea algún puerto por seguridad"
  },
  {
    "id": "trafico-inspeccion",
    "description": "si se inspecciona el tráfico"
  },
  {
    "id": "autoridades-area",
    "description": "nombre y teléfono del área responsable"
  },
  {
    "id": "autoridades-datos-red",
    "description": "qué datos de red entrega el Concesionario anfitrión"
  },
  {
    "id": "compensacion-servicio",
    "description": "si lo que se da en servicio son días, GB o saldo"
  },
  {
    "id": "autoridades-alcance",
    "description": "si la CRT le extendió estas obligaciones"
  },
  {
    "id": "uso-anomalo-alcance",
    "description": "si el uso anómalo abarca también las llamadas y los SMS ilimitados"
  },
  {
    "id": "uso-anomalo-efectos",
    "description": "qué pasa con la línea ante un uso anómalo"
  },
  {
    "id": "incumplimiento-pasos",
    "description": "pasos, pruebas y medidas ante un uso prohibido"
  },
  {
    "id": "incumplimiento-suspension",
    "description": "inicio y fin de la suspensión por un uso prohibido"
  },
  {
    "id": "suspension-inmediata",
    "description": "si hay otros casos en que suspende de inmediato"
  },
  {
    "id": "compensacion-plazo",
    "description": "cuál de los dos plazos rige en cada caso"
  },
  {
    "id": "compensacion-cuenta",
    "description": "cómo cuenta las fracciones de día y las fallas parciales"
  },
  {
    "id": "arco-otro-medio",
    "description": "otro medio para presentar una solicitud de derechos ARCO"
  },
  {
    "id": "autoridades-respuesta",
    "description": "por qué medio responde y qué hace si al requerimiento le falta algo"
  },
  {
    "id": "autoridades-datos-suscriptor",
    "description": "si entrega él los datos de suscriptor"
  },
  {
    "id": "autoridades-localizacion",
    "description": "qué datos da al localizar un equipo"
  }
];
