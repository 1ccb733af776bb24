import type { ComponentProps } from "react";
import styles from "./bare-disclosure.module.css";
import { Disclosure } from "./disclosure.tsx";

/** A disclosure without a box around it, for rows of a list that has one. */
export function BareDisclosure(props: Omit<ComponentProps<typeof Disclosure>, "bareClass">) {
  return <Disclosure {...props} bareClass={styles.bare} />;
}
