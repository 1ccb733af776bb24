import type { ComponentProps } from "react";
import { headerCopy } from "#content/site/site-map/navigation.ts";
import { ButtonLink } from "#ui/button/button.tsx";

type DownloadLinkProps = Required<Pick<ComponentProps<typeof ButtonLink>, "variant">>;

/** The link 'Descarga la App': on a phone, to the visitor's app store; elsewhere, to the download section. */
export function DownloadLink({ variant }: DownloadLinkProps) {
  const { href, label } = headerCopy.download;
  return (
    <ButtonLink href={href} variant={variant} wide data-store-link>
      {label}
    </ButtonLink>
  );
}
