import type { ReactNode } from "react";
import { SampleMark } from "#ui/sample-mark/sample-mark.tsx";
import { Stack } from "#ui/stack/stack.tsx";
import styles from "./testimonial-section.module.css";

type TestimonialSectionProps = {
  heading: string;
  /** Sample mark and its sentence, if there are no real testimonials yet. */
  sample: { label: string; note: string } | undefined;
  children: ReactNode;
};

/** A section with testimonials, under a small heading that does not compete with them. */
export function TestimonialSection({ heading, sample, children }: TestimonialSectionProps) {
  return (
    <Stack gap={3}>
      <div className={styles.top}>
        <h2 className={styles.heading}>{heading}</h2>
        {sample && <SampleMark label={sample.label}>{sample.note}</SampleMark>}
      </div>
      {children}
    </Stack>
  );
}
