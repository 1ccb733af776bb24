/**
 * Facts that the legal texts need and only the operator can supply, as the texts show them until then: replace each
 * with the fact itself.
 */
export const legalPending = {
  privacyDepartment: "[Por confirmar por el Operador: persona o departamento de datos personales]",
  sensitiveData: "[Por confirmar por el Operador: si trata algún dato personal sensible]",
  accountData: "[Por confirmar por el Operador: otros datos que la app pide al contratar]",
  paymentProcessor: "[Por confirmar por el Operador: quién procesa los pagos]",
  authorization: "[Por confirmar por el Operador: su autorización para comercializar servicios de telecomunicaciones]",
  contractDate: "[Por confirmar por el Operador: fecha de registro del contrato ante PROFECO]",
  courts: "[Por confirmar por el Operador: tribunales competentes en México]",
  anomalousUsePeriod: "[Por confirmar por el Operador: periodo con que calcula el promedio de la oferta]",
  abnormalRoaming: "[Por confirmar por el Operador: medida con que identifica el uso anormal del roaming]",
  roamingCalls: "[Por confirmar por el Operador: si el roaming incluye llamadas y SMS, y su precio]",
  canadaRecharge:
    "[Por confirmar por el Operador: cuándo se usa el saldo de una recarga en Canadá y cuándo lo incluido en la membresía]",
  breachReplyDays:
    "[Por confirmar por el Operador: días para responder a un aviso de incumplimiento, y desde cuándo cuentan]",
  breachDecisionDays: "[Por confirmar por el Operador: días para resolver, y desde cuándo cuentan]",
  trafficOptimization: "[Por confirmar por el Operador: si la red optimiza o comprime el tráfico]",
  trafficAddresses: "[Por confirmar por el Operador: si la red comparte direcciones IP entre varias líneas]",
  trafficCongestion: "[Por confirmar por el Operador: si la red aplica medidas ante la congestión]",
  trafficPorts: "[Por confirmar por el Operador: si la red bloquea algún puerto por seguridad]",
  trafficInspection: "[Por confirmar por el Operador: si se inspecciona el tráfico]",
  authoritiesArea: "[Por confirmar por el Operador: nombre y teléfono del área responsable]",
  authoritiesNetworkData: "[Por confirmar por el Operador: qué datos de red entrega el Concesionario anfitrión]",
  compensationService: "[Por confirmar por el Operador: si lo que se da en servicio son días, GB o saldo]",
  authoritiesScope: "[Por confirmar por el Operador: si la CRT le extendió estas obligaciones]",
  anomalousUseScope:
    "[Por confirmar por el Operador: si el uso anómalo abarca también las llamadas y los SMS ilimitados]",
  anomalousUseEffects: "[Por confirmar por el Operador: qué pasa con la línea ante un uso anómalo]",
  breachProcedure: "[Por confirmar por el Operador: pasos, pruebas y medidas ante un uso prohibido]",
  breachSuspension: "[Por confirmar por el Operador: inicio y fin de la suspensión por un uso prohibido]",
  immediateSuspension: "[Por confirmar por el Operador: si hay otros casos en que suspende de inmediato]",
  compensationTerm: "[Por confirmar por el Operador: cuál de los dos plazos rige en cada caso]",
  compensationCount: "[Por confirmar por el Operador: cómo cuenta las fracciones de día y las fallas parciales]",
  arcoOtherChannel: "[Por confirmar por el Operador: otro medio para presentar una solicitud de derechos ARCO]",
  authoritiesReply:
    "[Por confirmar por el Operador: por qué medio responde y qué hace si al requerimiento le falta algo]",
  authoritiesSubscriberData: "[Por confirmar por el Operador: si entrega él los datos de suscriptor]",
  authoritiesLocation: "[Por confirmar por el Operador: qué datos da al localizar un equipo]",
} as const;

/** What each of them begins with. */
export const toBeConfirmed = "[Por confirmar por el Operador:";
