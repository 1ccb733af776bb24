import { siteAddresses } from "#content/site/site-addresses.ts";
import type { SitePath } from "#content/site/site-page.ts";
import { nearestTo } from "#domain/nearest.ts";
import { written } from "./form-fields.ts";

const paths: ReadonlySet<string> = new Set(siteAddresses.map(({ path }) => path));

const isOurs = (address: string): address is SitePath =>
  /^[^#]*(?:#[\w-]+)?$/.test(address) && paths.has(address.split("#")[0] ?? "");

/** The address of a page of the site, with or without an anchor. */
export const pageField = written("falta la página")
  .refine(isOurs, {
    error: ({ input }) => {
      const nearest = nearestTo(String(input), [...paths]);
      return `no hay una página «${input}» en el sitio${nearest ? `: lo más parecido es «${nearest}»` : ""}`;
    },
  })
  .meta({
    title: "Página",
    description: "Escribe parte de su nombre o de su dirección, y elígela de la lista.",
    widget: "page",
  });
