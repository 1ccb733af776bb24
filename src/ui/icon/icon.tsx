import type { ReactNode } from "react";
import styles from "./icon.module.css";

/** Path data of the star icon, also used by `Stars`. */
export const starPath = "M24 5l6 12.5 13.5 1.8-9.9 9.5 2.5 13.5L24 35.7l-12.1 6.6 2.5-13.5-9.9-9.5L18 17.5z";

/** Icons drawn on 48 x 48 units with one line width, in the colour of the surrounding text. */
const drawings = {
  antenna: <path d="M24 22v22M16 44h16M15 29a13 13 0 1 1 18 0M9 35a21 21 0 1 1 30 0" />,
  arrow: <path d="M6 24h35M28 10l14 14-14 14" />,
  card: <path d="M8 10h32a4 4 0 0 1 4 4v20a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V14a4 4 0 0 1 4-4zM4 20h40M12 30h10" />,
  check: <path d="M8 26l11 11L41 12" />,
  chevron: <path d="M10 17l14 14 14-14" />,
  clock: <path d="M24 4a20 20 0 1 0 0 40a20 20 0 0 0 0-40zM24 13v12l8 6" />,
  close: <path d="M10 10l28 28M38 10L10 38" />,
  copy: (
    <path d="M17 15h19l6 6v19a4 4 0 0 1-4 4H17a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4zM7 33a3 3 0 0 1-1-2V8a4 4 0 0 1 4-4h22" />
  ),
  download: <path d="M24 5v27M12 21l12 12 12-12M6 43h36" />,
  external: <path d="M27 6h15v15M41 7L22 26M36 28v10a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V16a4 4 0 0 1 4-4h10" />,
  gauge: <path d="M6 36a20 20 0 1 1 36 0M24 32l9-13" />,
  globe: <path d="M24 4a20 20 0 1 0 0 40a20 20 0 0 0 0-40zM4 24h40M24 4c12 12 12 28 0 40M24 4c-12 12-12 28 0 40" />,
  info: <path d="M24 4a20 20 0 1 0 0 40a20 20 0 0 0 0-40zM24 22v12M24 14v.01" />,
  mail: <path d="M8 9h32a4 4 0 0 1 4 4v22a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V13a4 4 0 0 1 4-4zM5 13l19 14 19-14" />,
  menu: <path d="M5 12h38M5 24h38M5 36h26" />,
  next: <path d="M17 8l16 16-16 16" />,
  pause: <path d="M15 9v30M33 9v30" />,
  people: (
    <path d="M17 9a7 7 0 1 0 0 14a7 7 0 0 0 0-14zM34 14a5 5 0 1 0 0 10a5 5 0 0 0 0-10zM4 40c0-16 26-16 26 0M31 30c7-1 13 3 13 10" />
  ),
  phone: <path d="M13 5l7 1 3 10-5 4c2 5 5 8 10 10l4-5 10 3 1 7c0 4-3 8-7 8C20 43 5 28 5 12c0-4 4-7 8-7z" />,
  play: <path d="M14 8v32l26-16z" />,
  previous: <path d="M31 8L15 24l16 16" />,
  search: <path d="M21 6a15 15 0 1 0 0 30a15 15 0 0 0 0-30zM32 32l11 11" />,
  shield: <path d="M24 4l16 6v12c0 11-7 18-16 22C15 40 8 33 8 22V10zM17 23l5 6l10-11" />,
  sim: <path d="M10 4h20l12 12v24a4 4 0 0 1-4 4H10a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zM15 24h18v12H15zM24 24v12" />,
  star: <path d={starPath} />,
  swap: <path d="M6 17h34l-9-10M42 31H8l9 10" />,
  warning: <path d="M24 5l20 36a1 1 0 0 1-1 2H5a1 1 0 0 1-1-2zM24 18v11M24 36v.01" />,
} as const satisfies Record<string, ReactNode>;

export type IconName = keyof typeof drawings;

export const iconNames = Object.keys(drawings) as IconName[];

type IconProps = {
  name: IconName;
  /** Size of the icon. `s`: next to text, 1.25 times its size; `m`: alone in a button; `l`: in a tile. */
  size?: "s" | "m" | "l";
};

/** A line icon. Always decorative, so its meaning must be in the text next to it. */
export function Icon({ name, size = "s" }: IconProps) {
  return (
    <svg className={styles.icon} data-size={size} viewBox="0 0 48 48" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}
