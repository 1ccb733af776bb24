import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { footerColumns, footerCopy, headerCopy, headerLinks, socialLinks } from "#content/navigation.ts";
import { hasPublished, type IsPublished } from "#content/site-map.ts";
import "#styles/tokens.css";
import "#styles/global.css";
import "#styles/print.css";
import { gallery } from "./metadata.ts";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./site-layout.module.css";

/** Header, the page, footer. The page brings its own headings and sections. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext();
  // The gallery shows header and footer with every link, also of pages that are still to come.
  const isShown: IsPublished = urlPathname === gallery.path ? () => true : hasPublished;
  return (
    <div className={styles.site}>
      <SiteHeader links={headerLinks(isShown)} copy={headerCopy} current={urlPathname} />
      <main className={styles.main} id="contenido" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter columns={footerColumns(isShown)} social={socialLinks} copy={footerCopy} />
    </div>
  );
}
