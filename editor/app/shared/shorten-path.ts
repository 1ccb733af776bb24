/** Shortens the path of a field to its first and last two steps: `Oferta 1 («…») › … › Precio › Legend`. */
export function shortenPath(label: string): string {
  const steps = label.split(" › ");
  const [first = ""] = steps;
  return steps.length > maxSteps ? [first, "…", ...steps.slice(-2)].join("\u00a0› ") : label;
}

const maxSteps = 4;
