/** First part of the URL hash of the guide (`#ayuda`) and of its pages (`#ayuda/avisos`). */
export const guideHash = "ayuda";

/** Subjects of guide pages that are not list ids; see `about` of `StaffGuidePage`. */
export const legalTextsSubject = "textos-legales";
export const filesSubject = "archivos";
export const pageFormsSubject = "pagina";
