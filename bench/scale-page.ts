/** `docs/performance-scale.md`: `npm run bench:build` writes its first part, `npm run bench:load` its second. */
export const scalePage = {
  file: "docs/performance-scale.md",
  opening: `# Scale, as measured

How the build grows with the site, and how the built site answers under load. Times belong to the machine that is named with
them; what holds on any machine are the ratios and exponents.
`,
  parts: { build: "Building", load: "Serving" },
} as const;
