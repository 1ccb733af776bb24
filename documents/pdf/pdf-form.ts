/** Converts marked links of a PDF to form fields, which Typst cannot make. */
import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, PDFNumber, PDFRef, PDFString } from "@cantoo/pdf-lib";

type FieldKind = "text" | "lines" | "box";

/** Flag of a multiline text field. */
const multilineFlag = 4096;
const textStyle = "/Helv 11 Tf 0 g";

/**
 * Converts each link with the address `field:<kind>:<label>` to a form field of this kind and label, in the same place
 * and reading order. The link's structure element becomes a form element, as PDF/UA-1 requires.
 *
 * @param pdf - a tagged PDF made by Typst.
 * @returns the PDF with form fields; the same input gives the same bytes.
 * @see ISO 32000-1, 12.7 (forms) and 14.8.4.5 (structure); ISO 14289-1, 7.18.4.
 */
export async function addFormFields(pdf: Buffer): Promise<Buffer> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { context, catalog } = document;
  const elements = readParentTree(document);
  const fields: PDFRef[] = [];
  for (const page of document.getPages()) {
    for (const reference of page.node.Annots()?.asArray() ?? []) {
      const annotation = context.lookup(reference, PDFDict);
      const { kind, label } = readFieldLink(annotation) ?? {};
      if (!kind || !label || !(reference instanceof PDFRef)) continue;
      fields.push(reference);
      for (const key of ["A", "Border", "Contents"]) annotation.delete(PDFName.of(key));
      const ownFields = {
        Subtype: "Widget",
        T: PDFString.of(`campo-${fields.length}`),
        TU: PDFHexString.fromText(label),
        ...(kind === "box" ? createCheckBox(document, annotation) : createTextField(kind)),
      };
      for (const [key, value] of Object.entries(ownFields)) annotation.set(PDFName.of(key), context.obj(value));
      elements
        .get(annotation.lookup(PDFName.of("StructParent"), PDFNumber).asNumber())
        ?.set(PDFName.of("S"), PDFName.of("Form"));
    }
  }
  const createFont = (name: string, encoding = {}) => ({ Type: "Font", Subtype: "Type1", BaseFont: name, ...encoding });
  const fonts = {
    Helv: context.register(context.obj(createFont("Helvetica", { Encoding: "WinAnsiEncoding" }))),
    ZaDb: context.register(context.obj(createFont("ZapfDingbats"))),
  };
  const form = { Fields: fields, NeedAppearances: true, DA: PDFString.of(textStyle), DR: { Font: fonts } };
  catalog.set(PDFName.of("AcroForm"), context.register(context.obj(form)));
  return Buffer.from(await document.save({ updateFieldAppearances: false }));
}

function readFieldLink(annotation: PDFDict): { kind: FieldKind; label: string } | undefined {
  const text = annotation.lookup(PDFName.of("Contents"));
  if (!(text instanceof PDFString || text instanceof PDFHexString)) return;
  const [, kind, label] = /^field:(text|lines|box):(.+)$/s.exec(text.decodeText()) ?? [];
  return kind && label ? { kind: kind as FieldKind, label } : undefined;
}

function createTextField(kind: "text" | "lines") {
  return { FT: "Tx", DA: PDFString.of(textStyle), Ff: kind === "lines" ? multilineFlag : 0 };
}

/** The page draws the box; the field only draws the tick. */
function createCheckBox({ context }: PDFDocument, annotation: PDFDict) {
  const [left = 0, bottom = 0, right = 0, top = 0] = annotation
    .lookup(PDFName.of("Rect"), PDFArray)
    .asArray()
    .map((each) => (each as PDFNumber).asNumber());
  const side = Math.min(right - left, top - bottom);
  const formatPoint = (x: number, y: number) => `${(x * side).toFixed(2)} ${(y * side).toFixed(2)}`;
  const tick = `1.4 w 1 J 1 j ${formatPoint(0.22, 0.5)} m ${formatPoint(0.42, 0.26)} l ${formatPoint(0.8, 0.76)} l S`;
  const createAppearance = (drawing: string) =>
    context.register(context.stream(drawing, { Type: "XObject", Subtype: "Form", BBox: [0, 0, side, side] }));
  return {
    FT: "Btn",
    V: "Off",
    AS: "Off",
    DA: PDFString.of("/ZaDb 0 Tf 0 g"),
    MK: { CA: PDFString.of("4") },
    AP: { N: { Yes: createAppearance(tick), Off: createAppearance("") } },
  };
}

/** The structure elements of annotations, by the `StructParent` number of each annotation. */
function readParentTree({ context, catalog }: PDFDocument): Map<number, PDFDict> {
  const root = catalog.lookup(PDFName.of("StructTreeRoot"), PDFDict);
  const numbers = root.lookup(PDFName.of("ParentTree"), PDFDict).lookup(PDFName.of("Nums"), PDFArray).asArray();
  const pairs = new Map<number, PDFDict>();
  for (let index = 0; index < numbers.length; index += 2) {
    const element = context.lookup(numbers[index + 1]);
    if (element instanceof PDFDict) pairs.set((numbers[index] as PDFNumber).asNumber(), element);
  }
  return pairs;
}
