import type { ComponentProps } from "react";
import { headerCopy } from "#content/site/navigation.ts";
import { ButtonLink } from "#ui/button/button.tsx";

type DownloadLinkProps = Required<Pick<ComponentProps<typeof ButtonLink>, "variant">>;

/** 'Descarga la App': on a phone it opens the visitor's store, elsewhere it goes to the download section. */
export function DownloadLink({ variant }: DownloadLinkProps) {
  const { href, label } = headerCopy.download;
  return (
    <ButtonLink href={href} variant={variant} wide data-store-link>
      {label}
    </ButtonLink>
  );
}
