import type { ReactNode } from "react";
import { usePageContext } from "vike-react/usePageContext";
import { simPath, simTokenCopy } from "#content/sim/sim-progress.ts";
import {
  buildDownloadLink,
  buildPhoneMenu,
  footerCopy,
  footerLinkColumns,
  headerCopy,
  headerLinks,
  socialLinks,
} from "#content/site/site-map/navigation.ts";
import { resolveHref } from "#content/site/site-map/site-map.ts";
import "#styles/tokens.css";
import "#styles/global.css";
import "#styles/cut.css";
import "#styles/print.css";
import { galleryPage } from "./head/metadata.ts";
import { SiteHeader } from "./header/site-header.tsx";
import { IslandError } from "./islands/island-error.tsx";
import { OfflineNote } from "./offline-note.tsx";
import { SiteFooter } from "./site-footer.tsx";
import styles from "./site-layout.module.css";

/** Header, page and footer. The page contains its own headings and sections. */
export function SiteLayout({ children }: { children: ReactNode }) {
  const { urlPathname, is404 } = usePageContext();
  const isGallery = urlPathname === galleryPage.path;
  const isInSiteMap = !is404 && !isGallery;
  return (
    <div className={styles.site}>
      <SiteHeader
        links={headerLinks}
        menu={buildPhoneMenu()}
        copy={headerCopy}
        download={buildDownloadLink(urlPathname)}
        token={{ ...simTokenCopy, href: resolveHref(simPath), isCurrent: urlPathname === simPath }}
        current={urlPathname}
      />
      <main className={styles.main} id="contenido" tabIndex={-1}>
        {children}
        {isInSiteMap && <OfflineNote path={urlPathname} />}
      </main>
      <SiteFooter columns={footerLinkColumns} social={socialLinks} copy={footerCopy} />
      <IslandError />
    </div>
  );
}
