/**
 * Other words that staff use for the menu's entries, by entry id. Words for single rows or clauses belong in the list
 * «Palabras que quieren decir lo mismo», which the editor's search uses too.
 */
export const searchAliases: Readonly<Record<string, string>> = {
  promociones:
    "campaña oferta descuento Buen Fin Hot Sale bases vigencia registro porcentaje precio al traer tu número gigas primer mes foto imagen",
  membresias: "tarifas planes paquetes costos gigas portabilidad",
  beneficios: "incluye extras suscripciones entretenimiento",
  avisos: "comunicados noticias mantenimiento",
  preguntas: "FAQ dudas respuestas ayuda",
  celulares: "teléfonos equipos modelos marcas compatibilidad",
  roaming: "países viajes extranjero internacional",
  folios: "CRT IFT registro público número de folio",
  documentos: "Drive formato simplificado inscrito archivo subir descargar",
  contacto:
    "teléfono correo atención a clientes WhatsApp email redes sociales perfiles Facebook Instagram TikTok Twitter tienda Play Store ligas botones compra login portal facturas",
  soporte: "atención a clientes horas estrellas",
  emergencias: "911 089 088 policía ambulancia bomberos denuncia anónima",
  enlaces: "ligas links direcciones URL accesibilidad NVDA robo IFT Diario Oficial",
  leyes: "autoridades Profeco CRT IFT artículos",
  plazos: "días horas meses porcentaje bonificación ARCO compensación vigencia reembolso aviso desbloqueo garantía",
  pendientes: "corchetes por confirmar operador razón social domicilio",
  paginas: "SEO Google buscadores pestaña metadatos nombre menú",
  portada: "inicio home banner entrada principal hero",
  "maneras-de-preguntar": "buscador búsqueda asistente temas no se encontró",
  sinonimos: "buscador búsqueda",
  opiniones: "testimonios reseñas comentarios",
  archivos: "mapa KML señal antenas",
};
