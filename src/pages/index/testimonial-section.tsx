import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./testimonial-section.module.css";

type TestimonialSectionProps = {
  heading: string;
  /** Note that there are no real testimonials yet. */
  note?: string;
  children: ReactNode;
};

/** A section with testimonials or, until there are some, with facts that visitors can check. */
export function TestimonialSection({ heading, note, children }: TestimonialSectionProps) {
  return (
    <Stack gap={3}>
      <div>
        <h2 className={styles.heading}>{heading}</h2>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {children}
    </Stack>
  );
}
