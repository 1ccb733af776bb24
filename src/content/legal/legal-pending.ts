/**
 * Facts that the legal texts need and only the operator can supply, as the texts show them until then: replace each
 * with the fact itself.
 */
export const legalPending = {
  "area-datos": "[Por confirmar por el Operador: persona o departamento de datos personales]",
  "datos-sensibles": "[Por confirmar por el Operador: si trata algún dato personal sensible]",
  "datos-cuenta": "[Por confirmar por el Operador: otros datos que la app pide al contratar]",
  "procesador-pagos": "[Por confirmar por el Operador: quién procesa los pagos]",
  autorizacion: "[Por confirmar por el Operador: su autorización para comercializar servicios de telecomunicaciones]",
  "fecha-contrato": "[Por confirmar por el Operador: fecha de registro del contrato ante PROFECO]",
  tribunales: "[Por confirmar por el Operador: tribunales competentes en México]",
  "uso-anomalo-periodo": "[Por confirmar por el Operador: periodo con que calcula el promedio de la oferta]",
  "roaming-anormal": "[Por confirmar por el Operador: medida con que identifica el uso anormal del roaming]",
  "roaming-llamadas": "[Por confirmar por el Operador: si el roaming incluye llamadas y SMS, y su precio]",
  "recarga-canada":
    "[Por confirmar por el Operador: cuándo se usa el saldo de una recarga en Canadá y cuándo lo incluido en la membresía]",
  "incumplimiento-respuesta":
    "[Por confirmar por el Operador: días para responder a un aviso de incumplimiento, y desde cuándo cuentan]",
  "incumplimiento-decision": "[Por confirmar por el Operador: días para resolver, y desde cuándo cuentan]",
  "trafico-optimizacion": "[Por confirmar por el Operador: si la red optimiza o comprime el tráfico]",
  "trafico-direcciones": "[Por confirmar por el Operador: si la red comparte direcciones IP entre varias líneas]",
  "trafico-congestion": "[Por confirmar por el Operador: si la red aplica medidas ante la congestión]",
  "trafico-puertos": "[Por confirmar por el Operador: si la red bloquea algún puerto por seguridad]",
  "trafico-inspeccion": "[Por confirmar por el Operador: si se inspecciona el tráfico]",
  "autoridades-area": "[Por confirmar por el Operador: nombre y teléfono del área responsable]",
  "autoridades-datos-red": "[Por confirmar por el Operador: qué datos de red entrega el Concesionario anfitrión]",
  "compensacion-servicio": "[Por confirmar por el Operador: si lo que se da en servicio son días, GB o saldo]",
  "autoridades-alcance": "[Por confirmar por el Operador: si la CRT le extendió estas obligaciones]",
  "uso-anomalo-alcance":
    "[Por confirmar por el Operador: si el uso anómalo abarca también las llamadas y los SMS ilimitados]",
  "uso-anomalo-efectos": "[Por confirmar por el Operador: qué pasa con la línea ante un uso anómalo]",
  "incumplimiento-pasos": "[Por confirmar por el Operador: pasos, pruebas y medidas ante un uso prohibido]",
  "incumplimiento-suspension": "[Por confirmar por el Operador: inicio y fin de la suspensión por un uso prohibido]",
  "suspension-inmediata": "[Por confirmar por el Operador: si hay otros casos en que suspende de inmediato]",
  "compensacion-plazo": "[Por confirmar por el Operador: cuál de los dos plazos rige en cada caso]",
  "compensacion-cuenta": "[Por confirmar por el Operador: cómo cuenta las fracciones de día y las fallas parciales]",
  "arco-otro-medio": "[Por confirmar por el Operador: otro medio para presentar una solicitud de derechos ARCO]",
  "autoridades-respuesta":
    "[Por confirmar por el Operador: por qué medio responde y qué hace si al requerimiento le falta algo]",
  "autoridades-datos-suscriptor": "[Por confirmar por el Operador: si entrega él los datos de suscriptor]",
  "autoridades-localizacion": "[Por confirmar por el Operador: qué datos da al localizar un equipo]",
} as const;

/** What each of them begins with. */
export const toBeConfirmed = "[Por confirmar por el Operador:";
