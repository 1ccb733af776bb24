/**
 * The format of the files of `src/content/data`: a module whose body is JSON, because Vike's configuration tracks
 * modules but not JSON files. The editor writes these files, so there is one canonical form.
 */
import { getErrorMessage } from "#domain/text/error-message.ts";

const modulePrefix = "export const data = ";
const moduleSuffix = ";\n";

export function formatDataModule(data: unknown): string {
  return `${modulePrefix}${JSON.stringify(data, undefined, 2)}${moduleSuffix}`;
}

/** @throws {SyntaxError} in Spanish, if the text does not have this format. */
export function parseDataModule(text: string): unknown {
  const body = text.trimEnd();
  if (!body.startsWith(modulePrefix) || !body.endsWith(";"))
    throw new SyntaxError(`tiene que empezar con «${modulePrefix}» y terminar con punto y coma`);
  try {
    return JSON.parse(body.slice(modulePrefix.length, -1));
  } catch (error) {
    throw new SyntaxError(`no es JSON: ${getErrorMessage(error)}`);
  }
}
