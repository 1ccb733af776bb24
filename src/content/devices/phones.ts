/**
 * The phones known to have eSIM, by brand. Other devices are left out, because the memberships are phone lines.
 * Source: the fact file's device list. The specification dates the list February 2024, plus later additions.
 */
import { data } from "#content/data/phones.ts";
import { readData } from "#content/forms/read-data.ts";
import { phonesSchema } from "#content/forms/schemas/phone-schema.ts";
import { type DeviceNote, deviceNotes } from "./device-notes.ts";

/** Sample mark of the list, which comes from public sources and still needs the operator's confirmation. */
export const deviceSampleNotice = {
  isSample: true,
  text: "Reúne fuentes públicas y el operador todavía debe confirmarla. Ante la duda, marca *#06# en tu celular.",
  /** Text next to the «Muestra» mark of each answer that is based on the list. */
  answerNote: "La lista todavía no la confirma wim.",
} as const;

/** Date of the first list. Source: product specification, section 9. */
export const firstDeviceListMonth = "febrero de 2024";

/** Last year whose models are all in the first list. Rows state only the year, so models of early 2024 are named. */
const firstListLastYear = 2023;
const early2024Models: ReadonlySet<string> = new Set([
  "Galaxy S24",
  "Galaxy S24+",
  "Galaxy S24 Ultra",
  "Magic6 Pro",
  "Magic V2",
  "OnePlus 12",
  "Xiaomi 14",
  "Xiaomi 14 Ultra",
  "Redmi Note 13 Pro+ 5G",
  "Moto G34 5G",
  "X100 Pro",
]);

type Device = {
  name: string;
  /** Numbers of the notes that apply, counted from 1 in the brand's notes. */
  notes: readonly number[];
};

type DeviceBrand = {
  brand: string;
  /** Other names and model lines of the brand: see `ListedBrand` of domain/devices/device-match.ts. */
  alsoCalled?: readonly string[] | undefined;
  lines?: readonly string[] | undefined;
  /** The distinct notes of the brand's models. */
  notes: readonly DeviceNote[];
  /** Models in the list of February 2024. */
  first: readonly Device[];
  /** Models added after February 2024. */
  later: readonly Device[];
};

const brandRows = readData("src/content/data/phones.ts", phonesSchema, data);

export const deviceBrands: readonly DeviceBrand[] = brandRows.map(({ brand, alsoCalled, lines, phones }) => {
  const noteIds = [...new Set(phones.flatMap(({ notes }) => notes))];
  const devices = phones.map(({ name, year, notes }) => ({
    isInFirstList: year <= firstListLastYear || early2024Models.has(name),
    device: { name, notes: notes.map((id) => noteIds.indexOf(id) + 1).sort() },
  }));
  return {
    brand,
    alsoCalled,
    lines,
    notes: noteIds.map((id) => deviceNotes[id]),
    first: devices.filter(({ isInFirstList }) => isInFirstList).map(({ device }) => device),
    later: devices.filter(({ isInFirstList }) => !isInFirstList).map(({ device }) => device),
  };
});

export const deviceCount = deviceBrands.reduce((count, { first, later }) => count + first.length + later.length, 0);
