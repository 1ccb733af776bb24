/** Formats a Markdown table, also readable in a terminal. */
export function formatMarkdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const row = (line: readonly string[]) =>
    `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`;
  return [row(headings), `| ${widths.map((width) => "-".repeat(width)).join(" | ")} |`, ...rows.map(row)].join("\n");
}
