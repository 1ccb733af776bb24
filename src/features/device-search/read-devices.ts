import type { EsimGaps } from "#domain/devices/device-circumstances.ts";
import type { ListedBrand } from "#domain/devices/device-match.ts";

export type Device = {
  name: string;
  notes: readonly string[];
  /** Whether some phones of that name have no eSIM. */
  isConditional: boolean;
  /** Regions of sale whose phones have no eSIM, or may have none; absent if unknown. */
  esimGaps?: EsimGaps;
  /** Regions of sale whose phones have eSIM and no tray: see `getEsimSupport`. */
  esimOnlyRegions?: string;
};

/** Other names and product lines by which a brand is recognized; only of brands that have any. */
export type BrandAliases = Readonly<Record<string, Pick<ListedBrand<Device>, "alsoCalled" | "lines">>>;

/**
 * Reads the list of phones from the page's HTML, so that it is not downloaded a second time.
 *
 * @param list - rendered by `pages/esim/device-list.tsx`.
 */
export function readDevices(list: ParentNode, brandWords: BrandAliases): ListedBrand<Device>[] {
  return [...list.querySelectorAll<HTMLElement>("[data-brand]")].map((element) => {
    const { brand = "" } = element.dataset;
    const notes = [...element.querySelectorAll<HTMLElement>("ol > li")];
    const models = [...element.querySelectorAll("ul > li")].map((item) => {
      const applicableNotes = [...item.querySelectorAll("sup")].flatMap(
        (mark) => notes[Number(mark.lastChild?.textContent) - 1] ?? [],
      );
      const { esimMissing, esimUncertain = "" } =
        applicableNotes.find(({ dataset }) => dataset.esimMissing !== undefined)?.dataset ?? {};
      const esimOnlyRegions = applicableNotes.find((note) => note.dataset.only)?.dataset.only;
      return {
        name: item.firstChild?.textContent ?? "",
        notes: applicableNotes.map((note) => note.textContent ?? ""),
        isConditional: applicableNotes.some((note) => note.hasAttribute("data-uncertain")),
        ...(esimMissing !== undefined && { esimGaps: { missing: esimMissing, uncertain: esimUncertain } }),
        ...(esimOnlyRegions && { esimOnlyRegions }),
      };
    });
    return { brand, ...brandWords[brand], models };
  });
}
