/** Where a page is listed: header, footer, the page `/mapa-del-sitio`, the index `/legal`. */
export type PageList = "header" | "footer" | "sitemap" | "legal";

export type SitePath = `/${string}`;

export type SitePage = {
  path: SitePath;
  /** Own words for the tab and the results of a search; see {@link titleSuffix}. */
  title: string;
  description: string;
  /** How lists of links call it, where the title is too long. */
  nav?: string;
  lists: readonly PageList[];
  /** Whether the site has it; links to a page that is not there yet are left out. */
  published: boolean;
  /** Whether search engines may keep it. */
  indexed: boolean;
  /** The page above this one in the trail of crumbs; home's, which is above all, is not named. */
  parent?: SitePath;
  /** The page of which this one is a second address. */
  canonical?: SitePath;
  /** `on-demand`: no file is built, the server renders it as its answer to a form. */
  served?: "on-demand";
};

/** The layout puts it after every title but the home page's, which stands alone. */
export const titleSuffix = " | wim";

/** Characters, suffix included. */
export const titleLimit = 60;

/** Characters. */
export const descriptionLimits = { least: 70, most: 160 } as const;
