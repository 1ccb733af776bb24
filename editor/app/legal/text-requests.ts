import type { OpenText, SavedText } from "#editor/api/text-api.ts";
import type { Ask, Method } from "#editor/app/shared/request.ts";

/** What the editor's server is asked about one text, by its id. */
export class TextRequests {
  readonly #ask: Ask;
  readonly #address: string;

  constructor(ask: Ask, text: string) {
    this.#ask = ask;
    this.#address = `/api/texts/${text}`;
  }

  read(version?: string): Promise<OpenText> {
    const query = version === undefined ? "" : `?version=${version}`;
    return this.#ask<OpenText>("GET", `${this.#address}${query}`);
  }

  /**
   * To the version that is open; what is removed has no body, so the stamp goes in the address.
   *
   * @param path - below the text's own address.
   */
  send({ version, stamp }: OpenText, method: Method, path: string, body: object): Promise<SavedText> {
    const query = new URLSearchParams({ version, ...(method === "DELETE" && { stamp }) });
    return this.#ask(method, `${this.#address}${path}?${query}`, method === "DELETE" ? undefined : body);
  }
}
