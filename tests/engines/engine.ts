/** A browser for journeys: one window with one page, operated by pointer and keyboard like a visitor's. */
export type Engine = {
  /** Resolves once the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs a function in the page; arguments and result must be serializable as JSON. */
  evaluate<Args extends readonly unknown[], Answer>(read: (...args: Args) => Answer, ...args: Args): Promise<Answer>;
  /** Clicks at a point, in CSS pixels of the window. */
  clickAt(point: WindowPoint): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** Selects everything in the focused field. */
  selectAll(): Promise<void>;
  /** @param size - size of the page without the browser's bars, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** @returns a PNG of the visible part of the page. */
  screenshot(): Promise<Buffer>;
  /** Lists errors and warnings of the console and of pages since the browser's start. */
  reportedProblems(): Promise<string[]>;
  stop(): Promise<void>;
};

export type WindowPoint = { x: number; y: number };
export type Size = { width: number; height: number };

export type Key = "ArrowLeft" | "ArrowRight" | "End" | "Enter" | "Escape" | "Home" | "Space" | "Tab";

export type EngineSettings = {
  /** If false, the pages' scripts do not run, but tests can still inspect the pages. */
  withScript: boolean;
  scheme: "light" | "dark";
  /** Host and port of a proxy for all requests to other hosts than the site's. */
  proxyAddress: string;
};

/** Locale and time zone of every test window. */
export const visitorLocale = { language: "es-MX", timeZone: "America/Mexico_City" } as const;
