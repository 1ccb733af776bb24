/** Notes on phones, mostly about the country of sale. Source: the fact file's device list and rules by maker. */

const usa = "EE.\u00a0UU.";

export type DeviceNote = {
  text: string;
  /** Whether a phone with this note gets a conditional answer instead of a plain yes. */
  isUncertain: boolean;
  /**
   * Codes of the countries of sale whose phones lack eSIM (`missing`), and of those for which this is unknown
   * (`unsure`; `*` is all others). Phones of the remaining countries have eSIM. Absent if the sources do not say.
   */
  esimGaps?: { missing: string; uncertain: string };
  /** Codes of the countries of sale whose phones have eSIM and no tray; `*` is all. */
  esimOnlyRegions?: string;
};

export const deviceNotes = {
  depends: { text: "Depende de la variante: marca *#06# y busca el EID.", isUncertain: true },
  someVariants: { text: "Solo algunas variantes, por ejemplo la SM-A546B/DS.", isUncertain: true },
  checkRegion: { text: "Verifica en qué país se vendió.", isUncertain: true },
  checkMexico: { text: "En México, verifica tu variante.", isUncertain: true },
  europe: { text: "Solo se comprobó la variante de Europa.", isUncertain: true },
  onlyGoogleFi: { text: "Solo los comprados con Google Fi.", isUncertain: true },
  japan: { text: "Modelo del mercado de Japón.", isUncertain: true },
  notChina: {
    text: "La versión de China continental no tiene eSIM.",
    isUncertain: false,
    esimGaps: { missing: "cn", uncertain: "hk mo xx" },
  },
  notChinaHongKongMacao: {
    text: "Las versiones de China continental, Hong Kong y Macao no tienen eSIM.",
    isUncertain: false,
    esimGaps: { missing: "cn hk mo", uncertain: "xx" },
  },
  notChinaButHongKong: {
    text: "La versión de China continental no tiene eSIM. La de Hong Kong y Macao, sí.",
    isUncertain: false,
    esimGaps: { missing: "cn", uncertain: "xx" },
  },
  notChinaHongKong: { text: "Las versiones de China y Hong Kong no tienen eSIM.", isUncertain: false },
  notHongKong: {
    text: "La versión de Hong Kong no tiene eSIM.",
    isUncertain: false,
    esimGaps: { missing: "hk", uncertain: "*" },
  },
  notUsaKorea: {
    text: `Las versiones de ${usa} y Corea del Sur no tienen eSIM.`,
    isUncertain: false,
    esimGaps: { missing: "us kr", uncertain: "*" },
  },
  notUsaHongKong: {
    text: `Las versiones de ${usa} y Hong Kong no tienen eSIM.`,
    isUncertain: false,
    esimGaps: { missing: "us hk", uncertain: "*" },
  },
  notKorea: { text: "La versión de Corea del Sur no tiene eSIM.", isUncertain: false },
  offInChina: { text: "En la versión de China continental, la eSIM viene desactivada.", isUncertain: false },
  notFlip5gUsa: { text: `El Galaxy Z Flip 5G de ${usa} no tiene eSIM.`, isUncertain: false },
  notPixel3Regions: {
    text: `No la tienen los de Australia, Japón y Taiwán, ni los de algunas operadoras de ${usa} y Canadá.`,
    isUncertain: false,
    esimGaps: { missing: "au jp tw", uncertain: "*" },
  },
  notPixel3aRegions: {
    text: "No la tienen los de Japón, del Sudeste Asiático ni de Verizon.",
    isUncertain: false,
    esimGaps: { missing: "jp", uncertain: "*" },
  },
  notP40ProPlus: { text: "El P40 Pro+ y el P50 Pro no tienen eSIM.", isUncertain: false },
  usNameOfRazr40Ultra: { text: `Así se llama en ${usa} el Razr 40 Ultra.`, isUncertain: false },
  twoActive: { text: "Permite dos eSIM activas.", isUncertain: false },
  onlyEsim: {
    text: "Solo usa eSIM: no tiene bandeja para un chip.",
    isUncertain: false,
    esimOnlyRegions: "*",
  },
  onlyEsimUsa: { text: `La versión de ${usa} solo usa eSIM.`, isUncertain: false, esimOnlyRegions: "us" },
  onlyEsimMexico: {
    text: "La versión de México solo usa eSIM.",
    isUncertain: false,
    esimOnlyRegions: "us ca jp sa ae qa om kw bh gu",
  },
} as const satisfies Record<string, DeviceNote>;

export type DeviceNoteId = keyof typeof deviceNotes;
