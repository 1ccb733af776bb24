/** `npm run serve`: serves the built site. */
import { getErrorMessage } from "#domain/text/error-message.ts";
import { readProcessSettings } from "./server-settings.ts";

try {
  const settings = readProcessSettings();
  // Imports the module dynamically, because it throws on load if a configured value is wrong, and `catch` reports that.
  const { serveBuiltSite } = await import("./serve.ts");
  await serveBuiltSite(settings);
} catch (error) {
  console.error(getErrorMessage(error));
  process.exitCode = 1;
}
