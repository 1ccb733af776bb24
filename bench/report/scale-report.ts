/** The report `docs/performance-scale.md`. `bench:build`, `bench:load` and `bench:leads` write one part each. */
export const scaleReport = {
  file: "docs/performance-scale.md",
  opening: `# Scale, as measured

How the build grows with the site, and how the built site performs under load. Times are for the machine named with them;
ratios and exponents hold on any machine.
`,
  parts: { build: "Building", load: "Serving", leads: "Storing leads" },
} as const;
