/** Width of the pictures in CSS pixels. Phones show a picture of this width at the full width of the screen. */
const pictureWidth = 980;

/** Typst's SVG has no text between elements, and no `>` in attributes, so this expression finds every tag. */
const tagPattern = /<(\/?)(\w+)([^>]*?)(\/?)>/g;

type Attributes = Readonly<Record<string, string>>;
type Point = { x: number; y: number };

/** `outline`: path from the letter's origin; `scale`: factor from the outline's size to the letter's size. */
type Letter = { outline: string; scale: number };

/** Letters of one colour on one line; `x` is the start of a letter. */
type LetterRun = { fill: string; letters: (Letter & { x: number })[] };

/** Default values of SVG attributes. */
const defaultAttributes: Attributes = {
  "fill-rule": "nonzero",
  "stroke-linecap": "butt",
  "stroke-linejoin": "miter",
  "stroke-miterlimit": "4",
  "stroke-dashoffset": "0",
};

/**
 * Splits a drawing into one picture per page, sharp at any size and without fonts: the letters of a line are one
 * outline. A `<use>` element per letter would make pictures a quarter as long, but hardly shorter when compressed. A
 * slow phone would also take 0.2 s to style, lay out and paint the 4,000 elements of a page. Numbers have two decimals:
 * a hundredth of a point is about the precision of the fonts. Links are left out.
 *
 * @param drawing - all pages, one below the other.
 * @throws {Error} if the drawing contains an unsupported element.
 */
export function splitPageDrawings(drawing: string): string[] {
  const letters = parseLetters(drawing);
  const pages: PageDrawing[] = [];
  /** The open groups with their origins, outermost first. */
  const groups: (Point & { run?: LetterRun })[] = [];
  for (const [, end, name, written = "", empty] of drawing.slice(0, drawing.indexOf("<defs")).matchAll(tagPattern)) {
    const page = pages.at(-1);
    const group = groups.at(-1);
    if (end) {
      if (name !== "g") continue;
      groups.pop();
      if (group?.run) page?.addRun(group, group.run);
      continue;
    }
    const attributes = parseAttributes(written);
    // At the top level, a page has its background, then a group with its content. The group's position is ignored.
    if (!group || !page) {
      if (name === "path") pages.push(new PageDrawing(attributes));
      else if (name === "g") groups.push({ x: 0, y: 0 });
      else if (name !== "svg") throw createUnsupportedError(name, written);
    } else if (name === "g" && !empty) {
      const isRun = attributes.class === "typst-text";
      groups.push({ ...applyTransform(group, attributes), ...(isRun && { run: { fill: "", letters: [] } }) });
    } else if (name === "use" && group.run) {
      const letter = letters.get(attributes["xlink:href"]?.slice(1) ?? "");
      if (!letter) throw createUnsupportedError(name, written);
      group.run.fill = attributes.fill ?? "";
      group.run.letters.push({ ...letter, x: Number(attributes.x) });
    } else if (name === "path") page.addShape(applyTransform(group, attributes), attributes);
    else if (name === "image") page.addDrawing(applyTransform(group, attributes), attributes);
    else if (name !== "g" && name !== "a" && attributes.fill !== "transparent")
      throw createUnsupportedError(name, written);
  }
  return pages.map((page) => page.svg());
}

class PageDrawing {
  readonly #parts: string[] = [];
  /** Width and height in points. */
  readonly #width: number;
  readonly #height: number;

  /** @param ground - attributes of the background, a rectangle of the page's size. */
  constructor(ground: Attributes) {
    const [, height, width] = /^M 0 0v ([\d.]+) h ([\d.]+) /.exec(ground.d ?? "") ?? [];
    this.#width = Number(width);
    this.#height = Number(height);
    this.#parts.push(`<path fill="${ground.fill}" d="${shortenPath(ground.d)}"/>`);
  }

  /** Adds the letters, flipped, because their y-axis points up. */
  addRun({ x, y }: Point, { fill, letters }: LetterRun): void {
    for (const [scale, alike] of Map.groupBy(letters, (letter) => letter.scale)) {
      const transform = `matrix(${scale} 0 0-${scale} ${roundNumber(x)} ${roundNumber(y)})`;
      const outline = alike.map((letter) => `M${roundNumber(letter.x / scale)} 0${letter.outline}`).join("");
      this.#parts.push(`<path fill="${fill}" transform="${transform}" d="${outline}"/>`);
    }
  }

