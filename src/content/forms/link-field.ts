import { z } from "zod";
import { siteAddresses } from "#content/site/site-addresses.ts";
import type { SitePath } from "#content/site/site-page.ts";

const paths: ReadonlySet<string> = new Set(siteAddresses.map(({ path }) => path));

const isOurs = (address: string): address is SitePath => paths.has(address.split("#")[0] ?? "");

/** The address of a page of the site, with or without an anchor. */
export const pageField = z
  .string({ error: "falta la página" })
  .refine(isOurs, { error: ({ input }) => `no hay una página «${input}» en el sitio` })
  .meta({ title: "Página", description: "Empieza con una diagonal: /membresias" });
