/**
 * Kind of a page's opening. `sell`: a scene with an object; `act`: the page's tool; `help`: a compact band with the
 * search; `celebrate`: a filled band; `read`: only text. See docs/decisions/0076.
 */
type OpeningKind = "sell" | "act" | "help" | "read" | "celebrate";

/** The lists that can contain a page: the main pages of `/mapa-del-sitio`, the index `/legal`. */
export type PageListName = "main" | "legal";

export type SitePath = `/${string}`;

export type SitePage = {
  path: SitePath;
  /** Title for the tab and search results; see {@link titleSuffix}. */
  title: string;
  description: string;
  /** Search terms that are not, or not prominently, on the page; see `synonyms.ts` of `src/content/data`. */
  asked?: string;
  /** Label in lists of links, if the title is too long. */
  nav?: string;
  opening: OpeningKind;
  lists: readonly PageListName[];
  /** Whether search engines may index the page. */
  isIndexed: boolean;
  /** Parent in the breadcrumbs; omitted if the parent is home. */
  parent?: SitePath;
  /** The canonical page, if this page is a duplicate. */
  canonical?: SitePath;
  /** Set to `on-demand` if no file is built, because the server renders the page in response to a form. */
  served?: "on-demand";
};

/** The layout appends this suffix to every title except the home page's. */
export const titleSuffix = " | wim";

/** Maximum length of a title in characters, including the suffix. */
export const titleLimit = 60;

/** Limits of a description's length, in characters. */
export const descriptionLimits = { min: 70, max: 160 } as const;

/** Values that a page's row may omit. */
export const pageDefaults = { opening: "read", lists: [], isIndexed: true } as const;

/** A page's row in the site map. Title and description are in the data, unless they depend on the configuration. */
export type PageRow = Omit<SitePage, "title" | "description" | keyof typeof pageDefaults> &
  Partial<Pick<SitePage, "title" | "description" | keyof typeof pageDefaults>>;

/** A row with all defaults. Its title and description may still be missing. */
export type UntitledPage = PageRow & Pick<SitePage, keyof typeof pageDefaults>;
