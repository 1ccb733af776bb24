// @vitest-environment jsdom
import { within } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Carousel } from "./carousel.tsx";

const copy = {
  role: "carrusel",
  previous: "Anterior",
  next: "Siguiente",
  pause: "Pausar",
  play: "Reproducir",
  paused: "En pausa",
  playing: "En movimiento",
  slidePosition: "{n} de {total}",
};

function renderCarousel(autoplayMs?: number) {
  const page = document.createElement("div");
  page.innerHTML = renderToString(
    <Carousel
      label="Opiniones"
      slidesPerView={3}
      autoplayMs={autoplayMs}
      copy={copy}
      slides={["uno", "dos", "tres"].map((word) => ({ key: word, content: <p>{word}</p> }))}
    />,
  );
  return page;
}

test("shows every slide without script, each with its position", () => {
  const page = within(renderCarousel());
  for (const [index, word] of ["uno", "dos", "tres"].entries())
    expect(page.getByRole("group", { name: `${index + 1} de 3` }).textContent).toBe(word);
});

test("can be scrolled by keyboard without script, and has an accessible role", () => {
  const page = renderCarousel();
  const region = within(page).getByRole("region", { name: "Opiniones" });
  expect(region.getAttribute("aria-roledescription")).toBe("carrusel");
  expect(region.querySelector("[tabindex='0']")?.hasAttribute("aria-label")).toBe(false);
});

test("has a pause button only if it plays by itself", () => {
  expect(within(renderCarousel()).queryByLabelText("Pausar")).toBeNull();
  expect(within(renderCarousel(5_500)).getByLabelText("Pausar")).toBeDefined();
});
