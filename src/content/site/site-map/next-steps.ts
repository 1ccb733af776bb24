/** Links to the possible next steps after a tool's answer. */
import { headerCopy } from "./navigation.ts";
import { buildPageLink } from "./site-map.ts";

const { label, href } = headerCopy.download;

export const nextSteps = {
  app: { label, href },
  renew: { label: "Renueva en la app", href },
  port: buildPageLink({ label: "Trae tu número", to: "/portabilidad" }),
  memberships: buildPageLink({ label: "Compara las membresías", to: "/membresias" }),
} as const;
