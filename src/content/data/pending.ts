export const data = [
  {
    "id": "area-datos",
    "missing": "persona o departamento de datos personales"
  },
  {
    "id": "datos-sensibles",
    "missing": "si trata algún dato personal sensible"
  },
  {
    "id": "datos-cuenta",
    "missing": "otros datos que la app pide al contratar"
  },
  {
    "id": "procesador-pagos",
    "missing": "quién procesa los pagos"
  },
  {
    "id": "autorizacion",
    "missing": "su autorización para comercializar servicios de telecomunicaciones"
  },
  {
    "id": "fecha-contrato",
    "missing": "fecha de registro del contrato ante PROFECO"
  },
  {
    "id": "tribunales",
    "missing": "tribunales competentes en México"
  },
  {
    "id": "uso-anomalo-periodo",
    "missing": "periodo con que calcula el promedio de la oferta"
  },
  {
    "id": "roaming-anormal",
    "missing": "medida con que identifica el uso anormal del roaming"
  },
  {
    "id": "roaming-llamadas",
    "missing": "si el roaming incluye llamadas y SMS, y su precio"
  },
  {
    "id": "recarga-canada",
    "missing": "cuándo se usa el saldo de una recarga en Canadá y cuándo lo incluido en la membresía"
  },
  {
    "id": "incumplimiento-respuesta",
    "missing": "días para responder a un aviso de incumplimiento, y desde cuándo cuentan"
  },
  {
    "id": "incumplimiento-decision",
    "missing": "días para resolver, y desde cuándo cuentan"
  },
  {
    "id": "trafico-optimizacion",
    "missing": "si la red optimiza o comprime el tráfico"
  },
  {
    "id": "trafico-direcciones",
    "missing": "si la red comparte direcciones IP entre varias líneas"
  },
  {
    "id": "trafico-congestion",
    "missing": "si la red aplica medidas ante la congestión"
  },
  {
    "id": "trafico-puertos",
    "missing": "si la red bloquea algún puerto por seguridad"
  },
  {
    "id": "trafico-inspeccion",
    "missing": "si se inspecciona el tráfico"
  },
  {
    "id": "autoridades-area",
    "missing": "nombre y teléfono del área responsable"
  },
  {
    "id": "autoridades-datos-red",
    "missing": "qué datos de red entrega el Concesionario anfitrión"
  },
  {
    "id": "compensacion-servicio",
    "missing": "si lo que se da en servicio son días, GB o saldo"
  },
  {
    "id": "autoridades-alcance",
    "missing": "si la CRT le extendió estas obligaciones"
  },
  {
    "id": "uso-anomalo-alcance",
    "missing": "si el uso anómalo abarca también las llamadas y los SMS ilimitados"
  },
  {
    "id": "uso-anomalo-efectos",
    "missing": "qué pasa con la línea ante un uso anómalo"
  },
  {
    "id": "incumplimiento-pasos",
    "missing": "pasos, pruebas y medidas ante un uso prohibido"
  },
  {
    "id": "incumplimiento-suspension",
    "missing": "inicio y fin de la suspensión por un uso prohibido"
  },
  {
    "id": "suspension-inmediata",
    "missing": "si hay otros casos en que suspende de inmediato"
  },
  {
    "id": "compensacion-plazo",
    "missing": "cuál de los dos plazos rige en cada caso"
  },
  {
    "id": "compensacion-cuenta",
    "missing": "cómo cuenta las fracciones de día y las fallas parciales"
  },
  {
    "id": "arco-otro-medio",
    "missing": "otro medio para presentar una solicitud de derechos ARCO"
  },
  {
    "id": "autoridades-respuesta",
    "missing": "por qué medio responde y qué hace si al requerimiento le falta algo"
  },
  {
    "id": "autoridades-datos-suscriptor",
    "missing": "si entrega él los datos de suscriptor"
  },
  {
    "id": "autoridades-localizacion",
    "missing": "qué datos da al localizar un equipo"
  }
];
