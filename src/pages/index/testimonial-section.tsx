import type { ReactNode } from "react";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./testimonial-section.module.css";

type TestimonialSectionProps = {
  heading: string;
  /** Says that there are no real testimonials yet; then it is the section's largest text. */
  note: string | undefined;
  children: ReactNode;
};

/** A section with testimonials, under a small heading that does not compete with them. */
export function TestimonialSection({ heading, note, children }: TestimonialSectionProps) {
  return (
    <Stack gap={3}>
      <div>
        <h2 className={styles.heading} data-above={note && true}>
          {heading}
        </h2>
        {note && <p className={styles.heading}>{note}</p>}
      </div>
      {children}
    </Stack>
  );
}
