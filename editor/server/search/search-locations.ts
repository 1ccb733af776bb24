/** Lists everything that the editor's search can find: rows, parts of forms, clauses, files and pages of the guide. */
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import type { FormSchema } from "#content/forms/check/path-label.ts";
import { contact } from "#content/site/operator/contact.ts";
import type { FieldPath, ListInfo, Menu } from "#editor/api/api.ts";
import { chooseKind, fillKnownFacts, getFieldSchema, getKinds, toFields } from "#editor/api/form/form-value.ts";
import { getRowName } from "#editor/api/form/row-name.ts";
import { type ClauseWithRendering, listClausesWithRendering } from "#editor/api/legal-text-parts.ts";
import type { OpenLegalText } from "#editor/api/requests/legal-text-api.ts";
import { type EditorSearchResult, waysOfAskingListId } from "#editor/api/requests/search-api.ts";
import { readGuidePage } from "#editor/guide/read-guide-page.ts";

export type SearchableLocation = Omit<EditorSearchResult, "excerpt"> & {
  /**
   * Texts of the location. `location`: address at which a text is edited; `ownText`: the part of `text` that is edited
   * there; `title`: title of its field, in a form without rows.
   */
  parts: readonly { location: string; text: string; ownText: string; title?: string | undefined }[];
  /** Other names of the location, separated by spaces. */
  aliases?: string;
  /** Labels of the fields in the location's form. */
  labels?: string;
  /** Labels of the checkboxes in the location's form, checked or not. */
  choices?: readonly string[];
  /** `entry`: a list, legal text, file or guide page; `part`: a row or part of a list; `last`: a search synonym. */
  kind: "entry" | "part" | "clause" | "last";
};

type SearchableContent = {
  menu: Menu;
  /** Data of each list, by the list's id; lists that cannot be read are missing. */
  data: ReadonlyMap<string, unknown>;
  texts: ReadonlyMap<string, OpenLegalText>;
};

export function listSearchLocations({ menu, data, texts }: SearchableContent): SearchableLocation[] {
  return [
    ...menu.lists.flatMap((list) => [
      createEntry(list.id, list.label, "Listas", list.help, listTitles(list.schema).join(" ")),
      ...listFormLocations(list, data.get(list.id), menu.facts),
    ]),
    ...menu.legalTexts.flatMap(({ id, label }) => {
      const text = texts.get(id);
      const summary = text?.data.head.summary.join(" ") ?? "";
      return [
        { ...createEntry(id, label, "Textos legales", ""), parts: [{ location: id, text: summary, ownText: summary }] },
        ...(text ? listClausesWithRendering(text) : []).map((clause) => createClauseLocation(id, label, clause)),
      ];
    }),
    ...menu.files.map(({ id, label, current }) => createEntry(id, label, "Archivos", current)),
    ...guidePages.map(({ id, title }) => createEntry(`ayuda/${id}`, title, "Ayuda", "")),
  ];
}

const createEntry = (id: string, name: string, group: string, text: string, labels = ""): SearchableLocation => ({
  location: id,
  name,
  containingParts: [group],
  parts: [{ location: id, text, ownText: "" }],
  aliases: searchAliases[group === "Archivos" ? "archivos" : id] ?? "",
  labels,
  kind: "entry",
});

function createClauseLocation(
  id: string,
  label: string,
  { id: address, number, title, body, html }: ClauseWithRendering,
): SearchableLocation {
  const [location, name, text] = [`${id}/${address}`, parse(title).textContent, extractClauseText(html) || body];
  return {
    ...{ location, name: `${number} ${name}`.trim(), containingParts: [label], kind: "clause" },
    parts: [{ location, text, ownText: `${name}\n${text}` }],
  };
}

function extractClauseText(html: string): string {
  const clause = parse(html);
  clause.querySelector("h2, h3")?.remove();
  return clause.textContent;
}

const guideFolder = join(import.meta.dirname, "../../guide");

const guidePages = globSync("*.md", { cwd: guideFolder })
  .toSorted()
  .map((file) => readGuidePage(file, readFileSync(join(guideFolder, file), "utf8")));

