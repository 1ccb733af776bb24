type Folder = { label: string | undefined; isHidden: boolean };

/** The open documents and folders: what their shapes are called, and whether the file hides them. */
export class OpenFolders {
  readonly #open: Folder[] = [];

  /** Names of the named folders, outermost first, a line each; a document's own says nothing about a single part. */
  get label(): string | undefined {
    return this.#innermost?.label;
  }

  /** One that is hidden hides all that it holds. */
  get isHidden(): boolean {
    return this.#innermost?.isHidden ?? false;
  }

  get #innermost(): Folder | undefined {
    return this.#open[this.#open.length - 1];
  }

  open(): void {
    this.#open.push({ label: this.label, isHidden: this.isHidden });
  }

  close(): void {
    this.#open.pop();
  }

  name(text: string): void {
    const around = this.#open[this.#open.length - 2]?.label;
    if (this.#innermost) this.#innermost.label = around === undefined ? text : `${around}\n${text}`;
  }

  hide(): void {
    if (this.#innermost) this.#innermost.isHidden = true;
  }
}
