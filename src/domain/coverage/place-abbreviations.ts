/** How people in Mexico shorten words of addresses and the states' names. */
import { wordsOf } from "#domain/match/match-rows.ts";

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
  }),
);

/** A folded text with its abbreviations spelled out. */
export function spelledOut(text: string): string {
  return wordsOf(text)
    .map((word) => meanings.get(word) ?? word)
    .join(" ");
}
