/** Mexican abbreviations of states and of words in place names: `nl` is «nuevo leon», `cd` is «ciudad». */
import { splitWords } from "#domain/match/match-rows.ts";

const meanings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cd: "ciudad",
    gral: "general",
    hgo: "hidalgo",
    pto: "puerto",
    sn: "san",
    sta: "santa",
    sto: "santo",
    ags: "aguascalientes",
    bc: "baja california",
    bcs: "baja california sur",
    chih: "chihuahua",
    coah: "coahuila",
    df: "ciudad de mexico",
    dgo: "durango",
    edomex: "estado de mexico",
    gto: "guanajuato",
    mty: "monterrey",
    gdl: "guadalajara",
    nl: "nuevo leon",
    qro: "queretaro",
    qroo: "quintana roo",
    slp: "san luis potosi",
    tamps: "tamaulipas",
    tlax: "tlaxcala",
    tj: "tijuana",
  }),
);

/** Abbreviations that mean a state only after a place's name: elsewhere they may be words, or beginnings of words. */
const statesBehind: ReadonlyMap<string, string> = new Map(
  Object.entries({
    bcn: "baja california",
    bcsur: "baja california sur",
    cam: "campeche",
    camp: "campeche",
    chis: "chiapas",
    chiap: "chiapas",
    chi: "chihuahua",
    cdmx: "ciudad de mexico",
    col: "colima",
    edo: "estado de mexico",
    edomx: "estado de mexico",
    edodemex: "estado de mexico",
    edodemexico: "estado de mexico",
    mex: "estado de mexico",
    gro: "guerrero",
    hid: "hidalgo",
    jal: "jalisco",
    mich: "michoacan",
    michoacandeocampo: "michoacan",
    mor: "morelos",
    nay: "nayarit",
    oax: "oaxaca",
    pue: "puebla",
    qr: "quintana roo",
    sin: "sinaloa",
    son: "sonora",
    tab: "tabasco",
    tam: "tamaulipas",
    ver: "veracruz",
    veracruzdeignaciodelallave: "veracruz",
    coahuiladezaragoza: "coahuila",
    yuc: "yucatan",
    zac: "zacatecas",
  }),
);

/** Folds a text and spells out abbreviations. A state's abbreviation after a place may have dots or spaces: «N. L.». */
export function expandAbbreviations(text: string): string {
  const words = splitWords(text);
  // A state's abbreviation may have several words, «edo de mex»: the longest one at the end of the text wins.
  for (let from = Math.max(1, words.length - 5); from < words.length; from++) {
    const behind = words.slice(from).join("");
    const state = statesBehind.get(behind) ?? (from < words.length - 1 ? meanings.get(behind) : undefined);
    if (state) return [expandAbbreviations(words.slice(0, from).join(" ")), state].join(" ");
  }
  return words.map((word) => meanings.get(word) ?? word).join(" ");
}
