import type { ReactNode } from "react";
import { ButtonLink } from "#ui/button/button.tsx";
import { Section } from "#ui/section/section.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./site-search.module.css";

type SiteSearchTopicsProps = {
  /** The section with all topics. */
  children: ReactNode;
  /** Anchor of the few links that replace the topics when there are results. */
  id: string;
  /** Heading of these links. */
  heading: string;
  exits: readonly { label: string; href: string }[];
};

/** All topics while no query has results, otherwise a few links. Only CSS switches between them. */
export function SiteSearchTopics({ children, id, heading, exits }: SiteSearchTopicsProps) {
  return (
    <>
      <div className={styles.topics}>{children}</div>
      <div className={styles.doors}>
        <Section id={id} ground="soft">
          <Stack gap={2} data-tool>
            <h2 className={styles.title}>{heading}</h2>
            <p className={styles.actions}>
              {exits.map(({ label, href }) => (
                <ButtonLink key={href} variant="quiet" href={href}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </Stack>
        </Section>
      </div>
    </>
  );
}
