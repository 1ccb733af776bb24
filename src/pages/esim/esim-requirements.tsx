import type { ReactNode } from "react";
import { Columns } from "#ui/columns/columns.tsx";
import { Notice } from "#ui/notice/notice.tsx";
import { SectionHeading } from "#ui/section-heading/section-heading.tsx";
import { TickList } from "#ui/tick-list/tick-list.tsx";

type EsimRequirementsProps = {
  heading: ReactNode;
  sub: string;
  /** Conditions for installing an eSIM; a point may have no link. */
  points: readonly { text: string; link?: { label: string; href: string } | undefined }[];
  lockedPhone: { heading: string; text: string };
};

/** The conditions for installing an eSIM, and advice for a locked phone. */
export function EsimRequirements({ heading, sub, points, lockedPhone }: EsimRequirementsProps) {
  return (
    <Columns
      content={
        <>
          <SectionHeading sub={sub}>{heading}</SectionHeading>
          <TickList
            items={points.map(({ text, link }) => (
              <>
                {text} {link && <a href={link.href}>{link.label}</a>}
              </>
            ))}
          />
        </>
      }
      aside={
        <Notice tone="info" title={lockedPhone.heading} headingLevel={3}>
          <p>{lockedPhone.text}</p>
        </Notice>
      }
    />
  );
}
