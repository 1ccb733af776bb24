/** Mexican abbreviations of states and of words in place names: `nl` is «nuevo leon», `cd` is «ciudad». */
import { splitWords } from "#domain/match/match-rows.ts";

const meaningsByAbbreviation: ReadonlyMap<string, string> = new Map(
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
const statesByAbbreviation: ReadonlyMap<string, string> = new Map(
  Object.entries({
    aguascalientes: "ags agu",
    "baja california": "bc bcn",
    "baja california sur": "bcs bcsur",
    campeche: "cam camp",
    chiapas: "chis chiap chs",
    chihuahua: "chi chih",
    "ciudad de mexico": "cdmx cmx df mexicodf",
    coahuila: "coa coah coahuiladezaragoza",
    colima: "col",
    durango: "dgo dur",
    "estado de mexico": "edo edomex edomx edodemex edodemexico estadodemex mex",
    guanajuato: "gto gua",
    guerrero: "gro",
    hidalgo: "hgo hid",
    jalisco: "jal",
    michoacan: "mich mic michoacandeocampo",
    morelos: "mor",
    nayarit: "nay",
    "nuevo leon": "nl nle",
    oaxaca: "oax",
    puebla: "pue",
    queretaro: "qro",
    "quintana roo": "qroo qr",
    "san luis potosi": "slp",
    sinaloa: "sin",
    sonora: "son",
    tabasco: "tab",
    tamaulipas: "tamps tam",
    tlaxcala: "tlax tla",
    veracruz: "ver veracruzdeignaciodelallave",
    yucatan: "yuc",
    zacatecas: "zac",
  }).flatMap(([state, all]) => all.split(" ").map((abbreviation) => [abbreviation, state] as const)),
);

const stateNames: readonly string[] = [...new Set(statesByAbbreviation.values())];

/** Removes the state's name from the end of a text without abbreviations; empty if the text ends in no state. */
export function removeTrailingState(text: string): readonly (readonly string[])[] {
  const trailingState = stateNames.find((state) => text.endsWith(` ${state}`));
  return trailingState ? [splitWords(text.slice(0, -trailingState.length))] : [];
}

/** Whether a folded text is a state's name or abbreviation. */
export const isStateName = (text: string) =>
  stateNames.includes(text) || statesByAbbreviation.has(text.replace(/ /g, ""));

/** Folds a text and spells out abbreviations. A state's abbreviation after a place may have dots or spaces: «N. L.». */
export function expandAbbreviations(text: string): string {
  const words = joinLetters(splitWords(text));
  // A state's abbreviation may have several words, «edo de mex»: the longest one at the end of the text wins.
  for (let from = Math.max(1, words.length - 5); from < words.length; from++) {
    const trailingLetters = words.slice(from).join("");
    const state =
      statesByAbbreviation.get(trailingLetters) ??
      (from < words.length - 1 ? meaningsByAbbreviation.get(trailingLetters) : undefined);
    if (state) return [expandAbbreviations(words.slice(0, from).join(" ")), state].join(" ");
  }
  return words.map((word) => meaningsByAbbreviation.get(word) ?? word).join(" ");
}

/** Moves a state's abbreviation from the beginning of a text to the end: «CDMX, Roma Norte». */
export function moveStateToEnd(text: string): string {
  const [first = "", ...others] = splitWords(text);
  const state = statesByAbbreviation.get(first);
  return state && others.length > 0 ? `${expandAbbreviations(others.join(" "))} ${state}` : text;
}

/** Joins the single letters with which a text begins, if they are an abbreviation: «D. F.», «N. L.». */
function joinLetters(words: readonly string[]): readonly string[] {
  const count = words.findIndex((word) => word.length > 1);
  const letters = words.slice(0, count < 0 ? words.length : count).join("");
  return meaningsByAbbreviation.has(letters) && letters.length > 1
    ? [letters, ...(count < 0 ? [] : words.slice(count))]
    : words;
}
