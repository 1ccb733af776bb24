// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Stars } from "./stars.tsx";

test("fills a fraction of the star without its margins, and has the rating as its accessible name", () => {
  render(<Stars value={4.4} label="4.4 de 5 estrellas" />);
  const stars = screen.getByRole("img", { name: "4.4 de 5 estrellas" });
  // Four squares of 48, the margin of the fifth star, and 0.4 of its 39.
  expect(Number(stars.querySelector("clipPath rect")?.getAttribute("width"))).toBeCloseTo(4 * 48 + 4.5 + 0.4 * 39);
});
