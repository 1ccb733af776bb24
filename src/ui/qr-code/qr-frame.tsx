import type { ReactNode } from "react";
import styles from "./qr-frame.module.css";

type QrFrameProps = {
  /** Instructions for the code. */
  caption: string;
  /** `beside`: a small card for use next to a button, with the instructions at the code's right. */
  layout?: "below" | "beside" | undefined;
  /** A `QrDrawing`, or several of which the page shows one. */
  children: ReactNode;
};

/** The card of a QR code: dark on white, on any background. */
export function QrFrame({ caption, layout = "below", children }: QrFrameProps) {
  return (
    <figure className={styles.frame} data-cut="object" data-layout={layout}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
