import styles from "./qr-code.module.css";
import { traceQrCode } from "./trace-qr-code.ts";

type QrCodeProps = {
  /** Address opened by the camera. */
  address: string;
  /** Purpose of the code, for screen readers. */
  label: string;
  /** Instructions below the code. */
  caption: string;
  /** `beside`: a small card for use next to a button, with the instructions at the code's right. */
  layout?: "below" | "beside";
};

/** A QR code for an address, generated at build time: dark on white, on any background. */
export function QrCode({ address, label, caption, layout = "below" }: QrCodeProps) {
  const { viewBox, d } = traceQrCode(address);
  return (
    <figure className={styles.frame} data-cut="object" data-layout={layout}>
      <svg viewBox={viewBox} role="img" aria-label={label} shapeRendering="crispEdges">
        <path d={d} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
