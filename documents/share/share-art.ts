/** Renders components of the site from their source as SVG, so that share pictures always look like the site. */
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import type { ShareCard } from "#content/site/share-card.ts";
import { createTokenColorReader } from "./token-color.ts";

type Box = { x: number; y: number; width: number; height: number };

export type TileField = { x: number; y: number; side: number; columns: number; rows: number };

export type ShareArt = {
  /** Draws Wimy. @param ink - colour of the outlines. */
  drawWimy: (look: NonNullable<ShareCard["wimy"]>, ink: string, box: Box) => string;
  /** Draws the tiles of a field. @param tone - colour of the waves. */
  drawTiles: (seed: number, tone: string, field: TileField) => string;
};

/** Stroke width of all waves in share pictures; in the site's pattern, some waves are thicker. */
const tileStrokeWidth = 4;

/** Loads CSS modules so that each class keeps its name from the source. */
const plainClassNames: Plugin = {
  name: "plain-class-names",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".module.css") ? "\0class-names" : undefined),
  load: (id) => (id === "\0class-names" ? "export default new Proxy({}, { get: (_, name) => name });" : undefined),
};

type Drawing = { Wimy: ComponentType<Record<string, unknown>> };

type TileGeometry = {
  tileSide: number;
  tilePath: string;
  layTiles: (size: { seed: number; columns: number; rows: number; beacons: [] }) => readonly Tile[];
};
type Tile = { x: number; y: number; turn: number };

export async function loadShareArt(): Promise<ShareArt> {
  const { Wimy } = await importSource<Drawing>("src/ui/wimy/wimy.tsx");
  const { tileSide, tilePath, layTiles } = await importSource<TileGeometry>("src/ui/tile-pattern/tile-geometry.ts");
  const half = tileSide / 2;
  return {
    drawWimy: ({ mood, color }, ink, { x, y, width, height }) =>
      resolveColors(renderToStaticMarkup(createElement(Wimy, { mood, color })), { "--wimy-ink": ink }).replace(
        "<svg ",
        `<svg x="${x}" y="${y}" width="${width}" height="${height}" `,
      ),
    drawTiles: (seed, tone, { x, y, side, columns, rows }) => {
      const tilePaths = layTiles({ seed, columns, rows, beacons: [] }).map(
        (tile) =>
          `<use href="#tile" transform="translate(${tile.x} ${tile.y})rotate(${tile.turn * 90} ${half} ${half})"/>`,
      );
      const transform = `translate(${x} ${y})scale(${side / tileSide})`;
      const group = `<g fill="none" stroke="${tone}" stroke-width="${tileStrokeWidth}" transform="${transform}">`;
      return `<defs><path id="tile" d="${tilePath}"/></defs>${group}${tilePaths.join("")}</g>`;
    },
  };
}

async function importSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`./${file}`, {
    configFile: false,
    logLevel: "error",
    plugins: [plainClassNames],
  });
  return module;
}

/**
 * Replaces the CSS variables of a drawing with colours.
 *
 * @param values - colours of the variables that are not tokens.
 */
function resolveColors(drawing: string, values: Readonly<Record<string, string>>): string {
  const readColor = createTokenColorReader();
  return drawing.replaceAll(/var\((--[a-z0-9-]+)(?:, (var\([^)]*\)))?\)/g, (_, name: string, other?: string) =>
    other ? resolveColors(other, values) : (values[name] ?? readColor(name.slice(2))),
  );
}
