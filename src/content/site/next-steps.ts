/** Links to the possible next steps after a tool's answer. */
import { headerCopy } from "./navigation.ts";
import { hrefTo } from "./site-map.ts";
import type { SitePath } from "./site-page.ts";

/** A link, or undefined if its page is not published. */
function linkTo(label: string, to: SitePath) {
  const href = hrefTo(to);
  return href && { label, href };
}

const { label, href } = headerCopy.download;

export const nextSteps = {
  app: { label, href },
  renew: { label: "Renueva en la app", href },
  port: linkTo("Trae tu número", "/portabilidad"),
  memberships: linkTo("Compara las membresías", "/membresias"),
} as const;
