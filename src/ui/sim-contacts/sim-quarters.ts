import type { simContactPaths } from "./sim-contacts.ts";

type Quarter = {
  question: keyof typeof simContactPaths;
  body: string;
  rim: string;
  dots: string;
  x: number;
  y: number;
};

/**
 * The quarters of a plastic SIM, from left to right and from top to bottom. `x` and `y` are the position of the large
 * word.
 */
export const simQuarters: readonly Quarter[] = [
  {
    question: "phone",
    body: "M20 0H200V262H0V20A20 20 0 0 1 20 0z",
    rim: "M200 0H20A20 20 0 0 0 0 20V262",
    dots: "M20 8H198V260H8V20z",
    x: 130,
    y: 204,
  },
  {
    question: "place",
    body: "M199 0H292L400 108V262H199z",
    rim: "M200 0H292L400 108V262",
    dots: "M202 8H288L392 112V260H202z",
    x: 270,
    y: 204,
  },
  {
    question: "plan",
    body: "M0 261H200V490H20A20 20 0 0 1 0 470z",
    rim: "M0 262V470A20 20 0 0 0 20 490H200",
    dots: "M8 264H198V482H8z",
    x: 130,
    y: 328,
  },
  {
    question: "number",
    body: "M199 261H400V470A20 20 0 0 1 380 490H199z",
    rim: "M400 262V470A20 20 0 0 1 380 490H200",
    dots: "M202 264H392V482H202z",
    x: 270,
    y: 328,
  },
];
