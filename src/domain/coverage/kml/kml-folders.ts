type Folder = { label: string | undefined; isHidden: boolean };

/** Stack of the open documents and folders, with the label and the visibility of the shapes inside. */
export class OpenFolders {
  readonly #openFolders: Folder[] = [];

  /**
   * Names of the open folders, outermost first, one per line. Names of documents are left out, because all shapes of a
   * document share them.
   */
  get label(): string | undefined {
    return this.#innermost?.label;
  }

  /** A hidden folder hides everything in it. */
  get isHidden(): boolean {
    return this.#innermost?.isHidden ?? false;
  }

  get #innermost(): Folder | undefined {
    return this.#openFolders[this.#openFolders.length - 1];
  }

  open(): void {
    this.#openFolders.push({ label: this.label, isHidden: this.isHidden });
  }

  close(): void {
    this.#openFolders.pop();
  }

  name(text: string): void {
    const parentLabel = this.#openFolders[this.#openFolders.length - 2]?.label;
    if (this.#innermost) this.#innermost.label = parentLabel === undefined ? text : `${parentLabel}\n${text}`;
  }

  hide(): void {
    if (this.#innermost) this.#innermost.isHidden = true;
  }
}
