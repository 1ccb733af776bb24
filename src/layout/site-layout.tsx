import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { footerColumns, footerCopy, headerCopy, headerLinks, socialLinks } from "#content/navigation.ts";
import "#styles/tokens.css";
import "#styles/global.css";
import "#styles/print.css";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import styles from "./site-layout.module.css";

/** Header, the page, footer. The page brings its own headings and sections. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { urlPathname } = usePageContext();
  return (
    <div className={styles.site}>
      <SiteHeader links={headerLinks()} copy={headerCopy} current={urlPathname} />
      <main className={styles.main} id="contenido" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter columns={footerColumns()} social={socialLinks} copy={footerCopy} />
    </div>
  );
}
