/** The drawings of the site's components, for pictures: read from their source, so that they never differ. */
import { readFileSync } from "node:fs";
import { type ComponentType, createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { type Plugin, runnerImport } from "vite";
import type { ShareCard } from "#content/site/share-card.ts";
import { tokenColors } from "./token-color.ts";

type Box = { x: number; y: number; width: number; height: number };

export type TileField = { x: number; y: number; side: number; columns: number; rows: number };

export type ShareArt = {
  /** @param ink - colour of its outlines. */
  wimy: (look: NonNullable<ShareCard["wimy"]>, ink: string, box: Box) => string;
  /** As many tiles as requested, each `side` wide. @param tone - colour of the waves. */
  tiles: (seed: number, tone: string, field: TileField) => string;
};

/** Width of a tile as the component draws it. */
const tileSide = 80;
/** A picture of one size shows no beacons: all its lines are as thick. */
const tileLine = 4;

/** Keeps the class names that the component uses. */
const plainClassNames: Plugin = {
  name: "plain-class-names",
  enforce: "pre",
  resolveId: (id) => (id.endsWith(".module.css") ? "\0class-names" : undefined),
  load: (id) => (id === "\0class-names" ? "export default new Proxy({}, { get: (_, name) => name });" : undefined),
};

export async function readShareArt(): Promise<ShareArt> {
  const wimy = await component("wimy", "Wimy");
  const tiles = await component("signal-tiles", "SignalTiles");
  return {
    wimy: ({ mood, color }, ink, box) => {
      const drawing = renderToStaticMarkup(createElement(wimy.Component, { mood, color }));
      const own = new RegExp(`\\[data-color="${color}"\\] \\{\\s*--skin: var\\(--([a-z-]+)\\)`).exec(wimy.css)?.[1];
      return placed(drawing, box, paint(wimy.css, { "--skin": `var(--${own})`, "--wimy-ink": ink }));
    },
    tiles: (seed, tone, { x, y, side, columns, rows }) => {
      const look = { seed, tone: "talavera", beacons: [], fade: "left" };
      const drawing = renderToStaticMarkup(createElement(tiles.Component, look));
      const shapes = drawing.match(/<path .*?<\/path>/g);
      const laid = drawing.match(/<use [^>]* y="\d+"><\/use>/g);
      if (!shapes || !laid) throw new Error("src/ui/signal-tiles/signal-tiles.tsx no dibuja su trama como antes");
      const place = `translate(${x} ${y})scale(${side / tileSide})`;
      const used = laid.filter((tile) => {
        const [, left, top] = /x="(\d+)" y="(\d+)"/.exec(tile) ?? [];
        return Number(left) < columns * tileSide && Number(top) < rows * tileSide;
      });
      const group = `<g fill="none" stroke="${tone}" stroke-width="${tileLine}" transform="${place}">`;
      return `<defs>${shapes.join("")}</defs>${group}${used.join("")}</g>`;
    },
  };
}

async function component(folder: string, name: string) {
  const file = `src/ui/${folder}/${folder}`;
  const { module } = await runnerImport<Record<string, ComponentType<Record<string, unknown>>>>(`./${file}.tsx`, {
    configFile: false,
    logLevel: "error",
    plugins: [plainClassNames],
  });
  const Component = module[name];
  if (!Component) throw new Error(`${file}.tsx no exporta ${name}`);
  return { Component, css: readFileSync(`${file}.module.css`, "utf8") };
}

const placed = (drawing: string, { x, y, width, height }: Box, css: string) =>
  drawing
    .replace("<svg ", `<svg x="${x}" y="${y}" width="${width}" height="${height}" `)
    .replace(">", `><style>${css}</style>`);

const isPaint = /^(fill|opacity|stroke(-width|-linecap|-linejoin)?):/;

/**
 * What a picture needs from a stylesheet: how things are painted on a screen, with the values of its variables.
 *
 * @param values - those of the variables that are not tokens.
 */
function paint(css: string, values: Readonly<Record<string, string>>): string {
  const colorOf = tokenColors();
  const resolved = (text: string): string =>
    text.replaceAll(/var\((--[a-z0-9-]+)(?:, (var\([^)]*\)))?\)/g, (_, name: string, other?: string) =>
      resolved(values[name] ?? other ?? colorOf(name.slice(2))),
    );
  const onScreen = css.replaceAll(/\/\*[\s\S]*?\*\/|@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, "");
  return [...onScreen.matchAll(/([^{}]+)\{([^{}]*)\}/g)]
    .map(([, selector = "", declarations = ""]) => {
      const own = declarations
        .split(";")
        .map((one) => one.trim())
        .filter((one) => isPaint.test(one));
      return own.length > 0 ? `${selector.trim()}{${own.map(resolved).join(";")}}` : "";
    })
    .join("");
}
