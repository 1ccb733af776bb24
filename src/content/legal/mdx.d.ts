/** A legal text, compiled: see `documents/mdx-options.ts`. */
declare module "*.mdx" {
  import type { ComponentType } from "react";
  import type { Clause } from "#domain/legal-text.ts";

  /** The front matter between the `---` lines, unchecked. */
  export const frontmatter: unknown;
  export const clauses: readonly Clause[];
  /** The text; `components` replaces elements by name. */
  const Text: ComponentType<{ components?: Readonly<Record<string, unknown>> }>;
  export default Text;
}
