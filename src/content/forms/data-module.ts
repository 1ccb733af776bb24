/**
 * A file of `src/content/data`: a module whose body is JSON, because Vike's configuration follows modules and not JSON.
 * The editor writes it, so there is one way to write it.
 */
const before = "export const data = ";
const after = ";\n";

/** The text of the file that holds these data. */
export function dataModule(data: unknown): string {
  return `${before}${JSON.stringify(data, undefined, 2)}${after}`;
}

/** @throws {SyntaxError} in Spanish, if the text is not such a module. */
export function dataIn(text: string): unknown {
  const body = text.trimEnd();
  if (!body.startsWith(before) || !body.endsWith(";"))
    throw new SyntaxError(`tiene que empezar con «${before}» y terminar con punto y coma`);
  try {
    return JSON.parse(body.slice(before.length, -1));
  } catch (error) {
    throw new SyntaxError(`no es JSON: ${error instanceof Error ? error.message : error}`);
  }
}
