import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./testimonial-section.module.css";

type TestimonialSectionProps = {
  heading: string;
  /** Says that there are no real testimonials yet. */
  note?: string;
  children: ReactNode;
};

/** A section with testimonials, or with what can be checked until there are some. */
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
