/**
 * What is written beside a phone's name that decides whether it works: the country where it was sold, the lock of a carrier
 * or of an account, a report of theft, trays for two chips. It is taken out of the text, so that no word of it is read as part of a name.
 */

export type Hold = "stolen" | "account" | "locked" | "carrier" | "twoChips" | "refurbished";

export type CircumstanceWords = {
  /** By code: how it is called after «de», and the words for it, between bars. */
  regions: Readonly<Record<string, readonly [name: string, words: string]>>;
  /** The words of each hold. */
  holds: Readonly<Record<Hold, string>>;
  /** Words of which nobody knows what they change: «Exynos». */
  unsettled: string;
  /** Words that free a carrier's phone: «liberado». */
  free: string;
  /** Before words of the above, they make them mean nothing: «no es», «sin». */
  negations: string;
  /** What only looks like one of the above: «usa eSIM». */
  harmless: string;
  /** Before a region, they say where the phone was made, not where it was sold. */
  made: string;
  /** Before a region, they are part of it: «versión». */
  versions: string;
};

export type Circumstances = {
  /** Codes of regions. */
  regions: readonly string[];
  holds: readonly Hold[];
  /** Whoever writes says that no carrier has locked it. */
  isFree: boolean;
  /** Words of which nobody knows what they change, as typed. */
  unread: readonly string[];
  /** The words for all of them, as written but for accents and capitals. */
  written: string;
};

/** @returns a reader of a text's circumstances, and of the text without them, without accents, in lower case. */
export function createCircumstanceReader({
  regions,
  holds,
  unsettled,
  free,
  negations,
  harmless,
  made,
  versions,
}: CircumstanceWords): (text: string) => Circumstances & { rest: string } {
  const places = meanings(Object.entries(regions).map(([code, [, words]]) => [code, words]));
  const states = meanings([...Object.entries(holds), [unknown, unsettled]]);
  const region = anyOf([...places.keys()]);
  const some = "[^\\p{L}\\p{N}]+";
  const before = (words: string) => `(?:(?:${anyOf(plain(words).split("|"))})${some})`;
  const said = `${before(versions)}*(${region})|(${anyOf([...states.keys()])})`;
  // No look-behind: iOS 14.5 cannot read it.
  const pattern = new RegExp(
    `(^|[^\\p{L}])(?:(${before(made)}(?:${region})|${anyOf(plain(harmless).split("|"))})|(${before(negations)}?)(?:${said}))(?=[^\\p{L}\\p{N}]|$)`,
    "gu",
  );
  const isFree = new RegExp(`(?:^|[^\\p{L}])(?:${anyOf(plain(free).split("|"))})(?=[^\\p{L}]|$)`, "u");

  return (text) => {
    const found = new Set<string>();
    const unread: string[] = [];
    const written: string[] = [];
    const rest = plain(text).replace(
      pattern,
      (match, start: string, isNothing?: string, isNot?: string, place?: string, state?: string) => {
        const meant = place ? places.get(key(place)) : states.get(key(state ?? ""));
        if (meant === unknown) unread.push(quoteAsTyped(match.slice(start.length), text));
        else if (!isNothing && !isNot && meant) {
          found.add(meant);
          written.push(match.slice(start.length));
        }
        return `${start} `;
      },
    );
    const held = (Object.keys(holds) as Hold[]).filter((hold) => found.has(hold));
    const isUnlocked = isFree.test(rest);
    return {
      // «chino o japonés» leaves an «o».
      rest: found.size + unread.length > 0 ? rest.replace(/\s[oyu]\s*$/, "") : rest,
      regions: Object.keys(regions).filter((code) => found.has(code)),
      holds: held.filter((hold) => hold !== "carrier" || !isUnlocked),
      isFree: isUnlocked && !held.includes("locked"),
      unread,
      written: written.join(" "),
    };
  };
}

const unknown = "unknown";

/** Words as they were typed, with accents and capitals: they were read without. */
export function quoteAsTyped(words: string, text: string): string {
  const typed = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .trim()
    .split(/\s+/)
    .map((word) => typed.find((each) => plain(each) === plain(word)) ?? word)
    .join(" ");
}

/** Ordinals keep their sign. */
const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

const key = (text: string) => (text.match(/[\p{L}\p{N}]+/gu) ?? []).join(" ");

const meanings = (rows: readonly (readonly [meaning: string, words: string])[]) =>
  new Map(
    rows.flatMap(([meaning, words]) =>
      plain(words)
        .split("|")
        .map((word) => [key(word), meaning] as const),
    ),
  );

/** The longest first. */
const anyOf = (phrases: readonly string[]) =>
  [...phrases]
    .sort((one, other) => other.length - one.length)
    .map((phrase) => key(phrase).replace(/ /g, "[^\\p{L}\\p{N}]+"))
    .join("|");

/** What is certain of a model by country: see `deviceNotes`. */
export type SoldPhones = { without: string; unsure: string };

/** Whether the phones of a model that were sold in a region have eSIM. */
export function esimIn(region: string, sold: SoldPhones | undefined): "yes" | "no" | "unknown" {
  const has = (codes: string) => ` ${codes} `.includes(` ${region} `);
  if (!sold) return "unknown";
  if (has(sold.without)) return "no";
  return has(sold.unsure) || sold.unsure === "*" ? "unknown" : "yes";
}
