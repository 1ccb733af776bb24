/** Data about the operator's coverage files; the files themselves are stored outside the repository. */
import { z } from "zod";
import { coverageOverlays, formatOverlayName } from "#content/coverage/overlays/coverage-overlays.ts";
import { section } from "#content/forms/fields/field-groups.ts";
import { choice, day, requiredText, rows, shortTextField, yesNoField } from "#content/forms/fields/form-fields.ts";
import { integer } from "#content/forms/fields/number-fields.ts";
import { kmlLimits } from "#domain/coverage/kml/kml-limits.ts";
import type { OverlayId } from "#domain/coverage/overlay.ts";

const overlayNames = Object.fromEntries(coverageOverlays.map((each) => [each.id, formatOverlayName(each)])) as Record<
  OverlayId,
  string
>;

const count = (title: string) => integer(title, { min: 0, max: kmlLimits.maxVertices });

const storedFile = z.strictObject({
  overlay: choice("Cobertura", overlayNames),
  sha256: requiredText("falta la huella")
    .regex(/^[0-9a-f]{64}$/, "son 64 signos, de 0 a 9 y de a a f, como los da sha256sum")
    .meta({ title: "Huella SHA-256" }),
  bytes: integer("Bytes", { max: kmlLimits.maxBytes }),
  day: day("Día en que se subió"),
  person: shortTextField("Quién lo subió"),
  figures: section("Qué contiene", {
    polygons: count("Áreas"),
    lines: count("Líneas"),
    points: count("Puntos"),
    vertices: count("Vértices"),
    isSample: yesNoField("El archivo dice que sus datos son de muestra"),
  }),
});

/** The rows of the operator's files; an overlay without a row uses the site's own sample. */
export const coverageSchema = rows(storedFile, { one: "Archivo", name: "overlay", unique: ["overlay"] });

export function listCoverageAdvice(files: z.output<typeof coverageSchema>) {
  return files.flatMap(({ figures }, index) =>
    figures.isSample ? [{ path: [index], message: "el archivo dice que sus datos son de muestra" }] : [],
  );
}
