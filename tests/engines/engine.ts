/** A browser as the journeys use it: one window with one page, operated as a visitor does, by pointer and keyboard. */
export type Engine = {
  /** Until the page has loaded. */
  open(url: string): Promise<void>;
  /** Runs in the page, with arguments and an answer that JSON can carry. */
  evaluate<Args extends readonly unknown[], Answer>(read: (...args: Args) => Answer, ...args: Args): Promise<Answer>;
  /** A click of the pointer there, in CSS pixels of the window. */
  clickAt(point: Point): Promise<void>;
  /** Where the focus is. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  back(): Promise<void>;
  /** Chooses all that the field with the focus holds. */
  selectAll(): Promise<void>;
  /** Of the page without the browser's own bars, in CSS pixels. */
  resize(size: Size): Promise<void>;
  /** PNG of what can be seen. */
  screenshot(): Promise<Buffer>;
  /** What the browser has complained about since it started: errors and warnings on the console and of pages. */
  complaints(): Promise<string[]>;
  stop(): Promise<void>;
};

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export type Key = "ArrowLeft" | "ArrowRight" | "End" | "Enter" | "Escape" | "Home" | "Space" | "Tab";

export type EngineSettings = {
  /** Without it pages run no script of theirs; tests can still look into them. */
  withScript: boolean;
  scheme: "light" | "dark";
  /** A proxy for everything that does not go to this machine: its host and port. */
  outside: string;
};

/** What every window of the tests says of its visitor. */
export const visitor = { language: "es-MX", timeZone: "America/Mexico_City" } as const;
