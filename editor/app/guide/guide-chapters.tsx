/** The pages of the guide as React nodes. This module is loaded on demand. */
import { toJsxRuntime } from "hast-util-to-jsx-runtime";
import type { ReactNode } from "react";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { guidePages } from "#editor/guide/guide-pages.ts";
import type { StaffGuidePage } from "#editor/guide/read-guide-page.ts";

export type RenderedGuidePage = Omit<StaffGuidePage, "tree"> & { body: ReactNode };

export const renderedGuidePages: readonly RenderedGuidePage[] = guidePages.map(({ tree, ...page }) => ({
  ...page,
  body: toJsxRuntime(tree, { Fragment, jsx, jsxs }),
}));
