/** `docs/performance-scale.md`: `npm run bench:build` writes its first part, `npm run bench:load` its second. */
export const scalePage = {
  file: "docs/performance-scale.md",
  opening: `# Scale, as measured

How the build grows with the site, and how the built site performs under load. Times are for the machine named with them;
ratios and exponents hold on any machine.
`,
  parts: { build: "Building", load: "Serving" },
} as const;
