import { usePageContext } from "vike-react/usePageContext";
import { links } from "#content/links.ts";
import { metadataOf } from "./metadata.ts";

/** What every head holds beside title and description, which Vike writes. */
export function PageHead() {
  const { canonical, feed } = metadataOf(usePageContext());
  return (
    <>
      {canonical ? (
        <link rel="canonical" href={new URL(canonical, links.site).href} />
      ) : (
        <meta name="robots" content="noindex" />
      )}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" type="image/png" sizes="96x96" href="/favicon.png" />
    </>
  );
}
