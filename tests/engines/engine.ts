/** A browser as the journeys use it: one window with one page, operated as a visitor does, by pointer and keyboard. */
export type Engine = {
  /** Resolves once the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs in the page, with arguments and an answer that JSON can carry. */
  evaluate<Args extends readonly unknown[], Answer>(read: (...args: Args) => Answer, ...args: Args): Promise<Answer>;
  /** Clicks there with the pointer, in CSS pixels of the window. */
  clickAt(point: Point): Promise<void>;
  /** Types where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** Selects everything in the focused field. */
  selectAll(): Promise<void>;
  /** The size of the page without the browser's own bars, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** PNG of what is visible. */
  screenshot(): Promise<Buffer>;
  /** What the browser has complained about since it started: errors and warnings on the console and of pages. */
  complaints(): Promise<string[]>;
  stop(): Promise<void>;
};

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export type Key = "ArrowLeft" | "ArrowRight" | "End" | "Enter" | "Escape" | "Home" | "Space" | "Tab";

export type EngineSettings = {
  /** Without it, pages run none of their script; tests can still inspect them. */
  withScript: boolean;
  scheme: "light" | "dark";
  /** Host and port of a proxy for everything that does not go to this machine. */
  outside: string;
};

/** What every window of the tests says about its visitor. */
export const visitor = { language: "es-MX", timeZone: "America/Mexico_City" } as const;