/** Lists one location per row of a list, or per part of a form without rows. */
function listFormLocations({ id, label, schema }: ListInfo, data: unknown, facts: Menu["facts"]): SearchableLocation[] {
  const createLocation = (
    rowLocation: string,
    location: string,
    name: string,
    textLeaves: readonly TextLeaf[],
  ): SearchableLocation => ({
    location,
    name,
    containingParts: [label],
    parts: textLeaves.map(({ path, text, ownText = text, title }) => ({
      location: `${rowLocation}/${path.join(".")}`,
      title,
      text: fillKnownFacts(text, facts),
      ownText: fillKnownFacts(ownText, facts),
    })),
    choices: textLeaves.flatMap(({ choices = [] }) => choices),
    kind: ["sinonimos", waysOfAskingListId].includes(id) ? "last" : "part",
  });
  if (Array.isArray(data)) {
    const { items = {} } = schema;
    return data.map((row, index) => {
      const rowLocation = `${id}/${index + 1}`;
      return createLocation(
        rowLocation,
        rowLocation,
        getRowName(row, schema),
        id === waysOfAskingListId ? [] : listTextLeaves(items, row, []),
      );
    });
  }
  return Object.entries(toFields(data)).map(([name, value]) => {
    const part = schema.properties?.[name] ?? {};
    return createLocation(
      `${id}/`,
      `${id}//${name}`,
      part.title ?? label,
      listTextLeaves(part, value, [name], part.title ?? ""),
    );
  });
}

type TextLeaf = {
  path: FieldPath;
  text: string;
  /** The text without the field's title; undefined if `text` does not contain the title. */
  ownText?: string;
  title?: string | undefined;
  choices?: readonly string[];
};

/** @param title - the field's title; undefined in rows of lists, of which only the contents are searched. */
function listTextLeaves(schema: FormSchema, value: unknown, path: FieldPath, title?: string): TextLeaf[] {
  const kindSchema = chooseKind(schema, value);
  const createLeaves = (ownText: string): TextLeaf[] => [
    { path, text: title && ownText ? `${title}: ${ownText}` : title || ownText, ownText, title },
  ];
  // Unchecked options can be found too.
  if (title !== undefined && kindSchema.items?.options) {
    const choices = Object.values(kindSchema.items.options);
    return createLeaves(choices.join(", ")).map((leaf) => ({ ...leaf, ownText: "", choices }));
  }
  if (Array.isArray(value))
    return value.flatMap((each, index) => listTextLeaves(kindSchema.items ?? {}, each, [...path, index], title));
  if (typeof value === "object" && value !== null) {
    // Empty fields of a form are found by their titles.
    const ownNames = Object.keys((title === undefined ? undefined : kindSchema.properties) ?? {});
    return [...new Set([...ownNames, ...Object.keys(value)])].flatMap((name) => {
      const field = getFieldSchema(kindSchema, name);
      const fieldTitle = title === undefined ? undefined : (field.title ?? title);
      return listTextLeaves(field, toFields(value)[name], [...path, name], fieldTitle);
    });
  }
  if (typeof value === "string" || typeof value === "number")
    return createLeaves(kindSchema.options?.[value] ?? String(value));
  const isEmptyText = value === undefined && kindSchema.type === "string";
  return title !== undefined && (isEmptyText || typeof value === "boolean") ? createLeaves("") : [];
}

function listTitles({ title = "", properties = {}, items, ...schema }: FormSchema): string[] {
  const nestedSchemas = [...Object.values(properties), ...(items ? [items] : []), ...(getKinds(schema) ?? [])];
  return [title, ...nestedSchemas.flatMap(listTitles)];
}

/**
 * Other words that staff use for the menu's entries, by entry id. Words for single rows or clauses belong in the list
 * «Palabras que quieren decir lo mismo», which the editor's search also uses.
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
  contacto: [
    `${contact.supportPhone} ${contact.supportShortCode} número soporte`,
    "teléfono correo atención a clientes WhatsApp email redes sociales perfiles Facebook Instagram TikTok Twitter tienda Play Store ligas botones compra login portal facturas",
  ].join(" "),
  retiros: "retirar versión anunciada errata error corrección publicada",
  soporte: "atención a clientes horas estrellas",
  emergencias: "911 089 088 policía ambulancia bomberos denuncia anónima",
  enlaces: "ligas links direcciones URL accesibilidad NVDA robo IFT Diario Oficial",
  leyes: "autoridades Profeco CRT IFT artículos",
  plazos: "días horas meses porcentaje bonificación ARCO compensación vigencia reembolso aviso desbloqueo garantía",
  pendientes: "corchetes por confirmar operador razón social domicilio",
  datos: "cifras montos precios propios nuevos insertar variable",
  paginas: "SEO Google buscadores pestaña metadatos nombre menú",
  portada: "inicio home banner entrada principal hero",
  [waysOfAskingListId]: "buscador búsqueda asistente temas no se encontró",
  sinonimos: "buscador búsqueda",
  opiniones: "testimonios reseñas comentarios",
  archivos: "mapa KML señal antenas",
};
