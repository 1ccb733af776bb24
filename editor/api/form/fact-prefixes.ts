/** Beginnings of the names of the facts that staff add, by the id of their list. */
export const factPrefixes: Readonly<Record<string, string>> = { datos: "pagina.", pendientes: "dato." };