  addShape({ x, y }: Point, { class: _kind, transform: _place, d, ...look }: Attributes): void {
    const definedFill = Object.values(look).find((value) => value.startsWith("url("));
    if (definedFill) throw createUnsupportedError("path", ` with ${definedFill}`);
    const ownAttributes = Object.entries(look).filter(([name, value]) => defaultAttributes[name] !== value);
    const place = x === 0 && y === 0 ? "" : ` transform="translate(${roundNumber(x)} ${roundNumber(y)})"`;
    this.#parts.push(
      `<path${ownAttributes.map(([name, value]) => ` ${name}="${value}"`).join("")}${place} d="${shortenPath(d)}"/>`,
    );
  }

  /** Inlines another SVG, such as the logo, because a security policy may forbid `data:` URLs. */
  addDrawing({ x, y }: Point, { "xlink:href": href = "", width = "", height = "" }: Attributes): void {
    const [, data] = /^data:image\/svg\+xml;base64,(.+)$/.exec(href) ?? [];
    if (!data) throw createUnsupportedError("image", href.slice(0, 40));
    const box = `x="${roundNumber(x)}" y="${roundNumber(y)}" width="${roundNumber(width)}" height="${roundNumber(height)}"`;
    this.#parts.push(
      Buffer.from(data, "base64")
        .toString()
        .replace(/^<svg xmlns="[^"]+"/, `<svg ${box}`),
    );
  }

  svg(): string {
    const height = Math.round((pictureWidth * this.#height) / this.#width);
    const size = `width="${pictureWidth}" height="${height}"`;
    const box = `viewBox="0 0 ${this.#width} ${this.#height}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box}>${this.#parts.join("")}</svg>`;
  }
}

const numberPattern = /-?\d[\d.]*(?:e-?\d+)?/g;

/** The letters by their ids in the drawing; those that differ only in size share an outline. */
function parseLetters(drawing: string): Map<string, Letter> {
  const symbols = [...drawing.matchAll(/<symbol id="(\w+)"[^>]*>\s*<path d="([^"]*)"/g)].map(
    ([, id = "", path = ""]) => {
      const size = Math.max(...(path.match(numberPattern) ?? []).map((each) => Math.abs(Number(each)))) || 1;
      return {
        id,
        path,
        size,
        shape: path.replaceAll(numberPattern, (each) => `${Math.round((1000 * Number(each)) / size)}`),
      };
    },
  );
  // The largest letter gives the shared outline, because rounding changes it least.
  const models = new Map(symbols.toSorted((a, b) => a.size - b.size).map((symbol) => [symbol.shape, symbol]));
  return new Map(
    symbols.map((symbol) => {
      const { path, size } = models.get(symbol.shape) ?? symbol;
      if (!/^M 0 0 ?m/.test(path)) throw createUnsupportedError("path", ` d="${path.slice(0, 20)}"`);
      return [
        symbol.id,
        { outline: shortenPath(path).replace("M0 0", ""), scale: Math.round((1000 * symbol.size) / size) / 1000 },
      ];
    }),
  );
}

function parseAttributes(written: string): Attributes {
  return Object.fromEntries([...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]));
}

/** The position of an element after its transform: a translation, with or without a vertical flip. */
function applyTransform({ x, y }: Point, { transform = "matrix(1 0 0 1 0 0)", "clip-path": clip }: Attributes): Point {
  const [, dx, dy] = /^matrix\(1 0 0 -?1 (\S+) (\S+)\)$/.exec(transform) ?? [];
  if (dx === undefined || clip) throw createUnsupportedError("g", ` transform="${transform}" clip-path="${clip}"`);
  return { x: x + Number(dx), y: y + Number(dy) };
}

/** Shortens a path's data: repeated commands are written once, and separators are dropped where that is unambiguous. */
function shortenPath(data = ""): string {
  let path = "";
  let command = "";
  let previousToken = "";
  for (const [token] of data.matchAll(/[a-z]|-?[\d.]+(?:e-?\d+)?/gi)) {
    const isCommand = /^[a-z]$/i.test(token);
    if (isCommand && token === command && !/[mz]/i.test(token)) continue;
    const tokenText = isCommand ? token : roundNumber(token);
    const needsNoSeparator =
      isCommand ||
      previousToken === "" ||
      tokenText.startsWith("-") ||
      (tokenText.startsWith(".") && previousToken.includes("."));
    path += needsNoSeparator ? tokenText : ` ${tokenText}`;
    previousToken = isCommand ? "" : tokenText;
    if (isCommand) command = token;
  }
  return path;
}

function roundNumber(number: number | string): string {
  const rounded = Math.round(Number(number) * 100) / 100;
  return `${rounded || 0}`.replace(/^(-?)0\./, "$1.");
}

function createUnsupportedError(name = "", written = ""): Error {
  return new Error(`the pictures of pages do not know <${name}${written}>`);
}
