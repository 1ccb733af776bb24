/** Names of the language and of browser interfaces that are newer than given browser versions, from MDN's data. */
import bcd, { type CompatStatement, type Identifier } from "@mdn/browser-compat-data";
import type { BrowserVersions } from "#domain/site/oldest-browsers.ts";

type Browser = keyof BrowserVersions;

/** Browser interfaces to check. Others have member names that our code uses for other things. */
const met =
  /^(Window|Document|Element|HTML\w*Element|Node|\w*Event|EventTarget|DOMTokenList|Abort\w+|URL\w*|Navigator|WorkerNavigator|Worker|WorkerGlobalScope|Crypto|Headers|Request|Response|Blob|File\w*|FormData|Cache\w*|ServiceWorker\w*|Clients?|Message\w+|Performance|\w+Observer|History|Location|Storage\w*|Clipboard\w*|MediaQueryList|Animation|Range|Selection|CSS|OffscreenCanvas\w*|CanvasRenderingContext2D|ImageBitmap\w*|Path2D|ReadableStream\w*|Text\w+coder|Geolocation|Lock\w*|ViewTransition|StorageManager)$/;

/** Index of names that are too new. A name counts as too new only if all features with that name are. */
export class NewerNameIndex {
  readonly #sinceByName = new Map<string, (string | undefined)[]>();
  readonly #language = new Set<string>();

  constructor(floor: BrowserVersions) {
    const builtins = members(bcd.javascript.builtins);
    const interfaces = members(bcd.api).filter(([name]) => met.test(name));
    for (const [name, owner] of [...interfaces, ...builtins]) {
      this.#add(name, owner, floor);
      for (const [member, entry] of members(owner)) {
        if (member === name || /_(event|permission)$/.test(member)) continue;
        this.#add(member.replace(/_static$/, ""), entry, floor);
        // Adds nested members such as Intl.NumberFormat.formatRange.
        if (name === "Intl") for (const [method, of] of members(entry)) this.#add(method, of, floor);
      }
    }
    for (const [, owner] of builtins) for (const [member] of members(owner)) this.#language.add(member);
  }

  /**
   * @returns the versions that the name needs: `safari_ios 16.4, chrome 103`; undefined if it is old enough or unknown.
   */
  findRequiredVersion(name: string): string | undefined {
    const since = this.#sinceByName.get(name);
    return since?.every((each) => each !== undefined) ? since[0] : undefined;
  }

  /** Whether the name belongs to the language rather than to browsers. */
  isLanguageName(name: string): boolean {
    return this.#language.has(name);
  }

  #add(name: string, entry: Identifier, floor: BrowserVersions): void {
    const compat = entry.__compat;
    if (!compat) return;
    const late = (Object.keys(floor) as Browser[])
      // Skips desktop Safari, which has no touch interfaces; Safari on iOS is compared.
      .filter((browser) => browser !== "safari")
      .map((browser) => ({ browser, since: getSince(compat, browser) }))
      .filter(({ browser, since }) => since > Number(floor[browser]))
      .map(({ browser, since }) => `${browser} ${since === Infinity ? "never" : since}`);
    this.#sinceByName.set(name, [...(this.#sinceByName.get(name) ?? []), late.join(", ") || undefined]);
  }
}

function members(owner: object | undefined): [string, Identifier][] {
  return Object.entries(owner ?? {}).filter(([name]) => name !== "__compat");
}

/** Finds the first version with full support, without a flag or prefix; Infinity if there is none. */
function getSince({ support }: CompatStatement, browser: Browser): number {
  const statements = [support[browser] ?? []].flat();
  const whole = statements.filter(
    (each) => !each.flags && !each.prefix && !each.alternative_name && !each.version_removed,
  );
  const versions = whole.map(({ version_added: added }) =>
    typeof added === "string" ? Number.parseFloat(added.replace("≤", "")) : Number.NaN,
  );
  return Math.min(Infinity, ...versions.filter((version) => !Number.isNaN(version)));
}
