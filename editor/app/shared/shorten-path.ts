/** Shortens the path of a field to its first and last two steps: `Oferta 1 («…») › … › Precio › Legend`. */
export function shortenPath(words: string): string {
  const steps = words.split(" › ");
  const [first = ""] = steps;
  return steps.length > maxSteps ? [first, "…", ...steps.slice(-2)].join("\u00a0› ") : words;
}

const maxSteps = 4;
