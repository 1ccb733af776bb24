import { usePageContext } from "vike-react/usePageContext";
import { toSiteUrl } from "#content/site/site-map/links.ts";
import { createMetadata, type ShareMetadata } from "./metadata.ts";
import { StructuredData } from "./structured-data.tsx";

/** Elements of every head, except the title and description that Vike writes. */
export function PageHead() {
  const { canonical, feed, share, data } = createMetadata(usePageContext());
  return (
    <>
      {canonical ? <link rel="canonical" href={toSiteUrl(canonical)} /> : <meta name="robots" content="noindex" />}
      {feed && <link rel="alternate" type="application/atom+xml" title={feed.title} href={feed.path} />}
      <meta name="color-scheme" content="light dark" />
      <meta name="theme-color" content="#fff8ec" media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content="#150f24" media="(prefers-color-scheme: dark)" />
      <meta name="format-detection" content="telephone=no" />
      <link rel="icon" type="image/png" sizes="96x96" href="/favicon.png" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/manifest.webmanifest" />
      {share && <ShareTags {...share} />}
      {data && <StructuredData data={data} />}
    </>
  );
}

/** Open Graph tags, except the title and description that Vike writes; and the card format on X. Source: ogp.me. */
function ShareTags({ url, siteName, image }: ShareMetadata) {
  return (
    <>
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={siteName} />
      <meta property="og:locale" content="es_MX" />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={image.url} />
      <meta property="og:image:type" content={image.type} />
      <meta property="og:image:width" content={`${image.width}`} />
      <meta property="og:image:height" content={`${image.height}`} />
      <meta property="og:image:alt" content={image.alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
