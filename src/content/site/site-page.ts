/**
 * How a page opens: `sell` a scene with an object, `act` the tool itself, `help` a compact band with the search, `read` the
 * bare paper, `celebrate` a filled band. See docs/decisions/0076.
 */
type MastheadFamily = "sell" | "act" | "help" | "read" | "celebrate";

/** Where a page is listed: header, footer, the page `/mapa-del-sitio`, the index `/legal`. */
export type PageList = "header" | "footer" | "sitemap" | "legal";

export type SitePath = `/${string}`;

export type SitePage = {
  path: SitePath;
  /** Its own words for the tab and search results; see {@link titleSuffix}. */
  title: string;
  description: string;
  /** Words that people search for it by and that it does not use, or not first; see `synonyms.ts` of `src/content/data`. */
  asked?: string;
  /** Its name in lists of links, where the title is too long. */
  nav?: string;
  opening: MastheadFamily;
  lists: readonly PageList[];
  /** Whether the page is on the site; links to an unpublished page are left out. */
  published: boolean;
  /** Whether search engines may index it. */
  indexed: boolean;
  /** The page above this one in the breadcrumbs; left out if that is home. */
  parent?: SitePath;
  /** The page of which this one is a second address. */
  canonical?: SitePath;
  /** `on-demand`: no file is built, the server renders it as its answer to a form. */
  served?: "on-demand";
};

/** The layout puts it after every title except the home page's, which stands alone. */
export const titleSuffix = " | wim";

/** Characters, suffix included. */
export const titleLimit = 60;

/** Characters. */
export const descriptionLimits = { least: 70, most: 160 } as const;

/** What a page is unless its row says otherwise. */
export const pageDefaults = { opening: "read", lists: [], published: true, indexed: true } as const;

/** A page as the site map lists it; its words are elsewhere, unless the configuration decides them. */
export type PageRow = Omit<SitePage, "title" | "description" | keyof typeof pageDefaults> &
  Partial<Pick<SitePage, "title" | "description" | keyof typeof pageDefaults>>;

/** A page without its words. */
export type PageAddress = PageRow & Pick<SitePage, keyof typeof pageDefaults>;
