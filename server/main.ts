/** `npm run serve`: serves the built site. */
import { messageOf } from "./http/error-message.ts";
import { processSettings } from "./server-settings.ts";

try {
  const settings = processSettings();
  // Imported dynamically, because a module throws on load if a value of the site is wrong.
  const { serve } = await import("./serve.ts");
  await serve(settings);
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
