import { correction, generate } from "lean-qr";
import { toSvgPath } from "lean-qr/extras/svg";
import styles from "./qr-code.module.css";

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

/** Quiet zone around the code, in modules; the frame's padding widens it. */
const quietZoneModules = 2;

/** A QR code for an address, generated at build time: dark on white, on any background. */
export function QrCode({ address, label, caption, layout = "below" }: QrCodeProps) {
  const code = generate(address, { minCorrectionLevel: correction.M });
  const side = code.size + 2 * quietZoneModules;
  return (
    <figure className={styles.frame} data-cut="object" data-layout={layout}>
      <svg
        viewBox={`${-quietZoneModules} ${-quietZoneModules} ${side} ${side}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <path d={toSvgPath(code)} />
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
