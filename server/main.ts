/** `npm run serve`: serves the built site. */
import { messageOf } from "./error-message.ts";
import { serve } from "./serve.ts";
import { processSettings } from "./server-settings.ts";

try {
  await serve(processSettings());
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
